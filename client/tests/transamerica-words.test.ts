import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import languages from '@locale/languages.json';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (language: string) =>
  readFileSync(here(`../src/locale/${language}/transamerica.ftl`), 'utf8');
const messages = (language: string) =>
  new FluentResource(read(language)).body.map(({ id, value }) => ({ id, value }));
const variables = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value).match(/"type":"var","name":"\w+"/g) ?? [])].sort();

test.each(Object.keys(languages).slice(1))(
  '%s says the same things as English, with the same values',
  (language) => {
    const other = new Map(messages(language).map(({ id, value }) => [id, value]));
    const english = messages('en');
    expect([...other.keys()].sort()).toEqual(english.map(({ id }) => id).sort());
    for (const { id, value } of english)
      expect(variables(other.get(id)), id).toEqual(variables(value));
  },
);

test('every message is said somewhere', () => {
  const folder = here('../src/games/transamerica');
  const source = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('');
  // Why a choice matters is said by the kind of the choice: why.test.ts.
  const said = messages('en').filter(({ id }) => !id.startsWith('why-'));
  for (const { id } of said) expect(source, id).toContain(`'${id}'`);
});
