/** Contracts in the order of what they bring: that of the server's answer. */

import type { ContractFound } from './types';

/** Where a contract stands among them; after all others while no figures are there. */
export function rankOf(found: readonly ContractFound[], card: string, contract: number): number {
  const at = found.findIndex((one) => one.card === card && one.contract === contract);
  return at < 0 ? found.length : at;
}

/** Cards with the most profitable contract first. */
export function byProfit(found: readonly ContractFound[], cards: readonly string[]): string[] {
  const best = (card: string) => Math.min(...[0, 1, 2].map((at) => rankOf(found, card, at)));
  return cards.toSorted((one, other) => best(one) - best(other));
}
