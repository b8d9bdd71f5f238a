/** How the actions of American Rails are played out, what moves to whom, and what is heard. */

import type { Cue } from '@lib/sound.svelte';
import { money } from '@lib/parts/figures';

import type { Show, Transfer } from '../module';
import { paid, type Purse } from '../transfers';
import { COMPANIES, type View } from './view';

const WEIGHTS: Record<string, number> = { Bid: 0.8, PassBid: 0.5, PlaceCube: 0.7, Done: 0.3 };
const AUCTIONS = new Set(['OfferCompany', 'AuctionShare']);
const CUES: Record<string, Cue> = {
  Bid: 'hammer',
  StartCity: 'rail',
  PlaceCube: 'rail',
  Develop: 'rail',
  Fund: 'coin',
  TakeTwo: 'coin',
  TaxOthers: 'coin',
};

const purses = (view: View): Purse[] => [
  ...view.players.map(({ cash }, seat): Purse => [`seat-${seat}`, cash]),
  ...view.companies.map(({ name, treasury }): Purse => [`company-${name}`, treasury]),
];

function shares(before: View, after: View): Transfer[] {
  return after.players.flatMap(({ shares }, seat) =>
    shares.flatMap((count, at) => {
      const company = COMPANIES[at];
      return company && count > (before.players[seat]?.shares[at] ?? 0)
        ? [{ from: `company-${company}`, to: `seat-${seat}`, text: company, kind: 'card' } as const]
        : [];
    }),
  );
}

export default {
  weigh: ({ action }) => WEIGHTS[action?.type ?? ''] ?? 1,
  isLandmark: ({ action }) => AUCTIONS.has(action?.type ?? ''),
  cue: ({ action }) => CUES[action?.type ?? ''] ?? null,
  transfers: (before: View, after: View) => [
    ...paid(purses(before), purses(after), money),
    ...shares(before, after),
  ],
} satisfies Show<View>;
