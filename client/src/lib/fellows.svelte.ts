/** People I have played with, as the server knows them. */

import type { Fellow } from '@wire/http';

import { get } from './api';
import { me } from './me.svelte';

export type { Fellow };

class Fellows {
  all = $state.raw<Fellow[]>([]);
  loaded = $state(false);

  #asked: Promise<void> | null = null;

  async load(): Promise<void> {
    if (!me.person) return;
    this.#asked = get<Fellow[]>('/api/me/people')
      .catch(() => [])
      .then((all) => {
        this.all = all;
        this.loaded = true;
      });
    await this.#asked;
  }

  /** Until the answer that is on its way has come. */
  async ready(): Promise<void> {
    await this.#asked;
  }

  /** The one of that name, if there is only one. */
  called(name: string): Fellow | undefined {
    const found = this.all.filter((fellow) => fellow.name === name.trim());
    return found.length === 1 ? found[0] : undefined;
  }
}

export const fellows = new Fellows();
