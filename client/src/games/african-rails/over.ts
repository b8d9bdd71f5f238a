import type { Table } from '@lib/table.svelte';
import { say, words } from '@lib/words.svelte';

import { millions } from './figures';
import type { View } from './types';

/** Joined by who may end the game. */
const MAJORS = 5;

/** AF-7.2: who had the sum and the major cities. */
export function whyOver(table: Table<View>): string {
  const { view } = table;
  if (view?.phase !== 'over') return '';
  const names = table.seats
    .filter((_, seat) => {
      const player = view.players[seat];
      return (player?.cash ?? 0) >= view.target && (player?.majors.length ?? 0) >= MAJORS;
    })
    .map(({ name }) => name);
  const players = new Intl.ListFormat(words.language).format(names);
  return say('af-why-over', { count: names.length, players, target: millions(view.target) });
}
