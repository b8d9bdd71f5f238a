import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run dev` serves the client with a Roundhouse server behind it. */
const server = process.env.ROUNDHOUSE ?? 'http://127.0.0.1:8000';

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
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: [here('..')] } },
});
