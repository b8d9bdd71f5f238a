/** The games that can be played here, as the server describes them in the reader's language. */

import { get } from './api';
import { say, words } from './words.svelte';

export interface Field {
  name: string;
  label: string;
  kind: 'switch' | 'choice' | 'number' | 'seat';
  default: boolean | number | string | null;
  choices: { value: string | null; label: string; note: string }[];
  least: number | null;
  most: number | null;
  note: string;
  /** At tables of so many seats it means something; null: at all. */
  seats: number[] | null;
}

export interface Title {
  name: string;
  title: string;
  seats: number[];
  levels: string[];
  options: Field[];
}

/** In the order of the first page. */
export const GAMES = ['transamerica', 'american-rails', 'african-rails'] as const;

class Titles {
  all = $state.raw<Title[]>([]);
  #language = '';

  async load(): Promise<void> {
    if (this.#language === words.language) return;
    const language = words.language;
    const all = await get<Title[]>('/api/games');
    this.#language = language;
    this.all = all.sort((one, other) => place(one.name) - place(other.name));
  }

  find(name: string): Title | undefined {
    return this.all.find((title) => title.name === name);
  }
}

const place = (name: string) => GAMES.findIndex((game) => game === name);

export const titles = new Titles();

/** Names are the same in every language; they must not wait for the server. */
const NAMES: Record<string, string> = {
  transamerica: 'TransAmerica',
  'american-rails': 'American Rails',
  'african-rails': 'African Rails',
};

export const gameName = (name: string): string => NAMES[name] ?? name;

/** How well a bot plays, in a word. */
export const levelName = (level: string | null): string => (level ? say(`level-${level}`) : '');
