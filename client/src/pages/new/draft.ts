/** A table that is being made, kept in this tab: a reload loses nothing of it. */

import type { Field } from '@lib/titles.svelte';

import type { PaceWish, SeatWish } from './wish';

export interface Draft {
  game: string;
  seats: SeatWish[];
  options: Record<string, Field['default']>;
  pace: PaceWish;
  private: boolean;
  onlookers: boolean;
  talk: boolean;
  hints: boolean;
}

const KEY = 'new-table';

/** What was kept, as far as it makes sense. */
export function readDraft(): Partial<Draft> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

/** The table has been made. */
export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}
