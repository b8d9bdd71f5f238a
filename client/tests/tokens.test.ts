import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { pictured } from '../src/games/african-rails/goods';

const SOURCE = new URL('../src/', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const read = (name: string): string => readFileSync(new URL(name, SOURCE), 'utf8');

/** Where colours stand: the page's by day and night, what all share, and each title's own. */
const palettes = files.filter((name) => /^(style|tokens|games\/[\w-]+\/tokens)\.css$/.test(name));
/** Everything that draws: the page, shared parts and the boards. */
const components = files.filter(
  (name) => /\.(svelte|ts|css)$/.test(name) && !palettes.includes(name),
);
const declared = new Set(
  palettes.flatMap((name) => [...read(name).matchAll(/(--[\w-]+):/g)].map(([, token]) => token)),
);

const lines = (what: RegExp): string[] =>
  components.flatMap((name) =>
    read(name)
      .split('\n')
      .filter((line) => what.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

describe('pages and boards', () => {
  it('take their colours from the tokens, so that night and contrast change them all', () => {
    expect(palettes).toHaveLength(5);
    expect(components.length).toBeGreaterThan(150);
    expect(components).toContain('games/american-rails/board/Land.svelte');
    // Not the name of a gradient, `url(#…)`, nor that of a private method, `this.#add(…)`.
    expect(lines(/(?<!url\(['"`]?)#[0-9a-f]{3,8}\b(?!\()|\b(rgb|hsl)a?\(/i)).toEqual([]);
  });

  it('have their layers from the tokens, in one order', () => {
    expect(lines(/z-index:\s*-?\d/)).toEqual([]);
  });

  it('have their sizes of text from the tokens; only what is drawn is lettered in its own', () => {
    expect(lines(/font(-size)?:(?!.*clamp)[^;]*\b[\d.]+r?em\b/)).toEqual([]);
    expect(lines(/var\(--text-/).length).toBeGreaterThan(100);
  });

  it('name only tokens that there are', () => {
    const named = components.flatMap((name) =>
      [...read(name).matchAll(/var\((--(?:am|af|ta|text|layer)-[\w-]+)\)/g)].map(
        ([, token]) => token,
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((token) => !declared.has(token))).toEqual([]);
  });

  it('give each good its colour', () => {
    const missing = pictured().filter((good) => !declared.has(`--af-good-${good}`));
    expect(missing).toEqual([]);
  });
});
