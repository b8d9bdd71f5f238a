/** African Rails as a seat sees it; `src/roundhouse/games/african_rails/view.py` describes it. */

export interface Train {
  type: string;
  milepost: number | null;
  loads: string[];
  points: number;
  lost_turns: number;
  stuck: boolean;
  ended: boolean;
  stepped: boolean;
  crossed: boolean;
}

export interface Depot {
  city: string;
  goods: string[];
}

export interface Player {
  cash: number | null;
  accounts: Record<string, number> | null;
  announced: boolean;
  origin: string | null;
  trains: Train[];
  cards: number;
  hand: string[] | null;
  track: number[];
  ferries: string[];
  majors: string[];
  depots: Depot[];
}

export interface Turn {
  spent: number;
  limit: number;
  bought_train: boolean;
  acted: boolean;
  outs: Record<string, number>;
  built: [number, number][];
  paid: number[];
}

export interface EventInForce {
  card: string;
  drawn_by: number;
  begun: boolean;
}

export interface Agreement {
  user: number;
  owner: number;
  price: number;
  turns: number;
}

export interface View {
  seat: number | null;
  seats: number;
  options: { fast: boolean; two_player: boolean; second_train: boolean; agreements: boolean };
  target: number;
  phase: string;
  stage: string;
  to_act: number;
  mover: number;
  start_player: number | null;
  round: number;
  turn: Turn;
  players: Player[];
  supply: Record<string, number>;
  lying: { city: string; good: string; round: number }[];
  public: string[];
  discards: string[];
  pile: number;
  drops: [number, number][];
  events: EventInForce[];
  agreements: Agreement[];
  proposal: { seat: number; owner: number; price: number; rounds: number } | null;
  request: { owner: number; train: number; good: string } | null;
  duties: { town: string; contracts: [string, number][] }[];
}

/** Start, end and cost of a section; 0 is there already, -1 cannot be built. */
export type Section = [number, number, number];

/** What forbids to go on in this turn. */
export interface Stop {
  rule: string;
  text: string;
}

export interface RideFound {
  mileposts: number[];
  turns: number[];
  fees: number;
  /** Steps that the rules grant at this moment. */
  now: number;
  stop: Stop | null;
}

export interface SourceFound {
  city: string | null;
  cost: number;
  sections: Section[];
  builds: number[];
  steps_to_load: number;
  steps_to_deliver: number;
  turns: number;
}

export interface ContractFound {
  card: string;
  contract: number;
  sources: SourceFound[];
}

export interface TrackFound {
  sections: Section[];
  cost: number;
  turns: number[];
  /** Sections that the rules grant at this moment. */
  now: number;
  stop: Stop | null;
}
