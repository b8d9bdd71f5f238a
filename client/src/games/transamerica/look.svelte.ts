/** What a person looks at on this table's map; shared by map, margin and bar. */

import type { View } from './view';

class Look {
  /** The finished round that is laid out, or null for the one in play. */
  round = $state<number | null>(null);
  /** While a finished round is laid out: only this seat's cities and missing rails. */
  seat = $state<number | null>(null);
  /** A crossing that the map shall bring into sight. */
  node = $state.raw<{ node: number } | null>(null);
  /** How many rounds had ended when each seat last looked, and when the first did. */
  #known = new Map<number | null, number>();
  #first: number | null = null;
  #seat: number | null = null;

  /**
   * A round that ended since the seat last looked is laid out; after the game the last one stays.
   * Where one device goes round, every seat gets to see it: the first to go on closes it for itself.
   * True when the game has ended with it before the person's eyes.
   */
  notice(view: View): boolean {
    const ended = view.rounds.length;
    if (this.round !== null && this.round >= ended) this.close();
    if (view.seat !== this.#seat) {
      this.#seat = view.seat;
      this.round = this.seat = null;
    }
    const known = this.#known.get(view.seat) ?? this.#first;
    const isNew = known !== null && ended > known;
    if (isNew || (known === null && view.phase === 'over')) this.open(ended - 1);
    this.#first ??= ended;
    this.#known.set(view.seat, ended);
    return isNew && view.phase === 'over';
  }

  open(round: number): void {
    this.round = round;
    this.seat = null;
  }

  close(): void {
    this.round = null;
    this.seat = null;
  }
}

const looks = new WeakMap<object, Look>();

export function lookOf(table: object): Look {
  const known = looks.get(table);
  if (known) return known;
  const look = new Look();
  looks.set(table, look);
  return look;
}
