import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { catalogues } from './catalogues';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run dev` serves the client with a Roundhouse server behind it. */
const server = process.env.ROUNDHOUSE ?? 'http://127.0.0.1:8000';

/** Modules that one file holds, by their paths without what they end in. */
const together = (...paths: string[]) => new RegExp(`(${paths.join('|')})\\b[^/]*$`);

/** What every page needs: one file, packed better than many small ones and asked for at once. */
const SHELL = together(
  'node_modules/.*',
  'preload-helper',
  'src/lib/(api|lobby|looks|me|motion|reason|route|socket|titles|toasts|words)',
  'src/lib/parts/(Guard|Icon|Missing|SeatMark|seats|shapes)',
  'src/games/(descriptor|[^/]+/title)',
  'src/pages/(Toasts|Top)',
);
/** What every table needs. */
const TABLE = together(
  'src/lib/(advice|clicks|course|focus|glossary|layout|lazy|player|rules|table|tour)',
  'src/lib/parts/(Dialog|Glossed|NameForm|Pieces|figures)',
  'src/games/module',
  'src/pages/table/(People|Talk|keys|turns)',
);
/** What a table loads by itself once it is shown: asked for together. */
const SHOWN = together(
  'src/lib/(sound|synth)',
  'src/lib/parts/Glossary',
  'src/pages/table/(Explain|ShowEffects|lesson/GuideCard)',
  'src/pages/table/tour/.*',
);
/** What the boards of all titles are drawn with. */
const MAP = together('src/lib/map/.*', 'src/lib/parts/Counting', 'src/games/transfers');
/** What several parts of a title share, but for what the first page shows of it. */
const TITLE = /src\/games\/([^/]+)\/(?!title\b|vignette)/i;

export default defineConfig({
  plugins: [svelte(), catalogues(here('./src/locale'))],
  resolve: {
    alias: {
      '@boards': here('../src/roundhouse/boards'),
      '@locale': here('../src/roundhouse/locale'),
      '@games': here('../src/roundhouse/games'),
      '@lib': here('./src/lib'),
      '@wire': here('./src/wire'),
    },
  },
  build: {
    outDir: here('../src/roundhouse/server/static'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'table', test: TABLE },
            { name: 'shown', test: SHOWN },
            { name: 'map', test: MAP },
            { name: (id) => TITLE.exec(id)?.[1] ?? null, test: TITLE, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: [here('..')] } },
});
