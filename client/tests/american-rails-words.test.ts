import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { SPACES } from '../src/games/american-rails/view';

const source = join(import.meta.dirname, '../src');
const read = (language: string) =>
  readFileSync(join(source, `locale/${language}/american-rails.ftl`), 'utf8');

/** Each id with the variables its text uses. */
function variables(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let id = '';
  for (const line of text.split('\n')) {
    id = /^([a-z0-9-]+) =/.exec(line)?.[1] ?? id;
    if (!id || line.startsWith('#')) continue;
    const used = [...line.matchAll(/\$([a-z]+)/g)].map((match) => match[1] ?? '');
    found[id] = [...new Set([...(found[id] ?? []), ...used])].sort();
  }
  return found;
}

test.each(['nl', 'de'])('the catalogue in %s says the same things as the English one', (language) => {
  expect(variables(read(language))).toEqual(variables(read('en')));
});

test('every sentence the pages ask for is there', () => {
  const folder = join(source, 'games/american-rails');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/'(ar-[a-z-]+)'/g)].map((match) => match[1] ?? '');
  const known = variables(read('en'));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((id) => !(id in known))).toEqual([]);
});

test.each(['en', 'nl', 'de'])('every space has a name of its own in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(language)));
  for (const id of ['ar-space', 'ar-space-does']) {
    const pattern = bundle.getMessage(id)?.value ?? '';
    const names = [...SPACES, 'take-or-expand'].map((space) => bundle.formatPattern(pattern, { space }));
    expect(new Set(names).size).toBe(8);
  }
});
