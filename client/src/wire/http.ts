/** Made by tools/wire_types.py from the server's structs; do not edit. */

export interface Me {
  id: number;
  name: string;
  /** Can come back with a password. */
  account: boolean;
  language: string;
}

export interface Hello {
  /** None: a stranger. */
  person: Me | null;
}

export interface ReturnLink {
  /** For `/return#token`, where no server and no log sees it. Shown this once. */
  token: string;
}

export interface Wishes {
  /** Empty: as the browser asks. */
  language: string;
  colours: '' | 'light' | 'dark' | 'contrast';
  /** Tell me when it is my turn. */
  turn: boolean;
  /** Tell me when a game is over. */
  over: boolean;
  /** A web address that is sent a message each time; empty: none. */
  webhook: string;
  email: string;
  /** Send mail to that address, where this server can. */
  mail: boolean;
  quiet: Quiet | null;
  /** May others see what my finished games show? */
  profile: boolean;
}

export interface SessionShown {
  id: string;
  device: string;
  made: number;
  used: number;
  /** The session of this very request. */
  here: boolean;
}

export interface Blocked {
  id: number;
  name: string;
}

/** Somebody I have played with. */
export interface Fellow {
  id: number;
  name: string;
  games: number;
  last: number;
  /** May I see theirs? */
  profile: boolean;
}

export interface Profile {
  id: number;
  name: string;
  /** May others see it? */
  public: boolean;
  results: Results[];
  ratings: RatingShown[];
  rivals: Rival[];
}

/** A table as it lies in the lobby: who plays what and how, nothing of the game itself. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
  status: 'open' | 'playing' | 'over';
  private: boolean;
  onlookers: boolean;
  talk: boolean;
  hints: boolean;
  hot_seat: boolean;
  /** Copied, made from a record or to learn: its owner may take it away at any time. */
  analysis: boolean;
  /** A guided first game that goes on. */
  lesson: boolean;
  pace: Pace;
  owner: number | null;
  number: number;
  to_act: number;
  made: number;
  moved: number;
  parent: string | null;
  result: string | null;
  seats: SeatCard[];
}

export interface Title {
  name: string;
  /** The name as people read it. */
  title: string;
  version: number;
  seats: number[];
  /** Of computer opponents, the weakest first. */
  levels: string[];
  /** By level: ways to play that are as strong, chosen as `expert:banker`; most have none. */
  styles: Record<string, string[]>;
  /** Seats see different things; without secrets a device may go round openly. */
  has_secrets: boolean;
  /** There is a guided first game. */
  lesson: boolean;
  options: Field[];
}

/** Games of a title with so many seats have about so many entries in their log. */
export interface Length {
  game: string;
  seats: number;
  entries: number;
}

/** The puzzles of a title. */
export interface PuzzleShelf {
  game: string;
  /** The number of today's, by UTC: the same for everybody. */
  daily: number;
  /** Of each puzzle, by its number. */
  grades: ('easy' | 'medium' | 'hard')[];
}

export interface PuzzleAsked {
  game: string;
  number: number;
  grade: 'easy' | 'medium' | 'hard';
  seat: number;
  /** Of the seats. */
  names: string[];
  question: string;
  choices: string[];
  /** The title's own, as that seat sees it. */
  view: Record<string, unknown>;
}

export interface PuzzleSolved {
  right: boolean;
  /** Which choice is best. */
  answer: number;
  /** Why. */
  text: string;
  /** With the solution on the board, where it can be shown there. */
  view: Record<string, unknown>;
}

export interface PushKey {
  key: string;
}

export interface SeatLink {
  /** Shown this once: the token in it is not kept. */
  link: string;
}

export interface Taken {
  seat: number;
}

/** The table after `number` entries of its log. */
export interface Moment {
  number: number;
  to_act: number | null;
  seat: number | null;
  /** The title's view, as the seat saw it then. */
  view: Record<string, unknown>;
}

/** Part of the log; `number` is its whole length. */
export interface Page {
  start: number;
  number: number;
  entries: Record<string, unknown>[];
}

export interface Copied {
  /** The new table. */
  id: string;
}

/** The answer to a question. */
export interface Advised {
  /** The length of the log for which it is true. */
  number: number;
  /** The title's own struct, or a list of them. */
  answer: unknown;
}

/** Figures at some moments of a game. None is what the seat may not see. */
export interface Course {
  /** The moments: so many entries of the log. */
  numbers: number[];
  /** The round or year of each moment. */
  rounds: number[];
  /** The moment at which each round began. */
  starts: number[];
  /** By name: for each moment the values of the seats or companies. */
  series: Record<string, (number | null)[][]>;
}

/** What is to be read at this moment, and what is to be done then. */
export interface LessonNow {
  /** The length of the log for which it is true. */
  number: number;
  /** One after the other; with the last one comes the move. */
  cards: LessonCard[];
  /** How many cards the whole lesson has. */
  steps: number;
  /** Choices that bring the lesson on, by their `id`; none while others move, and at the end. */
  wanted: number[];
  over: boolean;
}

/** How far the report on a game is. */
export interface ReportState {
  status: 'none' | 'making' | 'ready';
  /** Of `total` parts. */
  done: number;
  total: number;
  /** A `Report` once it is ready, with sentences where it holds messages. */
  report: Report | null;
}

export interface Report {
  game: string;
  seats: number;
  winners: number[];
  scores: number[];
  /** The moments of the curve: so many entries of the log. */
  numbers: number[];
  /** The round or year of each. */
  rounds: number[];
  /** For each moment everybody's chance to win, in thousandths; together they are all. */
  chances: number[][];
  /** The earlier before the later. */
  points: TurningPoint[];
  accuracy: Accuracy[];
  sources: Row[];
  compared: Row[];
}

/** Connected. */
export interface PageHello {
  type: 'hello';
  /** The script of the page that the server has now; a window with another one is outdated. */
  page: string;
}

/** A table as it is now. */
export interface TableChanged {
  type: 'table';
  table: TableCard;
}

/** That table is in no list any more. */
export interface TableGone {
  type: 'gone';
  id: string;
}

/** What a person is told. */
export interface Notice {
  type: 'notice';
  kind: 'turn' | 'over' | 'invited';
  person: number;
  table: string;
  game: string;
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

/** From one hour to another, by the clocks of a time zone, nothing is sent. */
export interface Quiet {
  start: number;
  end: number;
  zone: string;
}

/** Games of one title with so many seats. */
export interface Results {
  game: string;
  seats: number;
  /** With other people; else against bots alone. */
  people: boolean;
  games: number;
  wins: number;
  /** How often first, second, … */
  places: number[];
}

export interface RatingShown {
  game: string;
  /** 1500 is the middle. */
  rating: number;
  /** The true value is that near, 19 times in 20. */
  uncertainty: number;
  games: number;
}

/** Games with one other person: how often the profile's person was ahead of them. */
export interface Rival {
  id: number;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

export interface SeatCard {
  kind: 'open' | 'person' | 'bot';
  name: string;
  person: number | null;
  level: string | null;
  away: boolean;
  left: '' | 'resigned' | 'removed';
}

/** One option of a title. */
export interface Field {
  name: string;
  label: string;
  /** `seat` is one of the choices or the number of a seat, from 0. */
  kind: 'switch' | 'choice' | 'number' | 'seat';
  default: boolean | number | string | null;
  /** The default is the first, if it is one of them. */
  choices: Choice[];
  least: number | null;
  most: number | null;
  /** The reason for it, or what it does. */
  note: string;
  /** At tables of so many seats it means something; None: at all. */
  seats: number[] | null;
}

/** A step of a lesson. */
export interface LessonCard {
  /** From 1, among those that say something. */
  number: number;
  text: string;
  /** What of the page it speaks of; nothing when empty. */
  at: string;
}

/** A decision that cost much. */
export interface TurningPoint {
  /** The entry of the log: the table after so many entries is the moment of the decision. */
  number: number;
  seat: number;
  round: number;
  played: string[];
  /** What would have been better; None where the reason says it: in games judged by turns. */
  better: string | null;
  reason: string;
  price: string;
  /** Of the chance to win, in thousandths. */
  lost: number;
}

/** How well a seat decided. */
export interface Accuracy {
  /** Those in which there was a choice. */
  decisions: number;
  /** Those that cost less than a hundredth of the chance to win. */
  sound: number;
  /** What all others cost together, in the unit of the scores. */
  cost: number;
}

/** A line of a table with a column for each seat. */
export interface Row {
  message: string;
  values: number[];
}

export interface Choice {
  value: string | null;
  label: string;
  /** What it does, where the label does not say. */
  note: string;
}
