/** The years whose dividends a table's visitor has seen; kept while panels come and go with the seats. */

import type { Table } from '@lib/table.svelte';

import type { View } from './view';

class Payouts {
  /** The year whose dividends are on show. */
  shown = $state<number | null>(null);
  #seen: number | undefined;

  /** Is this year's end news to who looks on? The first that is seen is not. */
  isNew(year: number): boolean {
    const before = this.#seen;
    this.#seen = year;
    return before !== undefined && year > before;
  }
}

const kept = new WeakMap<Table<View>, Payouts>();

export function payoutsOf(table: Table<View>): Payouts {
  const payouts = kept.get(table) ?? new Payouts();
  kept.set(table, payouts);
  return payouts;
}
