import { say } from '@lib/words.svelte';

import { lookOf } from './look.svelte';
import type { TransTable } from './view';

/** One sentence: what is asked of the person now. */
export function prompt(table: TransTable): string {
  const { view, legal } = table;
  if (!view) return '';
  if (lookOf(table).round !== null) return say('ta-ask-look');
  if (view.phase === 'place start stones') return say('ta-ask-stone');
  if (legal.some(({ action }) => action.type === 'PassTurn')) return say('ta-ask-pass');
  return say(view.turn_rails === 0 ? 'ta-ask-first' : 'ta-ask-second');
}

export const isAside = (table: TransTable): boolean =>
  lookOf(table).round !== null && !table.moment;

const DRAWN = new Set(['PlaceStart', 'LayRail', 'EndTurn', 'PassTurn']);

export const isDrawn = (_table: TransTable, type: string): boolean => DRAWN.has(type);
