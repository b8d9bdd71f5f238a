/** Made by tools/wire_types.py from the server's structs; do not edit. */

/** The table as one seat sees it; `seat` is None for an onlooker. */
export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  board: string;
  target: number;
  phase: 'deal' | 'return cards' | 'choose origin' | 'draw start player' | 'lay out public contracts' | 'move' | 'build' | 'draw card' | 'replace public contract' | 'drop load' | 'answer proposal' | 'answer storing' | 'over' | 'sit out';
  stage: 'deal' | 'return cards' | 'choose origin' | 'draw start player' | 'lay out public contracts' | 'move' | 'build' | 'draw card' | 'replace public contract' | 'drop load' | 'answer proposal' | 'answer storing' | 'over' | 'sit out';
  to_act: number;
  /** The player in turn. */
  mover: number;
  start_player: number | null;
  /** 0 during set-up. */
  round: number;
  turn: Turn;
  players: Player[];
  supply: Record<string, number>;
  lying: Lying[];
  public: string[];
  discards: string[];
  /** How many cards are left in the pile. */
  pile: number;
  /** Cards the player in turn has yet to draw. */
  draws: number;
  publics: number;
  /** Trains that must lose a load: (seat, train). */
  drops: [number, number][];
  events: Event[];
  agreements: Agreement[];
  proposal: Proposal | null;
  request: StoreRequest | null;
  /** The own ones. */
  duties: Duty[];
  /** Cards this seat put back, during set-up. */
  returned: string[];
}

/** The best ride; empty where no track leads there, or no cash. */
export interface RideFound {
  /** From where the train stands, milepost by milepost. */
  mileposts: number[];
  /** Of each step: in which turn it is made, 0 the present one. */
  turns: number[];
  fees: number;
  /** So many steps the rules grant at this moment, events in force included. */
  now: number;
  /** What forbids the next step of this turn, if something does. */
  stop: SaidRefusal | null;
  /** The fees by their owner: (seat, amount). */
  rent: [number, number][];
  /** The best ride without fees, where this one has some and there is another. */
  free: RideFound | null;
}

/** Rides from stop to stop; fewer than asked for where no track leads to one, or no cash. */
export interface TripFound {
  legs: RideFound[];
  /** So many steps and actions the rules grant at this moment, one after another. */
  now: number;
  /** What forbids the next of this turn, if something does. */
  stop: SaidRefusal | null;
}

/** Track that could be built. */
export interface TrackFound {
  /** From, to, cost: 0 what is there already, -1 what cannot be built. */
  sections: [number, number, number][];
  cost: number;
  /** How many of the sections that cost something are built in each turn, the present first. */
  turns: number[];
  /** So many of them the rules grant at this moment, events in force included. */
  now: number;
  /** What forbids the next section of this turn, if something does. */
  stop: SaidRefusal | null;
}

/** The settings of a table. */
export interface Options {
  /** AF-9: the fast game, with depots. */
  fast: boolean;
  /** AF-10: the variant for two players. */
  two_player: boolean;
  /** AF-3.2: the C15 may be built. */
  c15: boolean;
  /** AF-8.4: with 2 or 3 players a second train may be bought. */
  second_train: boolean;
  /** AF-12.1: cash is seen by its owner alone. */
  secret_cash: boolean;
  /** AF-13.1: players may propose another price for the use of track. */
  agreements: boolean;
  /** AF-1.4: the start player, drawn or named. */
  start: 'random' | number;
  /** AF-11.1: the next player clockwise begins the next round. */
  start_moves_on: boolean;
  /** AF-7.2: the sum to win; None is 250 M, and 350 M in the fast game. */
  target: number | null;
}

/** What has been done in this turn. */
export interface Turn {
  spent: number;
  limit: number;
  bought_train: boolean;
  acted: boolean;
  /** Sections built out of each major city. */
  outs: Record<string, number>;
  /** Mileposts each new section goes from and to. */
  built: [number, number][];
  /** Owners whose fee is settled. */
  paid: number[];
  offered: number[];
  accepted: number[];
  asked: number[];
  agreed: number[];
}

export interface ContractFound {
  card: string;
  contract: number;
  /** The best first. */
  sources: SourceFound[];
  /** Payment less missing track by the best source, for each turn; None without a source. */
  profit: number | null;
  /** The missing track can be paid with the cash at hand. */
  is_payable: boolean;
}

/** A section that would keep somebody from a place. */
export interface ClosedSection {
  start: number;
  end: number;
  /** A city or a ferry, by its name on the board. */
  place: string;
}

export interface Player {
  /** None where it is secret. */
  cash: number | null;
  /** Where the cash came from and went to; None where it is secret. */
  accounts: Record<string, number> | null;
  /** The last delivery left 200 M or more. */
  announced: boolean;
  origin: string | null;
  trains: Train[];
  /** How many contract cards are in hand. */
  cards: number;
  /** None for the hands of others. */
  hand: string[] | null;
  /** The board's edges with a section of this player. */
  track: number[];
  ferries: string[];
  /** Major cities that hang together with the origin. */
  majors: string[];
  depots: Depot[];
}

/** A good set down in a city. */
export interface Lying {
  city: string;
  good: string;
  round: number;
}

export interface Event {
  card: string;
  drawn_by: number;
  begun: boolean;
}

export interface Agreement {
  user: number;
  owner: number;
  price: number;
  /** For how many more turns of the user. */
  turns: number;
}

export interface Proposal {
  /** Who is asked. */
  seat: number;
  owner: number;
  price: number;
  rounds: number;
}

export interface StoreRequest {
  /** Who is asked. */
  owner: number;
  train: number;
  good: string;
}

/** A joined small town, and the contracts of which one must be carried out. */
export interface Duty {
  town: string;
  contracts: [string, number][];
}

/** What forbids something, in the reader's language; a title's `Refusal` becomes this. */
export interface SaidRefusal {
  rule: string;
  text: string;
  /** Of the message that says it. */
  values: Record<string, number | string | number[] | string[]>;
}

/** One way to carry out a contract. */
export interface SourceFound {
  /** Where the good is loaded; None when it is on the train. */
  city: string | null;
  /** Of the track that is missing. */
  cost: number;
  /** That track: from, to, cost. */
  sections: [number, number, number][];
  /** How many of these sections are built in each turn, the present first. */
  builds: number[];
  steps_to_load: number;
  steps_to_deliver: number;
  /** Crossed on the way, besides the steps. */
  ferries: string[];
  /** Turns in which the train moves, the present one included. */
  turns: number;
}

export interface Train {
  type: string;
  /** None before the origin is chosen. */
  milepost: number | null;
  loads: string[];
  /** Movement points left in this turn. */
  points: number;
  /** Turns it has yet to lose. */
  lost_turns: number;
  /** It loses this turn. */
  stuck: boolean;
  /** Its moving is over for this turn. */
  ended: boolean;
  stepped: boolean;
  /** It has crossed a ferry in this turn. */
  crossed: boolean;
}

export interface Depot {
  city: string;
  goods: string[];
}
