import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import type { Closeup } from '../src/lib/examples';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
vi.stubGlobal('document', { cookie: '' });
vi.mock('../src/lib/come-in', () => ({ comeIn: () => Promise.resolve() }));

const { dismissTask, exampleAt, read, tryOut } = await import('../src/lib/examples');

const games = new URL('../src/games/', import.meta.url);
const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /examples\/.*\.json$/.test(path),
);

describe('worked examples', () => {
  it('are read row by row', () => {
    const list = '| Rule | Name |\n| --- | --- |\n| AR-5.9 | expand | H | B | T | A, $2 |\n';
    expect(read(list)).toEqual([
      { rule: 'AR-5.9', name: 'expand', heading: 'H', before: 'B', task: 'T', after: 'A, $2' },
    ]);
    expect(read('')).toEqual([]);
  });

  it('are remembered by the table they were tried at, until they are dismissed there', async () => {
    const row = '| AR-5.9 | expand | H | B | Build it | A |';
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(path === '/api/records' ? '{"id":"t1"}' : row)),
    );
    expect(await tryOut('{}', 'american-rails', 'expand')).toBe('t1');
    expect((await exampleAt('t1', 'en'))?.task).toBe('Build it');
    expect(await exampleAt('t2', 'en')).toBeNull();
    dismissTask('t1');
    expect(await exampleAt('t1', 'en')).toBeNull();
    kept.set('examples-tried', '{');
    expect(await exampleAt('t1', 'en')).toBeNull();
  });

  it('have pictures whose every colour is there, and a record', () => {
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const picture = JSON.parse(readFileSync(new URL(file, games), 'utf8')) as Closeup;
      for (const [, colour] of [...picture.before, ...picture.added])
        expect(picture.palette[colour]).toHaveLength(2);
      expect(picture.added.length).toBeGreaterThan(0);
      expect(picture.record.split('\n').length).toBeGreaterThan(2);
    }
  });
});
