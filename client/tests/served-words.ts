import { fileURLToPath } from 'node:url';

import { catalogue } from '../catalogues';

const LOCALE = fileURLToPath(new URL('../src/locale', import.meta.url));

/** What the server sends when it is asked for a language's catalogue; undefined for all else. */
export function servedWords(address: string): Response | undefined {
  const language = /^\/locale\/(\w+)\.ftl$/.exec(address)?.[1];
  return language ? new Response(catalogue(`${LOCALE}/${language}`)) : undefined;
}
