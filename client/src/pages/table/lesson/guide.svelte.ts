/** What a lesson says now: which card lies open, and which move it waits for. */

import type { LessonNow } from '@wire/http';

import { extra, post } from '@lib/api';
import type { Table } from '@lib/table.svelte';

const KEY = 'lesson';

/** The card that was read last, so that a page that is loaded anew goes on there. */
function readBefore(table: string): number {
  const [id, number] = (localStorage.getItem(KEY) ?? '').split(' ');
  return id === table ? Number(number) : 0;
}

export class Guide {
  /** What the server said last. */
  latest = $state.raw<LessonNow | null>(null);
  /** What is shown of it: that of the moment that the board shows. */
  now = $state.raw<LessonNow | null>(null);
  /** Which of the cards lies open. */
  place = $state(0);
  hasEnded = $state(false);

  card = $derived(this.now?.cards[this.place] ?? null);
  isLast = $derived(this.place === (this.now?.cards.length ?? 0) - 1);
  /** The learner is to do something, not to read on. */
  isAsking = $derived(this.isLast && !!this.now?.wanted.length);
  isOver = $derived(this.isLast && !!this.now?.over);

  readonly #table: Pick<Table, 'id' | 'number'>;
  #looking: Promise<void> | null = null;

  constructor(table: Pick<Table, 'id' | 'number'>) {
    this.#table = table;
  }

  /** Ask the server how the lesson goes on; what is no longer true meanwhile is asked again. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    if (this.hasEnded) return;
    try {
      let found: LessonNow;
      do found = await extra<LessonNow>(`/api/tables/${this.#table.id}/lesson`);
      while (found.number < this.#table.number);
      this.latest = found;
    } catch {
      // What was said last still stands; the next move asks again.
    }
  }

  /** What the card of that number still waits for, as far as it can be done now. */
  wanted(card: number): number[] {
    return this.latest?.cards.at(-1)?.number === card ? this.latest.wanted : [];
  }

  take(found: LessonNow): void {
    const first = found.cards[0]?.number;
    const isSame = this.now?.cards[0]?.number === first;
    if (!isSame) {
      const read = readBefore(this.#table.id);
      this.place = Math.max(
        0,
        found.cards.findIndex(({ number }) => number === read),
      );
    }
    this.now = found;
    this.#keep();
  }

  turn(by: 1 | -1): void {
    const cards = this.now?.cards ?? [];
    this.place = Math.min(Math.max(0, this.place + by), Math.max(0, cards.length - 1));
    this.#keep();
  }

  #keep(): void {
    if (this.card) localStorage.setItem(KEY, `${this.#table.id} ${this.card.number}`);
  }

  /** Without the lesson the game goes on as any other. */
  async end(): Promise<void> {
    await post(`/api/tables/${this.#table.id}/lesson/end`);
    this.hasEnded = true;
  }
}
