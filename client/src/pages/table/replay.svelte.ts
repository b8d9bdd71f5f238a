/** Looking back: which moment is wanted, stepping and jumping. The table's player runs from there. */

import { course } from '@lib/course';
import type { Table } from '@lib/table.svelte';

export class Replay {
  open = $state(false);
  /** The moment asked for; null is now. */
  #wish = $state<number | null>(null);
  readonly #player;

  #table: Table;
  #rounds: number[] | null = null;
  #isBusy = false;

  constructor(table: Table) {
    this.#table = table;
    this.#player = table.player;
  }

  get playing(): boolean {
    return this.#player.isPast && this.#player.isRunning;
  }

  /** The moment on show; null is now. */
  get at(): number | null {
    return this.playing ? this.#table.shownNumber : this.#wish;
  }

  get here(): number {
    return this.at ?? this.#table.number;
  }

  show(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
    this.go(null);
  }

  go(number: number | null): void {
    const last = this.#table.number;
    this.#wish = number === null || number >= last ? null : Math.max(0, number);
    if (this.#wish !== null) this.open = true;
    void this.#follow();
  }

  step(by: number): void {
    this.go(this.here + by);
  }

  /** To where the next or the last turn began: the seat that acts changes there. */
  async turn(by: 1 | -1): Promise<void> {
    const starts = await this.#turns();
    this.#jump(starts, by);
  }

  async round(by: 1 | -1): Promise<void> {
    this.#jump(await this.rounds(), by);
  }

  /** Where rounds begin. */
  async rounds(): Promise<number[]> {
    this.#rounds ??= (await course(this.#table)).starts;
    return this.#rounds;
  }

  /** Run from here to now, or from the beginning; running, it stops. */
  async play(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.at === null) {
      this.#wish = 0;
      await this.#table.lookAt(0);
    }
    await this.loadLog();
    const here = this.here;
    this.#wish = null;
    this.#player.play(this.#table.log.filter(({ number }) => number >= here));
  }

  stop(): void {
    if (!this.playing) return;
    this.#wish = this.at;
    this.#player.pause();
  }

  /** One request at a time; while it runs, only the last wish is kept. */
  async #follow(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    let asked: number | null;
    try {
      do {
        asked = this.#wish;
        await this.#table.lookAt(asked);
      } while (asked !== this.#wish);
    } catch {
      this.#wish = null;
      await this.#table.lookAt(null);
    }
    this.#isBusy = false;
  }

  #jump(starts: number[], by: 1 | -1): void {
    const here = this.here;
    const to =
      by > 0 ? starts.find((start) => start > here) : starts.findLast((start) => start < here);
    this.go(to ?? (by > 0 ? null : 0));
  }

  async #turns(): Promise<number[]> {
    await this.loadLog();
    const { log } = this.#table;
    return log
      .filter((entry, at) => at === 0 || log[at - 1]?.seat !== entry.seat)
      .map((entry) => entry.number);
  }

  /** The whole log, which a long game sends in pages. */
  async loadLog(): Promise<void> {
    const table = this.#table;
    for (let left = table.logStart; left > 0; left = table.logStart) {
      await table.earlier();
      if (table.logStart === left) break;
    }
  }
}
