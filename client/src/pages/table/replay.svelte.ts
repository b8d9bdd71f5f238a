/** Looking back: which moment is wanted, stepping, jumping and playing. */

import { course } from '@lib/course';
import type { Table } from '@lib/table.svelte';

const PACE = 900;

export class Replay {
  /** The moment asked for; null is now. */
  at = $state<number | null>(null);
  open = $state(false);
  playing = $state(false);

  #table: Table;
  #asked: number | null = null;
  #busy = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #rounds: number[] | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  get here(): number {
    return this.at ?? this.#table.number;
  }

  show(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
    this.stop();
    this.go(null);
  }

  go(number: number | null): void {
    const last = this.#table.number;
    this.at = number === null || number >= last ? null : Math.max(0, number);
    if (this.at !== null) this.open = true;
    void this.#follow();
  }

  step(by: number): void {
    this.stop();
    this.go(this.here + by);
  }

  /** To where the next or the last turn began: the seat that acts changes there. */
  async turn(by: 1 | -1): Promise<void> {
    this.stop();
    const starts = await this.#turns();
    const here = this.here;
    const to =
      by > 0 ? starts.find((start) => start > here) : starts.findLast((start) => start < here);
    this.go(to ?? (by > 0 ? null : 0));
  }

  async round(by: 1 | -1): Promise<void> {
    this.stop();
    this.#rounds ??= (await course(this.#table)).starts;
    const here = this.here;
    const to =
      by > 0
        ? this.#rounds.find((start) => start > here)
        : this.#rounds.findLast((start) => start < here);
    this.go(to ?? (by > 0 ? null : 0));
  }

  play(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.at === null) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.#busy) return;
      this.go(this.here + 1);
      if (this.at === null) this.stop();
    }, PACE);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** The whole log is needed to know where turns begin. */
  async #turns(): Promise<number[]> {
    const table = this.#table;
    for (let left = table.logStart; left > 0; left = table.logStart) {
      await table.earlier();
      if (table.logStart === left) break;
    }
    return table.log
      .filter((entry, at) => at === 0 || table.log[at - 1]?.seat !== entry.seat)
      .map((entry) => entry.number);
  }

  /** One request at a time; while it runs, only the last wish is kept. */
  async #follow(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      do {
        this.#asked = this.at;
        await this.#table.lookAt(this.#asked);
      } while (this.#asked !== this.at);
    } catch {
      this.at = null;
      await this.#table.lookAt(null);
    }
    this.#busy = false;
  }
}
