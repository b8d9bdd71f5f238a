/** Why the game ends after this year's dividends, or has ended (AR-6.1). */

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

/** "1857 is the last year; every share is sold or gone". */
export const reasonWords = (view: View): string =>
  endReasons(view)
    .map((reason) =>
      say(`ar-reason-${reason}`, { year: String(view.year), count: view.end.low_supplies_needed }),
    )
    .join('; ');
