/** Which tables one wants to see in the lobby; kept in this browser. */

import type { TableCard } from '@lib/lobby.svelte';
import { paceKind, type PaceKind } from './card';

const KEY = 'lobby-filters';

interface Wanted {
  /** Empty: any. */
  game: string;
  pace: '' | PaceKind;
  /** Tables without bots. */
  people: boolean;
}

const ANY: Wanted = { game: '', pace: '', people: false };

function kept(): Wanted {
  try {
    return { ...ANY, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wanted>) };
  } catch {
    return ANY;
  }
}

export const fits = (card: TableCard, wanted: Wanted): boolean =>
  (!wanted.game || card.game === wanted.game) &&
  (!wanted.pace || paceKind(card) === wanted.pace) &&
  (!wanted.people || card.seats.every((seat) => seat.kind !== 'bot'));

class Filters {
  wanted = $state.raw(kept());
  isOn = $derived(Object.values(this.wanted).some(Boolean));

  set(change: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.wanted));
  }

  clear(): void {
    this.set(ANY);
  }

  of(cards: TableCard[]): TableCard[] {
    return cards.filter((card) => fits(card, this.wanted));
  }
}

export const filters = new Filters();
