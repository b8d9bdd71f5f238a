/** What each rail would leave missing: asked of the server once for every decision of mine. */

import { ask } from '@lib/advice';
import { say } from '@lib/words.svelte';
import type { MissingFound } from '@wire/transamerica';

import type { TransTable } from './view';

export class Effects {
  #found = $state.raw<{ number: number; answer: MissingFound } | null>(null);
  #asked = -1;
  readonly #after = $derived(new Map(this.#found?.answer.after ?? []));

  constructor(readonly table: TransTable) {}

  /** Ask, if this is a moment at which the answer is of use and not known yet. */
  refresh(): void {
    const { table } = this;
    const isOfUse =
      table.mayAct && table.view?.phase === 'lay rails' && table.view.missing !== null;
    if (!isOfUse || this.#asked === table.number) return;
    this.#asked = table.number;
    void this.#ask(table.number);
  }

  async #ask(number: number): Promise<void> {
    const found = await ask<MissingFound>(this.table, 'missing');
    if (!found) this.#asked = -1;
    else if (found.number === number) this.#found = found;
  }

  /** Points missing with a rail on that line; null while it is not known. */
  after(line: number | null): number | null {
    if (line === null || this.#found?.number !== this.table.number) return null;
    return this.#after.get(line) ?? null;
  }

  /** The choice's sentence, with what it brings. */
  told(text: string, line: number | null): string {
    const missing = this.after(line);
    return missing === null ? text : `${text}; ${say('ta-leaves', { missing })}`;
  }
}
