import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
/** The shell: pages and shared parts. Boards have palettes of their own. */
const components = ['App.svelte', 'lib', 'pages'].flatMap((place) =>
  place.endsWith('.svelte')
    ? [place]
    : readdirSync(new URL(place, SOURCE), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.svelte'))
        .map((name) => `${place}/${name}`),
);

const lines = (what: RegExp): string[] =>
  components.flatMap((name) =>
    readFileSync(new URL(name, SOURCE), 'utf8')
      .split('\n')
      .filter((line) => what.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

describe('the shell', () => {
  it('takes its colours from the tokens, so that night and contrast change them all', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(lines(/#[0-9a-f]{3,8}\b(?!['"`]?\))|\b(rgb|hsl)a?\(/i)).toEqual([]);
  });

  it('has its layers from the tokens, in one order', () => {
    expect(lines(/z-index:\s*-?\d/)).toEqual([]);
  });
});
