/** Entries of a log that still stand, and how many of them one click made. */

import type { Entry } from './protocol';

/** Entries from `from` on and before `to` were one click. */
export interface Click {
  from: number;
  to: number;
}

/** The log without undos and what they took back. */
export function standing(log: readonly Entry[]): Entry[] {
  const left: Entry[] = [];
  for (const entry of log) {
    if (entry.action?.type !== 'Undo') left.push(entry);
    else left.splice(Math.max(0, left.length - Number(entry.action['actions'])));
  }
  return left;
}

/** So many of the seat's last actions belong to its last click. */
export function lastClick(log: readonly Entry[], clicks: readonly Click[], seat: number): number {
  const left = standing(log);
  const last = left.at(-1);
  const click = clicks.findLast(
    ({ from, to }) => !!last && last.number >= from && last.number < to,
  );
  if (!click) return 1;
  const before = left.findLastIndex((entry) => entry.number < click.from || entry.seat !== seat);
  return Math.max(1, left.length - 1 - before);
}
