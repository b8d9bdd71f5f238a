/** What travels between page and server; docs/http.md and docs/tables.md describe it. */

import type languages from '@locale/languages.json';

export type Language = keyof typeof languages;

/** An action as the server names it: its kind and its fields. */
export interface Action {
  type: string;
  [field: string]: unknown;
}

export type Values = Record<string, number | string | number[] | string[]>;

export interface Told {
  key: string;
  values: Values;
  text: string;
}

export interface Choice {
  action: Action;
  label: Told;
}

export interface Entry {
  number: number;
  /** Who acted, -1 for the box. */
  seat: number;
  by: 'box' | 'person' | 'bot' | 'programme' | 'stand-in';
  at: number;
  /** Null when it is another seat's secret. */
  action: Action | null;
  told: Told[];
}

export interface Said {
  id: number;
  /** `look`: said among the onlookers. */
  kind: 'say' | 'greet' | 'look' | 'note' | 'ask' | 'agree' | 'refuse' | 'lapse';
  seat: number | null;
  name: string;
  number: number;
  text: string;
  at: number;
}

export interface Seat {
  name: string;
  kind: 'open' | 'person' | 'bot';
  level: string | null;
  away: boolean;
  mine: boolean;
  /** A bot plays for good, as the person resigned or was removed. */
  left: '' | 'resigned' | 'removed';
}

export interface Pace {
  move: number;
  reserve: number;
  timeout: 'bot' | 'drop';
}

export interface About {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  onlookers: boolean;
  talk: boolean;
  hot_seat: boolean;
  private: boolean;
  pace: Pace | null;
  hints: boolean;
  made: number;
}

export interface Clock {
  left: number[];
  since: number;
  deadline: number | null;
}

export interface Offer {
  id: number;
  kind: 'undo' | 'end' | 'remove';
  seat: number;
  target: number | null;
  agreed: number[];
  /** Who has yet to agree. */
  waiting: number[];
  /** Without an answer it lapses then. */
  until: number;
  /** What an undo would take back, in the words of the log. */
  takes: string[];
}

export interface Result {
  scores: number[];
  winners: number[];
  how?: 'agreed' | 'resigned' | 'abandoned' | 'called-off';
  /** Who brought that about. */
  by?: number;
  resigned?: number[];
  /** Of each seat, from 1; left out where nobody has won. */
  places?: number[];
}

export interface Programme {
  choose: { action: string; field?: string; limit?: number }[];
  keep?: string[];
  until?: string[];
}

export interface TableFrame {
  type: 'table';
  about?: About;
  status: 'open' | 'playing' | 'over';
  number: number;
  since: number;
  seat: number | null;
  seats: Seat[];
  to_act: number | null;
  log: Entry[];
  talk: Said[];
  view: unknown;
  legal: Choice[];
  undo: 'free' | 'ask' | null;
  clock?: Clock;
  offer?: Offer;
  /** Whose turn it is, who is away and for whom no bot plays. */
  stalled?: number;
  /** How many look on. */
  watching?: number;
  may_call_off?: boolean;
  /** A bot has my seat by the others' wish; I may have it back. */
  may_return?: boolean;
  /** My seat can be taken over by a link that I have made. */
  linked?: boolean;
  programme?: Programme;
  result?: Result;
  /** Begun with older rules that today's do not fit: only to be looked at. */
  frozen?: Told;
}

export interface DoneFrame {
  type: 'done';
  id: number;
  number: number;
}

export interface RefusedFrame {
  type: 'refused';
  id: number;
  reason: string;
  text: string;
  key: string;
  values: Values;
  rule?: string | null;
}

export interface Hint extends Told {
  action: Action;
}

export interface HintsFrame {
  type: 'hints';
  id: number;
  hints: Hint[];
}

export type FromServer = TableFrame | DoneFrame | RefusedFrame | HintsFrame;

export interface Moment<View = unknown> {
  number: number;
  seat: number | null;
  to_act: number | null;
  view: View;
}
