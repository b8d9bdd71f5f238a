/** Made by tools/wire_types.py from the server's structs; do not edit. */

/** The table now, and the log since the last such frame. */
export interface Table {
  type: 'table';
  status: 'open' | 'playing' | 'over';
  /** The length of the log. */
  number: number;
  /** `log` holds the entries from this number on. */
  since: number;
  seat: number | null;
  /** A list of `SeatFrame`. */
  seats: SeatFrame[];
  to_act: number | null;
  log: Entry[];
  talk: Talk[];
  /** The title's own. */
  view: unknown;
  /** A list of `Choice`; in slim frames of `ChoiceRange` too. */
  legal: (Choice | ChoiceRange)[];
  undo: 'free' | 'ask' | null;
  /** With the first frame only. */
  about?: About;
  clock?: ClockFrame;
  offer?: OfferFrame;
  /** Whose turn it is, who is away and for whom no bot plays: the people here choose. */
  stalled?: number;
  /** How many look on. */
  watching?: number;
  may_call_off?: boolean;
  /** A bot has my seat by the others' wish; I may have it back. */
  may_return?: boolean;
  /** My seat can be taken over by a link that I have made. */
  linked?: boolean;
  /** My own. */
  orders?: StandingOrders;
  result?: Result;
  /** Begun with older rules that do not fit today's: the table is only to be looked at. */
  frozen?: Told;
}

export interface SeatFrame {
  name: string;
  kind: 'open' | 'person' | 'bot';
  level: string | null;
  away: boolean;
  mine: boolean;
  /** A bot plays for good, as the person resigned or was removed. */
  left: '' | 'resigned' | 'removed';
}

/** A legal action and its label: what `legal` of a table frame holds. */
export interface Choice {
  /** The action's number in its title (`Game.code`): the same action has it in every frame. */
  id: number;
  action: { type: string; [field: string]: unknown };
  label: Told;
}

export interface Done {
  type: 'done';
  id: number;
  /** The length of the log now. */
  number: number;
}

/** Nothing has changed, and this is why. */
export interface Refused {
  type: 'refused';
  id: number;
  reason: 'malformed' | 'stale' | 'duplicate' | 'seat' | 'turn' | 'illegal' | 'undo' | 'offer' | 'over' | 'off' | 'store' | 'limit' | 'lesson';
  text: string;
  key: string;
  values: Record<string, number | string | number[] | string[]>;
  rule: string | null;
}

/** For the seat that asked, the best first; none when the table has moved on. */
export interface Hints {
  type: 'hints';
  id: number;
  hints: HintTold[];
}

/** The table now, as far as it differs from the last frame. */
export interface Update {
  type: 'update';
  status: 'open' | 'playing' | 'over';
  /** The length of the log. */
  number: number;
  /** `log` holds the entries from this number on. */
  since: number;
  seat: number | null;
  to_act: number | null;
  log: Entry[];
  talk: Talk[];
  undo: 'free' | 'ask' | null;
  /** With the first frame only. */
  about?: About;
  clock?: ClockFrame;
  offer?: OfferFrame;
  /** Whose turn it is, who is away and for whom no bot plays: the people here choose. */
  stalled?: number;
  /** How many look on. */
  watching?: number;
  may_call_off?: boolean;
  /** A bot has my seat by the others' wish; I may have it back. */
  may_return?: boolean;
  /** My seat can be taken over by a link that I have made. */
  linked?: boolean;
  /** My own. */
  orders?: StandingOrders;
  result?: Result;
  /** Begun with older rules that do not fit today's: the table is only to be looked at. */
  frozen?: Told;
  /** Left out: those of the last frame. */
  seats?: SeatFrame[];
  /** A list of `Replacement` and `Splice`, one after the other; left out: nothing has changed. */
  view?: (Replacement | Splice)[];
  /** A list of `Choice`, `ChoiceRange` and `KeptChoices`; left out: there are none. */
  legal?: (Choice | ChoiceRange | KeptChoices)[];
}

/** The talk of the next frame, which comes deflated: what people say is never in it. */
export interface TalkFrame {
  type: 'talk';
  talk: Talk[];
}

/**
 * Legal actions that differ in numbers alone: one for each combination, the last field
 * running quickest. Their ids follow each other.
 */
export interface ChoiceRange {
  /** Of the first. */
  id: number;
  /** The first. */
  action: { type: string; [field: string]: unknown };
  /** By field: the least number and the greatest. */
  ranges: Record<string, [number, number]>;
  label: RangeLabel;
}

/** So many entries, from that one on, of the last list of choices that was not empty. */
export interface KeptChoices {
  start: number;
  count: number;
}

/** What stands at that place of the view now; an empty path is the whole view. */
export interface Replacement {
  path: (string | number)[];
  value: unknown;
}

/** In the list at that place `count` items from `start` on give way to `items`. */
export interface Splice {
  path: (string | number)[];
  start: number;
  count: number;
  items: unknown[];
}

/** A sentence, and the message it says. */
export interface Told {
  key: string;
  values: Record<string, number | string | number[] | string[]>;
  text: string;
}

export interface RangeLabel {
  key: string;
  /** Of the first choice. */
  values: Record<string, number | string | number[] | string[]>;
  /** Which of the values are the numbers of which fields. */
  fields: Record<string, string>;
  /** The first that fits counts. */
  phrasings: Phrasing[];
}

/** One entry of the log as a seat may see it. */
export interface Entry {
  number: number;
  /** Who acted, -1 for the box. */
  seat: number;
  by: 'box' | 'person' | 'bot' | 'orders' | 'stand-in';
  at: number;
  /** None when it is another seat's secret. */
  action: { type: string; [field: string]: unknown } | null;
  told: Told[];
}

/** Something said (`say`, `greet`; `look` among the onlookers), or noted by the table. */
export interface Talk {
  id: number;
  kind: 'say' | 'greet' | 'note' | 'ask' | 'agree' | 'refuse' | 'lapse' | 'look';
  seat: number | null;
  name: string;
  number: number;
  text: string;
  at: number;
}

/** What does not change while a table is played. */
export interface About {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  onlookers: boolean;
  talk: boolean;
  hints: boolean;
  hot_seat: boolean;
  private: boolean;
  /** A guided first game: `GET …/lesson` says how it goes on. */
  lesson: boolean;
  /** In a study, the length of the log with which it began: what comes after are variations. */
  study: number | null;
  pace: Pace;
  made: number;
}

export interface ClockFrame {
  /** Seconds of reserve left to each seat when the present move began. */
  left: number[];
  /** When it began. */
  since: number;
  deadline: number | null;
}

/** An offer as a seat is shown it. */
export interface OfferFrame {
  id: number;
  kind: 'undo' | 'end' | 'remove';
  seat: number;
  target: number | null;
  agreed: number[];
  /** Who has yet to agree. */
  waiting: number[];
  until: number;
  /** What an undo would take back, in the words of the log. */
  takes: string[];
}

/** What to choose, the first that is legal, as long as nothing named here happens. */
export interface StandingOrders {
  choose: Choose[];
  /** Places in the own view, such as `auction.company`, whose values must not change. */
  keep?: string[];
  /** Keys of messages: once one is told to the seat, the orders are over. */
  until?: string[];
}

export interface Result {
  scores: number[];
  winners: number[];
  /** How the game ended. */
  how?: 'played' | 'agreed' | 'resigned' | 'abandoned' | 'called-off';
  /** Who brought that about, where somebody at the table did. */
  by?: number;
  resigned?: number[];
  /** Of each seat, from 1; none where nobody has won. */
  places?: number[];
}

/** An action worth taking, and why. */
export interface HintTold {
  /** Of the choice. */
  id: number;
  action: { type: string; [field: string]: unknown };
  text: string;
  key: string;
  values: Record<string, number | string | number[] | string[]>;
  /** Actions that are to follow in the same turn, as far as it can be foreseen. */
  rest: { type: string; [field: string]: unknown }[];
  /** The action and what follows, in a few words; empty where the choice's label says it all. */
  todo: string;
}

/** How quickly a table plays, in seconds; 0 is without a clock. */
export interface Pace {
  /** Free for every move. */
  move: number;
  /** For the whole game, used up when a move takes longer. */
  reserve: number;
  /** When both are used up: a bot plays on until the person is back, or for good. */
  timeout: 'bot' | 'drop';
}

/** How the label reads where every field named in `when` is within its bounds. */
export interface Phrasing {
  /** Words; at every second place the name of the field whose number stands there. */
  text: string[];
  when?: Record<string, [number, number]>;
}

/** An action of this kind; with a limit the one whose field is smallest, up to the limit. */
export interface Choose {
  action: string;
  field?: string;
  limit?: number;
}
