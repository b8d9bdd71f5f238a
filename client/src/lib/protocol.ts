/** What travels between page and server; docs/http.md and docs/tables.md describe it. */

import type languages from '@locale/languages.json';
import type * as wire from '@wire/http';
import type {
  Choice,
  ClockFrame,
  Done,
  HintTold,
  Hints,
  OfferFrame,
  Refused,
  SeatFrame,
  Table,
  Talk,
} from '@wire/table';

export type { About, Choice, Entry, Pace, Result, StandingOrders, Told } from '@wire/table';
export type Values = Refused['values'];

export type Language = keyof typeof languages;

/** An action as the server names it: its kind and its fields. */
export type Action = Choice['action'];
export type Clock = ClockFrame;
export type DoneFrame = Done;
export type Hint = HintTold;
export type HintsFrame = Hints;
export type Offer = OfferFrame;
/** Refused by the server, or by the page itself: not connected, or the table has moved on. */
export type RefusedFrame = Omit<Refused, 'reason'> & {
  reason: Refused['reason'] | 'offline' | 'moved' | 'changed' | 'unheard';
};
export type Said = Talk;
export type Seat = SeatFrame;
/** A whole frame: of slim ones `FrameReader` makes these. */
export type TableFrame = Omit<Table, 'legal'> & { legal: Choice[] };

export type FromServer = TableFrame | DoneFrame | RefusedFrame | HintsFrame;

/** The table as it was; the view is the title's. */
export type Moment<View = unknown> = Omit<wire.Moment, 'view'> & { view: View };
