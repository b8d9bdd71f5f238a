import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import languages from '@locale/languages.json';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const LANGUAGES = Object.keys(languages);

interface Message {
  id: string;
  text: string;
  variables: string[];
}

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return files(path, ending);
    return ending.test(name) ? [path] : [];
  });
}

function messages(language: string, file: string): Message[] {
  const text = readFileSync(`${SOURCE}/locale/${language}/${file}`, 'utf8');
  return new FluentResource(text).body.map(({ id, value }) => {
    const written = JSON.stringify(value);
    const variables = [...written.matchAll(/"type":"var","name":"(\w+)"/g)].map(
      (found) => found[1] ?? '',
    );
    return { id, text: written, variables: [...new Set(variables)].sort() };
  });
}

const catalogues = readdirSync(`${SOURCE}/locale/en`).filter((name) => name.endsWith('.ftl'));
const all = catalogues.flatMap((file) => messages('en', file));
const ids = new Set(all.map((message) => message.id));
const sources = files(SOURCE, /\.(svelte|ts)$/).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

describe('catalogues', () => {
  it.each(catalogues)('%s says the same in every language', (file) => {
    const english = messages('en', file).map(({ id, variables }) => ({ id, variables }));
    expect(english.length).toBeGreaterThan(0);
    for (const language of LANGUAGES.slice(1)) {
      const other = messages(language, file).map(({ id, variables }) => ({ id, variables }));
      expect(other, language).toEqual(english);
    }
  });

  it.each(LANGUAGES)('no line of %s is lost to a mistake', (language) => {
    for (const file of catalogues) {
      const text = readFileSync(`${SOURCE}/locale/${language}/${file}`, 'utf8');
      const begun = text.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line));
      expect(
        messages(language, file).map((message) => message.id),
        file,
      ).toEqual(begun.map((line) => line.split(' =')[0]));
    }
  });

  it('no id is given twice', () => {
    expect(all.length).toBe(ids.size);
  });
});

describe('what the page says', () => {
  const plain = /\bsay\(\s*'([\w-]+)'/g;
  const made = /\bsay\(\s*`([\w-]*)\$\{/g;

  it('finds what it looks for', () => {
    const found = sources.flatMap(({ text }) => [...text.matchAll(plain)]);
    expect(found.length).toBeGreaterThan(100);
  });

  it.each(sources.map(({ path }) => path.slice(SOURCE.length + 1)))('%s', (path) => {
    const text = sources.find((source) => source.path.endsWith(path))?.text ?? '';
    for (const [, key] of text.matchAll(plain)) expect(ids, key).toContain(key);
    for (const [, start] of text.matchAll(made)) {
      const fitting = [...ids].filter((id) => id.startsWith(start ?? ''));
      expect(fitting.length, start).toBeGreaterThan(0);
    }
  });

  it('says everything that is in the catalogues', () => {
    const whole = sources.map(({ text }) => text).join('\n');
    const starts = [...whole.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? '');
    const unused = [...ids].filter(
      (id) => !whole.includes(`'${id}'`) && !starts.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
