/** Made by tools/wire_types.py from the server's structs; do not edit. */

/** The table as one seat sees it; `seat` is None for an onlooker. */
export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  phase: 'draw start player' | 'deal' | 'place start stones' | 'lay rails' | 'over';
  to_act: number;
  round: number;
  start_player: number | null;
  /** Points lost by each seat in the finished rounds. */
  lost: number[];
  /** Passed when a seat has lost this many. */
  barrier: number;
  /** City names: the own hand and those laid open; None for a hand held in secret. */
  hands: (string[] | null)[];
  /** How many cards each seat holds. */
  cards: number[];
  start_stones: (number | null)[];
  /** (edge, who laid it) this round, in the order laid. */
  rails: [number, number][];
  /** Seats with the same number share one network. */
  networks: number[];
  rails_left: number;
  /** Rails the seat to act has laid in this turn. */
  turn_rails: number;
  /** Points the own seat would lose now; None before its stone stands, or when not shown. */
  missing: number | null;
  rounds: Round[];
}

/** Points for missing rails, as they would be counted at the end of the round (TA-4.1). */
export interface MissingFound {
  now: number;
  /** (edge, points) with a rail on that edge, for every free edge at the own network. */
  after: [number, number][];
}

/** What a table may settle before the game. */
export interface Options {
  /** TA-B.1, TA-B.2: when the barrier moves after the second round. */
  barrier: 'rulebook' | 'published' | 'fixed';
  /** TA-1.5: drawn, or a seat. */
  start_player: 'random' | number;
  /** The own seat sees how many rails are still missing. */
  show_missing: boolean;
}

/** A finished round: all hands are open. */
export interface Round {
  start_player: number;
  /** Crossing of each seat's stone. */
  start_stones: number[];
  /** (edge, who laid it) in the order laid. */
  rails: [number, number][];
  hands: string[][];
  /** Points lost by each seat. */
  lost: number[];
  /** For each seat the edges of one cheapest way to join what was not joined. */
  missing: number[][];
  barrier: number;
}
