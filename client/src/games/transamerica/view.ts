/** What the server tells about a table of TransAmerica (src/roundhouse/games/transamerica/view.py). */

import type { Table } from '@lib/table.svelte';

export interface Round {
  start_player: number;
  start_stones: number[];
  rails: [number, number][];
  hands: string[][];
  lost: number[];
  missing: number[][];
  barrier: number;
}

export interface View {
  seat: number | null;
  seats: number;
  options: { barrier: string; start_player: string | number; show_missing: boolean };
  phase: 'draw start player' | 'deal' | 'place start stones' | 'lay rails' | 'over';
  to_act: number;
  round: number;
  start_player: number | null;
  lost: number[];
  barrier: number;
  hands: (string[] | null)[];
  cards: number[];
  start_stones: (number | null)[];
  rails: [number, number][];
  networks: number[];
  rails_left: number;
  turn_rails: number;
  missing: number | null;
  rounds: Round[];
}

export type TransTable = Table<View>;

/** Cities that no card names at a table of this size. */
export const isLeftOut = (view: View, striped: boolean): boolean => striped && view.seats <= 3;

/** The rails of others since this seat's last turn; for an onlooker those of the last turn. */
export function fresh(view: View): [number, number][] {
  const rails = view.rails;
  let end = rails.length;
  if (view.to_act === view.seat) end -= view.turn_rails;
  const mine = view.seat ?? rails[end - 1]?.[1];
  if (view.seat === null) {
    const first = rails.findLastIndex(([, seat]) => seat !== mine);
    return rails.slice(first + 1);
  }
  const before = rails.slice(0, end).findLastIndex(([, seat]) => seat === mine);
  return rails.slice(before + 1, end);
}

/** Where each seat's last of those rails lies. */
export const signsOf = (rails: [number, number][]): { seat: number; line: number }[] =>
  [...new Map(rails.map(([line, seat]) => [seat, line]))].map(([seat, line]) => ({ seat, line }));
