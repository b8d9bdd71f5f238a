/** What the server tells about a table of TransAmerica. */

import type { Table } from '@lib/table.svelte';
import type { View } from '@wire/transamerica';

export type { Round, View } from '@wire/transamerica';

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
