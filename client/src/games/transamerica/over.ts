import type { Table } from '@lib/table.svelte';
import { say, words } from '@lib/words.svelte';

import type { View } from './view';

/** TA-6.1: whose locomotive has passed the barrier. */
export function whyOver(table: Table<View>): string {
  const { view } = table;
  if (view?.phase !== 'over') return '';
  const names = table.seats
    .filter((_, seat) => (view.lost[seat] ?? 0) >= view.barrier)
    .map(({ name }) => name);
  const players = new Intl.ListFormat(words.language).format(names);
  return say('ta-why-over', { count: names.length, players, barrier: view.barrier });
}
