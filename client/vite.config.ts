import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

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

export default defineConfig({
  plugins: [svelte()],
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
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: [here('..')] } },
});
