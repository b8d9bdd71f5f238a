/** What a person has set on the server. */

import { get, put } from '@lib/api';
import { looks } from '@lib/looks.svelte';
import { me } from '@lib/me.svelte';
import { reason } from '@lib/reason';
import type { Wishes } from '@wire/http';

export type { Wishes };

class Kept {
  now = $state.raw<Wishes | null>(null);
  wrong = $state('');
  saved = $state(false);
  #person = 0;

  #loading: Promise<void> | null = null;

  load(person: number): Promise<void> {
    if (person !== this.#person || !this.#loading) {
      this.#person = person;
      this.#loading = this.#fetch();
    }
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    this.now = await get<Wishes>('/api/me/settings').catch(() => null);
    if (!this.now) this.#loading = null;
    else if (this.now.colours && looks.isUnset) looks.set({ theme: this.now.colours });
  }

  async change(change: Partial<Wishes>): Promise<boolean> {
    if (me.person) await this.load(me.person.id);
    if (!me.person || !this.now) return false;
    this.wrong = '';
    this.saved = false;
    try {
      this.now = await put<Wishes>('/api/me/settings', { ...this.now, ...change });
      this.saved = true;
    } catch (error) {
      this.wrong = reason(error);
    }
    return this.saved;
  }
}

export const wishes = new Kept();
