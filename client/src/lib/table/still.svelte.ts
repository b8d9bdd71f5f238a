/** A table that nobody plays at: a position to look at, drawn by its title's own parts. */

import type { About, TableFrame } from '../protocol';
import { Table } from '../table.svelte';
import { words } from '../words.svelte';

export interface Position {
  game: string;
  /** Whose eyes it is seen with. */
  seat: number;
  names: string[];
  view: unknown;
}

export class StillTable extends Table {
  constructor(position: Position) {
    super('', words.language, null, false);
    this.receive(frameOf(position, 0));
  }

  /** The same table a moment later. */
  show(position: Position): void {
    this.receive(frameOf(position, this.number + 1));
  }
}

/** Nobody may act and nobody is asked anything: the one who looks is an onlooker with a seat's view. */
function frameOf({ game, names, view }: Position, number: number): TableFrame {
  const seats = names.map((name) => ({
    name,
    kind: 'person' as const,
    level: null,
    away: false,
    mine: false,
    left: '' as const,
  }));
  const about: About = {
    id: '',
    game,
    version: 0,
    options: {},
    onlookers: true,
    talk: false,
    hints: false,
    hot_seat: false,
    private: true,
    lesson: false,
    study: null,
    pace: { move: 0, reserve: 0, timeout: 'bot' },
    made: 0,
  };
  return {
    type: 'table',
    status: 'playing',
    number,
    since: number,
    seat: null,
    seats,
    to_act: null,
    log: [],
    talk: [],
    view,
    legal: [],
    undo: null,
    about,
  };
}
