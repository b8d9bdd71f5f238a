/** A title's glossary: its terms in one language, each with a sentence and the rule behind it. */

import { text } from './api';
import type { Gloss, Stretch } from './glossary.svelte';
import type { Language } from './protocol';

/** Where each list lies, by its path: a reader loads that of one title and language. */
const LISTS = import.meta.glob<string>('@games/*/glossary*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface Term {
  /** As it is written in a text, its heading first. */
  forms: string[];
  rule: string;
  meaning: string;
}

export async function terms(game: string, language: Language): Promise<Term[]> {
  const file = language === 'en' ? 'glossary.md' : `glossary.${language}.md`;
  const ending = `/${game.replaceAll('-', '_')}/${file}`;
  const [, address] = Object.entries(LISTS).find(([path]) => path.endsWith(ending)) ?? [];
  return address ? read(await text(address)) : [];
}

/** Each on a line: `- share, shares (AR-2.5): What it is.` */
export function read(list: string): Term[] {
  return [...list.matchAll(/^- ([^(]+) \(([^)]+)\): (.+)$/gm)].map(([, forms, rule, meaning]) => ({
    forms: forms?.split(', ') ?? [],
    rule: rule ?? '',
    meaning: meaning ?? '',
  }));
}

/** Finds each term once in a text: the longest that stands there, as a whole word. */
export function glossOf(terms: readonly Term[]): Gloss {
  const headings = new Map(
    terms.flatMap(({ forms }) => forms.map((form) => [form.toLowerCase(), forms[0] ?? form])),
  );
  if (headings.size === 0) return (words) => [{ text: words, term: null }];
  const longest = [...headings.keys()].toSorted((one, other) => other.length - one.length);
  const word = new RegExp(`(?<![\\p{L}\\p{N}-])(${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (words) => stretches(words, word, headings);
}

function stretches(words: string, word: RegExp, headings: ReadonlyMap<string, string>): Stretch[] {
  const found: Stretch[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of words.matchAll(word)) {
    const term = headings.get(match[0].toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (match.index > from) found.push({ text: words.slice(from, match.index), term: null });
    found.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < words.length || !found.length) found.push({ text: words.slice(from), term: null });
  return found;
}
