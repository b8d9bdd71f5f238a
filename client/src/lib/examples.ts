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
  | ['text', number, [number, number], number, string]
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

/** A table of one's own on that position, to try and go back; its id. The table repeats the task. */
export async function tryOut(record: string, game: string, name: string): Promise<string> {
  await comeIn();
  const { id } = await post<Copied>('/api/records', { record });
  keepTasks({ ...tasks(), [id]: `${game}/${name}` });
  return id;
}

const KEPT = 'examples-tried';
const MOST = 20;

/** Of tables that were made to try an example, which one: `title/name`. */
function tasks(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function keepTasks(found: Record<string, string>): void {
  const latest = Object.entries(found).slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)));
}

/** The example that a table was made to try, unless its task was dismissed there. */
export async function exampleAt(table: string, language: Language): Promise<Example | null> {
  const [game, name] = tasks()[table]?.split('/') ?? [];
  if (!game || !name) return null;
  return (await examples(game, language)).find((example) => example.name === name) ?? null;
}

export function dismissTask(table: string): void {
  const { [table]: _, ...others } = tasks();
  keepTasks(others);
}
