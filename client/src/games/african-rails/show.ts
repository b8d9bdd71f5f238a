/** How the actions of African Rails are played out: many small steps, a few that count. */

import type { Cue } from '@lib/sound.svelte';
import type { Show } from '../module';
import { BANK, paid, type Purse } from '../transfers';
import { millions } from './figures';
import type { View } from './types';

const WEIGHTS: Record<string, number> = {
  MoveTo: 0.16,
  BuildTrack: 0.25,
  EndMove: 0.1,
  EndTurn: 0.3,
};
const CUES: Record<string, Cue> = {
  BuildTrack: 'rail',
  Load: 'whistle',
  Take: 'whistle',
  Deliver: 'coin',
  SellFromDepot: 'coin',
  Upgrade: 'whistle',
  BuyTrain: 'whistle',
};

const purses = (view: View): Purse[] =>
  view.players.map(({ cash }, seat) => [`seat-${seat}`, cash]);

export default {
  weigh: ({ action }) => WEIGHTS[action?.type ?? ''] ?? 1,
  cue: ({ action }) => CUES[action?.type ?? ''] ?? null,
  isLandmark: ({ action }) => CUES[action?.type ?? ''] === 'coin',
  transfers: (before: View, after: View) => [
    ...paid(purses(before), purses(after), millions),
    ...after.players.flatMap(({ cards }, seat) =>
      cards > (before.players[seat]?.cards ?? cards)
        ? [{ from: BANK, to: `seat-${seat}`, text: '', kind: 'card' } as const]
        : [],
    ),
  ],
} satisfies Show<View>;
