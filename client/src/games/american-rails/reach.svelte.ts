/** What a city costs the companies of this seat, and brings them; asked of the server when somebody points at it. */

import { ask } from '@lib/advice';
import type { Table } from '@lib/table.svelte';
import type { Reach } from '@wire/american-rails';

import { HEXES } from './geometry';

/** So long somebody points at a city before it is asked about. */
const REST = 200;

export class Reaches {
  #known = $state.raw<Record<number, Reach[]>>({});
  #number = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  at(hex: number): Reach[] | null {
    const { moment, status } = this.table;
    return moment || status !== 'playing' ? null : (this.#known[hex] ?? null);
  }

  look(hex: number): void {
    clearTimeout(this.#timer);
    const { table } = this;
    if (table.number !== this.#number) {
      this.#number = table.number;
      this.#known = {};
    }
    const isKnown = hex in this.#known;
    if (isKnown || !HEXES[hex]?.city || table.seat === null || table.status !== 'playing') return;
    this.#timer = setTimeout(() => {
      void this.#ask(hex);
    }, REST);
  }

  async #ask(hex: number): Promise<void> {
    const told = await ask<Reach[]>(this.table, 'reach', { hex });
    if (told?.number === this.#number) this.#known = { ...this.#known, [hex]: told.answer };
  }
}
