import { say } from '@lib/words.svelte';

import type { OverviewPart } from '../module';

const TURN: [string, string][] = [
  ['ta-card-first', 'ta-card-first-how'],
  ['ta-card-single', 'ta-card-single-how'],
  ['ta-card-double', 'ta-card-double-how'],
  ['ta-card-network', 'ta-card-network-how'],
  ['ta-card-ahead', 'ta-card-ahead-how'],
];
const ROUND: [string, string][] = [
  ['ta-card-end', 'ta-card-end-how'],
  ['ta-card-lost', 'ta-card-lost-how'],
  ['ta-card-barrier', 'ta-card-barrier-how'],
];

const row = ([term, words]: [string, string]): [string, string] => [say(term), say(words)];

/** TA-2, TA-4: what a turn may hold and what is lost. */
export const overview = (): OverviewPart[] => [
  { title: say('ta-card-turn'), rows: TURN.map(row) },
  { title: say('ta-card-round'), rows: ROUND.map(row) },
];
