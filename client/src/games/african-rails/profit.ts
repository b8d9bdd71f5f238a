/** What a contract brings for each turn that it takes. */

import type { Atlas } from './atlas';
import type { Desk } from './desk.svelte';

/** Payment less missing track, by its best source; null while no way is known. */
export function profitATurn(
  atlas: Atlas,
  desk: Desk,
  card: string,
  contract: number,
): number | null {
  const wanted = atlas.cards.get(card)?.[contract];
  const best = desk.sources.find((one) => one.card === card && one.contract === contract)
    ?.sources[0];
  if (!wanted || !best) return null;
  return Math.round((wanted.payment - best.cost) / Math.max(1, best.turns, best.builds.length));
}

/** Cards with the most profitable contract first. */
export function byProfit(atlas: Atlas, desk: Desk, cards: readonly string[]): string[] {
  const best = (card: string) =>
    Math.max(...[0, 1, 2].map((at) => profitATurn(atlas, desk, card, at) ?? -Infinity));
  return cards.toSorted((one, other) => best(other) - best(one) || 0);
}
