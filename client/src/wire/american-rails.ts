/** Made by tools/wire_types.py from the server's structs; do not edit. */

export interface View {
  /** Whose view it is; None: an onlooker's. */
  seat: number | null;
  phase: 'remove' | 'banker' | 'offer' | 'bid' | 'start' | 'space' | 'develop' | 'fund' | 'take' | 'auction' | 'expand' | 'ended';
  to_act: number;
  auto_pass: boolean;
  negotiation: boolean;
  banker: number | null;
  preparing: boolean;
  year: number;
  /** The action phase, 1 to 3. */
  column: number;
  /** The order of this action phase; in the preparation, trains on the turn-order track. */
  order: number[];
  /** How many players of that order are done. */
  turn: number;
  /** Who took which space this year. */
  columns: (Space | null)[][];
  bank: number;
  players: Player[];
  companies: Company[];
  hexes: Hex[];
  /** What the next cube in each hex costs; 0 in a forest or mountain that has its one cube. */
  costs: number[];
  houses_left: number;
  auction: Auction | null;
  cubes_to_place: number;
  cubes_placed: number;
  end: End;
  sales: Sale[];
  rounds: Round[];
  /** At the end: who won. */
  winners: number[];
}

/** How near the end is (AR-6.1): any of the three ends the game after a dividend phase. */
export interface End {
  years_left: number;
  shares_left: number;
  supplies: Supply[];
  low_supplies: number;
  low_supplies_needed: number;
}

/** An action that would be legal then; as the choices of a table frame. */
export interface Follow {
  id: number;
  action: unknown;
  key: string;
  values: Record<string, number | string | number[] | string[]>;
  text: string;
}

/** The cheapest way of a company to a city, and what joining it adds to the income. */
export interface Reach {
  company: 'American' | 'National' | 'Continental' | 'Majestic' | 'Liberty' | 'Republic';
  cubes: number;
  cost: number;
  income: number;
  treasury: number;
}

export interface Player {
  cash: number;
  /** How many of each company. */
  shares: number[];
  next_dividends: number;
  /** Cash and the dividends if they were paid now. */
  worth: number;
}

export interface Company {
  name: 'American' | 'National' | 'Continental' | 'Majestic' | 'Liberty' | 'Republic';
  in_game: boolean;
  on_board: boolean;
  /** Put up in the preparation round, or out of the game. */
  offered: boolean;
  treasury: number;
  income: number;
  cities: CityIncome[];
  connections: Connection[];
  cubes_left: number;
  shares_left: number;
  shares_sold: number;
  shares_removed: number;
  /** What each share would be paid now (AR-4.6). */
  dividend: number;
  /** The same, were one more share in a player's hands; 0 when none is left to sell. */
  dividend_if_sold: number;
}

/** A hex with something on it. */
export interface Hex {
  hex: number;
  place: string;
  companies: ('American' | 'National' | 'Continental' | 'Majestic' | 'Liberty' | 'Republic')[];
  house: boolean;
}

/** The auction that runs, or the last one. */
export interface Auction {
  company: 'American' | 'National' | 'Continental' | 'Majestic' | 'Liberty' | 'Republic';
  running: boolean;
  opener: number;
  standing: number;
  leader: number | null;
  bidder: number;
  passed: boolean[];
  lowest_bid: number;
}

export interface Sale {
  year: number;
  company: 'American' | 'National' | 'Continental' | 'Majestic' | 'Liberty' | 'Republic';
  buyer: number;
  price: number;
}

/** A round that was played. */
export interface Round {
  columns: (Space | null)[][];
  /** By company. */
  income: number[];
  /** What each share was paid, by company. */
  dividend: number[];
  /** After the dividends, by seat. */
  cash: number[];
}

/** The pieces of a company, or of the houses (no company). */
export interface Supply {
  company: 'American' | 'National' | 'Continental' | 'Majestic' | 'Liberty' | 'Republic' | null;
  pieces: number;
}

/** A space of an action column with a train on it. */
export interface Space {
  seat: number;
  declined: boolean;
}

/** What one city gives a company now. */
export interface CityIncome {
  hex: number;
  city: string;
  amount: number;
  alone: boolean;
  house: boolean;
}

/** A special connection the company has made (AR-5.11). */
export interface Connection {
  cities: [string, string];
  amount: number;
}
