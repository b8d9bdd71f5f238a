/** What events say, from the server's own catalogue of names. */

import type { Language } from '@lib/protocol';
import { words } from '@lib/words.svelte';

const CATALOGUES = import.meta.glob<string>('@locale/*/african_rails_names.ftl', {
  query: '?raw',
  import: 'default',
});

/** The messages of a catalogue without variables, by id. */
export function messages(catalogue: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of catalogue.split('\n')) {
    const [, id, text] = /^([\w-]+) = (.*)$/.exec(line) ?? [];
    if (id && text) found.set(id, text);
  }
  return found;
}

class Texts {
  #known = $state.raw<{ language: Language; texts: Map<string, string> } | null>(null);
  #wanted: Language | null = null;

  /** What the event says, empty until it is loaded. */
  event(id: string): string {
    void this.#load(words.language);
    const known = this.#known?.language === words.language ? this.#known.texts : null;
    return known?.get(`af-event-text-${id}`) ?? '';
  }

  async #load(language: Language): Promise<void> {
    if (this.#wanted === language) return;
    this.#wanted = language;
    const path = Object.keys(CATALOGUES).find((name) => name.includes(`/${language}/`));
    const load = path ? CATALOGUES[path] : undefined;
    if (load) this.#known = { language, texts: messages(await load()) };
  }
}

export const texts = new Texts();
