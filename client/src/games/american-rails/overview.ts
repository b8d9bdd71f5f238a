import { say } from '@lib/words.svelte';
import type { Table } from '@lib/table.svelte';

import type { OverviewPart } from '../module';
import type { View } from './view';

const COSTS = ['city', 'plains', 'forest', 'mountain'];
const SPACES = ['pass', 'develop', 'fund', 'take', 'expand3', 'auction', 'expand4'];

/** AR-5.9, AR-4.4, AR-6.1: what track costs, the spaces from top to bottom, the end. */
export function overview(table: Table<View>): OverviewPart[] {
  const seats = table.view?.players.length ?? 3;
  const take = seats > 3 ? 'take-or-expand' : 'take';
  return [
    {
      title: say('ar-card-costs'),
      rows: COSTS.map((terrain) => [say(`ar-${terrain}`), say(`ar-card-cost-${terrain}`)]),
    },
    {
      title: say('ar-card-actions'),
      rows: SPACES.map((space) => [
        say('ar-space', { space: space === 'take' ? take : space }),
        say(`ar-card-${space === 'take' ? take : space}`),
      ]),
    },
    {
      title: say('ar-card-income'),
      rows: [
        [say('ar-card-dividend'), say('ar-card-dividend-how')],
        [say('ar-special'), say('ar-card-special-how')],
        [say('ar-card-end'), say('ar-card-end-how', { count: seats })],
      ],
    },
  ];
}
