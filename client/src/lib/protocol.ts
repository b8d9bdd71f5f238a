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
  kind: 'say' | 'note' | 'ask' | 'agree' | 'refuse';
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

export interface Ask {
  seat: number;
  agreed: number[];
  waiting: number[];
}

export interface Result {
  scores: number[];
  winners: number[];
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
  ask?: Ask;
  programme?: Programme;
  result?: Result;
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
