/** A table that somebody is about to make; as the form holds it, and as the server wants it. */

import type { Field, Title } from '@lib/titles.svelte';

export type SeatKind = 'me' | 'open' | 'guest' | 'bot' | 'local';

export interface SeatWish {
  kind: SeatKind;
  name: string;
  level: string;
}

export type PaceKind = 'none' | 'live' | 'days';

export interface PaceWish {
  kind: PaceKind;
  /** Of the whole game, live. */
  minutes: number;
  /** Added for each move, live. */
  seconds: number;
  /** For each move, by days. */
  days: number;
  timeout: 'bot' | 'drop';
}

const DAY = 24 * 3600;

export const USUAL_PACE: PaceWish = {
  kind: 'none',
  minutes: 20,
  seconds: 20,
  days: 2,
  timeout: 'bot',
};

export function seatCount(title: Title, wish: number): number {
  const least = title.seats[0] ?? 2;
  const most = title.seats.at(-1) ?? 6;
  return Math.min(most, Math.max(least, wish));
}

/** As many seats as wanted: those there stay, new ones get a bot; without bots they are open. */
export function resized(seats: SeatWish[], count: number, level: string | null): SeatWish[] {
  const added = Array.from({ length: Math.max(0, count - seats.length) }, () => ({
    kind: 'bot' as const,
    name: '',
    level: level ?? '',
  }));
  return [...seats.slice(0, count), ...added].map((seat) =>
    seat.kind === 'bot' && level === null ? { ...seat, kind: 'open' } : seat,
  );
}

export function pace(wish: PaceWish): { move: number; reserve: number; timeout: string } {
  if (wish.kind === 'live')
    return { move: wish.seconds, reserve: wish.minutes * 60, timeout: wish.timeout };
  if (wish.kind === 'days') return { move: wish.days * DAY, reserve: 0, timeout: wish.timeout };
  return { move: 0, reserve: 0, timeout: 'bot' };
}

/** `fellow` knows the numbers of people one has played with, who are invited by them. */
export function seatsFor(
  seats: SeatWish[],
  fellow: (name: string) => number | undefined,
): Record<string, string | number>[] {
  return seats.map(({ kind, name, level }) => {
    if (kind === 'bot') return { kind, level };
    const person = kind === 'guest' ? fellow(name) : undefined;
    if (person !== undefined) return { kind, person };
    if (kind === 'guest' || kind === 'local') return { kind, name: name.trim() };
    return { kind };
  });
}

/** Does the option mean anything at a table of so many seats? */
export const isOffered = (field: Field, seats: number): boolean =>
  field.seats === null || field.seats.includes(seats);

/** The options as they fit a table of so many seats: what does not is as usual. */
export function fitting(
  fields: Field[],
  options: Record<string, Field['default']>,
  seats: number,
): Record<string, Field['default']> {
  const fits = (field: Field, value: Field['default']) =>
    isOffered(field, seats) &&
    !(field.kind === 'seat' && typeof value === 'number' && value >= seats);
  return Object.fromEntries(
    fields.map((field) => {
      const value = field.name in options ? (options[field.name] ?? null) : field.default;
      return [field.name, fits(field, value) ? value : field.default];
    }),
  );
}

export const defaults = (fields: Field[]): Record<string, Field['default']> =>
  Object.fromEntries(fields.map((field) => [field.name, field.default]));

/** With nobody to wait for, the game begins at once. */
export const isComplete = (seats: SeatWish[]): boolean =>
  seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'guest');
