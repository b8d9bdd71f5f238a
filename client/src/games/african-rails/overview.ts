import { say } from '@lib/words.svelte';

import type { OverviewPart } from '../module';
import type { AfricanTable } from './types';

const COSTS = ['plain', 'jungle', 'high', 'town', 'major', 'harbour', 'water'];
const TRAINS: [string, number, number][] = [
  ['A', 9, 2],
  ['B9', 9, 3],
  ['B12', 12, 2],
  ['C12', 12, 3],
  ['C15', 15, 2],
];
const FAST: Record<number, number> = { 9: 15, 12: 20, 15: 25 };
const TURN = ['move', 'build', 'improve', 'convert', 'sit-out', 'fee'];

/** AF-3.2, AF-6.5, AF-6.7, AF-8: trains, what track costs, what a turn may hold. */
export function overview(table: AfricanTable): OverviewPart[] {
  const options = table.view?.options;
  const trains = TRAINS.filter(([type]) => type !== 'C15' || options?.c15);
  return [
    {
      title: say('af-card-trains'),
      rows: trains.map(([type, points, loads]) => [
        type,
        say('af-card-train', { points: options?.fast ? (FAST[points] ?? points) : points, loads }),
      ]),
    },
    {
      title: say('af-card-costs'),
      rows: COSTS.map((kind) => [say(`af-card-${kind}`), say(`af-card-${kind}-cost`)]),
    },
    {
      title: say('af-card-turn'),
      rows: TURN.map((act) => [say(`af-card-${act}`), say(`af-card-${act}-how`)]),
    },
    {
      title: say('af-card-limits'),
      rows: ['two', 'three', 'all'].map((most) => [
        say(`af-card-${most}`),
        say(`af-card-${most}-where`),
      ]),
    },
  ];
}
