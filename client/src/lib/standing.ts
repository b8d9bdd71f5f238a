/** Entries of a log that still stand, and how many of them one click made. */

import type { Entry } from './protocol';

/** Entries from `from` on and before `to` were one click. */
export interface Click {
  from: number;
  to: number;
}

/** The log without undos and rewinds and what they took back. */
export function standing(log: readonly Entry[]): Entry[] {
  const left: Entry[] = [];
  for (const entry of log) {
    const type = entry.action?.type;
    if (type !== 'Undo' && type !== 'Rewind') left.push(entry);
    else left.splice(Math.max(0, left.length - Number(entry.action?.['actions'])));
  }
  return left;
}

/** So many of the seat's last actions belong to its last click, whatever others did since. */
export function lastClick(log: readonly Entry[], clicks: readonly Click[], seat: number): number {
  const left = standing(log);
  const last = left.findLastIndex((entry) => entry.seat === seat);
  const isIn = ({ from, to }: Click, entry?: Entry) =>
    !!entry && entry.seat === seat && entry.number >= from && entry.number < to;
  const click = clicks.findLast((one) => isIn(one, left[last]));
  if (!click) return 1;
  let first = last;
  while (isIn(click, left[first - 1])) first -= 1;
  return last - first + 1;
}
