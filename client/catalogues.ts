import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:catalogues';
const FOUND = `\0${ID}`;

/** All that the page says in a language: the files of its folder as one. */
export const catalogue = (folder: string): string =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/**
 * The module `virtual:catalogues`: where each language's catalogue lies. They are written in many
 * files and asked for as one.
 */
export function catalogues(locale: string): Plugin {
  const languages = readdirSync(locale);
  let isServing = false;
  return {
    name: 'catalogues',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? FOUND : null),
    load(id) {
      if (id !== FOUND) return null;
      const addresses = languages.map((language) => {
        if (isServing) return `${language}: '/locale/${language}.ftl'`;
        const source = catalogue(join(locale, language));
        const file = this.emitFile({ type: 'asset', name: `${language}.ftl`, source });
        return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
    configureServer(server) {
      server.middlewares.use('/locale', (request, response, next) => {
        const language = basename(request.url ?? '', '.ftl');
        if (languages.includes(language)) {
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(catalogue(join(locale, language)));
        } else next();
      });
    },
  };
}
