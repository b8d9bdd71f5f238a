/** Cards of the lobby for tests: a new table of TransAmerica, but for what a test changes. */

import type { TableCard } from '../src/lib/lobby.svelte';

export const ANNA = {
  kind: 'person',
  name: 'Anna',
  person: 1,
  level: null,
  away: false,
  left: '',
} as const;

export const tableCard = (change: Partial<TableCard> = {}): TableCard => ({
  id: 'a',
  game: 'transamerica',
  options: {},
  status: 'open',
  private: false,
  onlookers: true,
  talk: true,
  hints: true,
  hot_seat: false,
  analysis: false,
  lesson: false,
  pace: { move: 0, reserve: 0, timeout: 'bot' },
  owner: null,
  number: 0,
  to_act: 0,
  made: 0,
  moved: 0,
  parent: null,
  result: null,
  seats: [],
  ...change,
});
