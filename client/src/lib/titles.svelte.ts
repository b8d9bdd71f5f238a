/** The games that can be played here, as the server describes them in the reader's language. */

import type { Field, Title } from '@wire/http';

import { DESCRIPTORS, descriptor } from '../games/descriptor';
import { get } from './api';
import { say, words } from './words.svelte';

export type { Field, Title };

/** A title as told by a server of the release before this page's, which has no styles. */
type Told = Omit<Title, 'styles'> & Partial<Pick<Title, 'styles'>>;

class Titles {
  all = $state.raw<Title[]>([]);
  /** The server has told of them, or cannot. */
  isAnswered = $state(false);
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
    try {
      const all = await get<Told[]>('/api/games');
      if (language !== words.language) return; // it is asked in the other one too
      this.#language = language;
      this.all = all.map((title) => ({ ...title, styles: title.styles ?? {} }));
    } finally {
      this.isAnswered = true;
    }
  }

  find(name: string): Title | undefined {
    return this.all.find((title) => title.name === name);
  }
}

export const titles = new Titles();

export const gameName = (name: string): string =>
  descriptor(name)?.name ?? titles.find(name)?.title ?? name;

/** Between a level and its style, as the server writes them: `expert:banker`. */
const STYLE_SIGN = ':';

/** The level and the style that a bot was chosen by; most have no style. */
export function levelParts(chosen: string): { level: string; style: string } {
  const [level = '', style = ''] = chosen.split(STYLE_SIGN);
  return { level, style };
}

export const withStyle = (level: string, style: string): string =>
  style ? `${level}${STYLE_SIGN}${style}` : level;

/** How well a bot plays, in a word, and in which style. */
export function levelName(chosen: string | null): string {
  if (!chosen) return '';
  const { level, style } = levelParts(chosen);
  const name = say(`level-${level}`);
  return style ? say('level-style', { level: name, style: say(`style-${style}`) }) : name;
}

/** What bots of the title can be chosen by: every level, and its styles after it. */
export const choices = (title: Title | undefined): string[] =>
  (title?.levels ?? []).flatMap((level) => [
    level,
    ...(title?.styles[level] ?? []).map((style) => withStyle(level, style)),
  ]);

/** The same level in this title: without its style where the title has none of that name. */
export const fittingLevel = (title: Title, chosen: string): string =>
  choices(title).includes(chosen) ? chosen : levelParts(chosen).level;

const USUAL_LEVEL = 'steady';

/** The level that is offered first; null where a title has no bots. */
export function usualLevel(title: Title | undefined): string | null {
  if (!title || title.levels.includes(USUAL_LEVEL)) return USUAL_LEVEL;
  return title.levels[0] ?? null;
}
