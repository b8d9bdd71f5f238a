/** Everything the page says, in the reader's language; switched without loading anew. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import catalogues from 'virtual:catalogues';

import languages from '@locale/languages.json';

import { text } from './api';
import type { Language } from './protocol';
import { toasts } from './toasts.svelte';

const each = (field: 'name' | 'locale') =>
  Object.fromEntries(
    Object.entries(languages).map(([language, about]) => [language, about[field]]),
  ) as Record<Language, string>;

export const LANGUAGES = each('name');

/** For dates and numbers: English without a.m. and p.m. */
export const LOCALES = each('locale');

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await text(catalogues[language] ?? '')));
  return bundle;
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  /** From now on in that language; nothing changes when its texts do not arrive. */
  async use(language: Language): Promise<void> {
    const bundle = await load(language);
    toldServer(language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The reader's choice: kept. False when its texts do not arrive. */
  async choose(language: Language): Promise<boolean> {
    try {
      await this.use(language);
    } catch {
      toasts.show(this.say('refused-offline'));
      return false;
    }
    localStorage.setItem('language', language);
    return true;
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || !pattern) return key;
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, values, errors);
  }
}

export const words = new Words();

/** The sentence of that id in the reader's language. */
export const say = (key: string, values?: Record<string, FluentVariable>): string =>
  words.say(key, values);

/** The server answers in the language of the page, also to who has chosen none. */
export const toldServer = (language: Language): void => {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
};

export function preferred(): Language {
  const kept = localStorage.getItem('language');
  for (const wish of [kept, ...navigator.languages]) {
    const short = wish?.slice(0, 2);
    if (short && short in LANGUAGES) return short as Language;
  }
  return 'en';
}
