/** A title's worked examples: texts in one language, pictures from near by, positions to try. */

import type { Copied } from '@wire/http';

import { post, text } from './api';
import { comeIn } from './come-in';
import type { Language } from './protocol';

/** Where each list of texts lies, by its path: a reader loads that of one title and language. */
const TEXTS = import.meta.glob<string>('@games/*/examples*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Made by `tools/illustrations.py`; each is loaded when it comes into sight. */
const PICTURES = import.meta.glob<Closeup>('../games/*/examples/*.json', { import: 'default' });

export interface Example {
  rule: string;
  name: string;
  heading: string;
  before: string;
  /** What to do there. */
  task: string;
  after: string;
}

/** A kind, a colour, coordinates, and what the kind needs besides. */
export type Drawn =
  | ['area', number, number[]]
  | ['line', number, number[], number]
  | ['dot', number, [number, number], number, number | null];

export interface Closeup {
  /** Left, top, width, height. */
  box: [number, number, number, number];
  ground: number;
  /** Colours by day and by night. */
  palette: [string, string][];
  before: Drawn[];
  /** Places in `before` of what is no longer there afterwards. */
  gone: number[];
  added: Drawn[];
  names: [number, number, number, string | Record<Language, string>][];
  record: string;
}

export async function examples(game: string, language: Language): Promise<Example[]> {
  const file = language === 'en' ? 'examples.md' : `examples.${language}.md`;
  const ending = `/${game.replaceAll('-', '_')}/${file}`;
  const [, address] = Object.entries(TEXTS).find(([path]) => path.endsWith(ending)) ?? [];
  return address ? read(await text(address)) : [];
}

/** Rows of a table: rule, name, heading, before, what to do, after. */
export function read(list: string): Example[] {
  return [...list.matchAll(/^\| ([A-Z]{2}-.*) \|$/gm)].map(([, row]) => {
    const [rule = '', name = '', heading = '', before = '', task = '', after = ''] =
      row?.split(' | ') ?? [];
    return { rule, name, heading, before, task, after };
  });
}

export async function closeup(game: string, name: string): Promise<Closeup> {
  const load = PICTURES[`../games/${game}/examples/${name}.json`];
  if (!load) throw new Error(`no picture of ${game} ${name}`);
  return load();
}

/** A table of one's own on that position, to try and go back; its id. */
export async function tryOut(record: string): Promise<string> {
  await comeIn();
  return (await post<Copied>('/api/records', { record })).id;
}
