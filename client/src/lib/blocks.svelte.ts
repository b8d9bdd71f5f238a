/** People with whom I do not want to sit; the server keeps the list. */

import type { Blocked } from '@wire/http';

import { get, put, remove } from './api';
import { reason } from './reason';
import { toasts } from './toasts.svelte';

export type { Blocked };

class Blocks {
  all = $state.raw<Blocked[]>([]);

  has(person: number): boolean {
    return this.all.some(({ id }) => id === person);
  }

  async load(): Promise<void> {
    this.all = await get<Blocked[]>('/api/me/blocks').catch(() => []);
  }

  /** True when the server has it. */
  async set(person: number, on: boolean): Promise<boolean> {
    try {
      await (on ? put : remove)(`/api/me/blocks/${person}`);
    } catch (error) {
      toasts.show(reason(error));
      return false;
    }
    await this.load();
    return true;
  }
}

export const blocks = new Blocks();
