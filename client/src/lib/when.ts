/** Moments as people say them: "5 minutes ago", and a date when it is longer ago. */

import { serverNow } from './api';
import { LOCALES, words } from './words.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];
const WEEK = 7 * 24 * 3600;

/** `moment` is in seconds since 1970, as the server counts. */
export function ago(moment: number, now = serverNow()): string {
  const locale = LOCALES[words.language];
  const passed = Math.max(0, now - moment);
  if (passed >= WEEK)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(moment * 1000);
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? (['second', 1] as const);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return relative.format(unit === 'second' ? 0 : -Math.floor(passed / length), unit);
}

/** The same moment to the minute. */
export const exactly = (moment: number): string =>
  new Intl.DateTimeFormat(LOCALES[words.language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment * 1000);
