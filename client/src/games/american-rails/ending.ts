/** Why the game ends after this year's dividends, or has ended (AR-6.1). */

import type { Table } from '@lib/table.svelte';
import { say } from '@lib/words.svelte';

import type { View } from './view';

export type EndReason = 'year' | 'shares' | 'supplies';

export function endReasons({ end }: Pick<View, 'end'>): EndReason[] {
  const reasons: EndReason[] = [];
  if (end.years_left <= 0) reasons.push('year');
  if (end.shares_left === 0) reasons.push('shares');
  if (end.low_supplies >= end.low_supplies_needed) reasons.push('supplies');
  return reasons;
}

/** "1857 is the end of the game. Every share is sold or out of the game." */
export const reasonWords = (view: View): string =>
  endReasons(view)
    .map((reason) =>
      say(`ar-reason-${reason}`, { year: String(view.year), count: view.end.low_supplies_needed }),
    )
    .join(' ');

export function whyOver(table: Table<View>): string {
  const view = table.view;
  return view?.phase === 'ended' ? reasonWords(view) : '';
}
