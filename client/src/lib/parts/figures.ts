/** Figures for people: money with its sign, changes with plus or a true minus. */

import languages from '@locale/languages.json';
import { words } from '@lib/words.svelte';

const MINUS = '\u2212';

/** `$40`, `−$4`, in German `40 $`; with another sign behind: `40 M`. */
export function money(amount: number, sign = '$'): string {
  const size = String(Math.abs(amount));
  const form = sign === '$' ? languages[words.language].dollars : `#\u00a0${sign}`;
  const text = form.replace('#', () => size);
  return amount < 0 ? MINUS + text : text;
}

/** A change: `+3`, `−4`, `±0`. */
export function change(amount: number): string {
  if (amount === 0) return '±0';
  return amount > 0 ? `+${amount}` : MINUS + String(-amount);
}

/** Minutes and seconds of a clock; from a day on, days and hours. */
export function duration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / 3600);
  const two = (value: number) => String(value).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}
