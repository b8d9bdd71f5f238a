/** What the server sends of a game of American Rails: games/american_rails/view.py, in its words. */

export const COMPANIES = [
  'American',
  'National',
  'Continental',
  'Majestic',
  'Liberty',
  'Republic',
] as const;

export type CompanyName = (typeof COMPANIES)[number];

/** The spaces of an action column from top to bottom. */
export const SPACES = [
  'pass',
  'develop',
  'fund',
  'take',
  'expand3',
  'auction',
  'expand4',
] as const;

export type SpaceName = (typeof SPACES)[number];

export type Phase =
  | 'remove'
  | 'banker'
  | 'offer'
  | 'bid'
  | 'start'
  | 'space'
  | 'develop'
  | 'fund'
  | 'take'
  | 'auction'
  | 'expand'
  | 'ended';

export interface CityIncome {
  hex: number;
  city: string;
  amount: number;
  alone: boolean;
  house: boolean;
}

export interface Company {
  name: CompanyName;
  in_game: boolean;
  on_board: boolean;
  offered: boolean;
  treasury: number;
  income: number;
  cities: CityIncome[];
  connections: { cities: [string, string]; amount: number }[];
  cubes_left: number;
  shares_left: number;
  shares_sold: number;
  shares_removed: number;
  dividend: number;
  dividend_if_sold: number;
}

export interface Player {
  cash: number;
  shares: number[];
  next_dividends: number;
  worth: number;
}

export interface BuiltHex {
  hex: number;
  place: string;
  companies: CompanyName[];
  house: boolean;
}

export interface Auction {
  company: CompanyName;
  running: boolean;
  opener: number;
  standing: number;
  leader: number | null;
  bidder: number;
  passed: boolean[];
  lowest_bid: number;
}

export interface End {
  years_left: number;
  shares_left: number;
  supplies: { company: CompanyName | null; pieces: number }[];
  low_supplies: number;
  low_supplies_needed: number;
}

export interface Sale {
  year: number;
  company: CompanyName;
  buyer: number;
  price: number;
}

export type Columns = ({ seat: number; declined: boolean } | null)[][];

export interface Round {
  columns: Columns;
  income: number[];
  dividend: number[];
  cash: number[];
}

export interface View {
  seat: number | null;
  phase: Phase;
  to_act: number;
  banker: number | null;
  preparing: boolean;
  year: number;
  column: number;
  order: number[];
  turn: number;
  columns: Columns;
  bank: number;
  players: Player[];
  companies: Company[];
  hexes: BuiltHex[];
  costs: number[];
  houses_left: number;
  auction: Auction | null;
  cubes_to_place: number;
  cubes_placed: number;
  end: End;
  sales: Sale[];
  rounds: Round[];
  winners: number[];
}

export const FIRST_YEAR = 1851;

/** The colour's name in style.css; the sign is a shape too. */
export const colour = (company: CompanyName): string => `var(--${company.toLowerCase()})`;

/** Ivory is lost on paper: as a line it is drawn darker. */
export const chartColour = (company: CompanyName): string =>
  company === 'American' ? 'color-mix(in srgb, var(--american) 60%, var(--ink))' : colour(company);
