/** The games that can be played here, as the server describes them in the reader's language. */

import type { Field, Title } from '@wire/http';

import { DESCRIPTORS, descriptor } from '../games/descriptor';
import { get } from './api';
import { say, words } from './words.svelte';

export type { Field, Title };

class Titles {
  all = $state.raw<Title[]>([]);
  #language = '';
  /** What can be played here. Titles with a descriptor come first and need not wait for the server. */
  names = $derived.by(() => {
    const known = DESCRIPTORS.map(({ id }) => id);
    if (!this.all.length) return known;
    const told = this.all.map(({ name }) => name);
    return [
      ...known.filter((id) => told.includes(id)),
      ...told.filter((name) => !known.includes(name)),
    ];
  });

  async load(): Promise<void> {
    if (this.#language === words.language) return;
    const language = words.language;
    const all = await get<Title[]>('/api/games');
    this.#language = language;
    this.all = all;
  }

  find(name: string): Title | undefined {
    return this.all.find((title) => title.name === name);
  }
}

export const titles = new Titles();

export const gameName = (name: string): string =>
  descriptor(name)?.name ?? titles.find(name)?.title ?? name;

/** How well a bot plays, in a word. */
export const levelName = (level: string | null): string => (level ? say(`level-${level}`) : '');

const USUAL_LEVEL = 'steady';

/** The level that is offered first; null where a title has no bots. */
export function usualLevel(title: Title | undefined): string | null {
  if (!title || title.levels.includes(USUAL_LEVEL)) return USUAL_LEVEL;
  return title.levels[0] ?? null;
}
