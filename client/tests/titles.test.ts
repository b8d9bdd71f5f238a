import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('location', { pathname: '/', hash: '', search: '' });
vi.stubGlobal('addEventListener', () => undefined);

const { DESCRIPTORS } = await import('../src/games/descriptor');
const { fieldName, fieldsOf, isNested } = await import('../src/games/plain/values');
const { choices, fittingLevel, gameName, levelName, levelParts, titles, usualLevel, withStyle } =
  await import('../src/lib/titles.svelte');
const { words } = await import('../src/lib/words.svelte');
const { resized } = await import('../src/pages/new/wish');

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const KNOWN = DESCRIPTORS.map(({ id }) => id);
const nim = {
  name: 'nim',
  title: 'Nim',
  seats: [2, 3, 4],
  levels: [],
  styles: {},
  version: 1,
  has_secrets: false,
  lesson: false,
  options: [],
};
const known = {
  name: KNOWN[1] ?? '',
  title: 'Told',
  seats: [2],
  levels: ['novice', 'steady'],
  styles: { steady: ['bold', 'shy'] },
  version: 1,
  has_secrets: true,
  lesson: false,
  options: [],
};

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

afterEach(() => {
  titles.all = [];
});

describe('titles', () => {
  it('are described in folders of their own name', () => {
    expect(KNOWN.length).toBeGreaterThan(0);
    for (const id of KNOWN) expect(readdirSync(`${SOURCE}/games/${id}`)).toContain('title.ts');
  });

  it('are named nowhere else in the page', () => {
    const mayKnow = (path: string) =>
      KNOWN.some(
        (id) =>
          path.startsWith(`games/${id}/`) ||
          path === `wire/${id}.ts` ||
          path.endsWith(`/${id}.ftl`),
      );
    const wrong = files(SOURCE)
      .map((path) => path.slice(SOURCE.length + 1))
      .filter((path) => /\.(ts|svelte|ftl)$/.test(path) && !mayKnow(path))
      .filter((path) => {
        const text = readFileSync(`${SOURCE}/${path}`, 'utf8');
        return DESCRIPTORS.some(({ id, name }) => text.includes(id) || text.includes(name));
      });
    expect(wrong).toEqual([]);
  });

  it('need not wait for the server, which says what there is', () => {
    expect(titles.names).toEqual(KNOWN);
    titles.all = [nim, known];
    expect(titles.names).toEqual([known.name, 'nim']);
    expect(gameName('nim')).toBe('Nim');
    expect(gameName(known.name)).toBe(DESCRIPTORS[1]?.name);
    expect(gameName('chess')).toBe('chess');
  });

  it('without bots leave seats open', () => {
    expect([usualLevel(known), usualLevel(nim), usualLevel({ ...nim, levels: ['easy'] })]).toEqual([
      'steady',
      null,
      'easy',
    ]);
    const seats = [
      { kind: 'me' as const, name: '', level: '' },
      { kind: 'bot' as const, name: '', level: 'steady' },
    ];
    expect(resized(seats, 3, null).map(({ kind }) => kind)).toEqual(['me', 'open', 'open']);
    expect(resized(seats, 3, 'sharp').map(({ level }) => level)).toEqual(['', 'steady', 'sharp']);
  });
});

describe('styles', () => {
  it('are chosen with their level', () => {
    expect(choices(known)).toEqual(['novice', 'steady', 'steady:bold', 'steady:shy']);
    expect(choices(nim)).toEqual([]);
    expect(levelParts('steady:bold')).toEqual({ level: 'steady', style: 'bold' });
    expect(levelParts('steady')).toEqual({ level: 'steady', style: '' });
    expect([withStyle('steady', 'bold'), withStyle('steady', '')]).toEqual([
      'steady:bold',
      'steady',
    ]);
  });

  it('stay behind where another title has none of that name', () => {
    expect(fittingLevel(known, 'steady:shy')).toBe('steady:shy');
    expect(fittingLevel(known, 'novice:shy')).toBe('novice');
    expect(fittingLevel(nim, 'steady:shy')).toBe('steady');
  });

  it('are none where a server of before tells none', async () => {
    const told = { ...known, styles: undefined };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([told])));
    await titles.load();
    expect(choices(titles.find(known.name))).toEqual(['novice', 'steady']);
  });

  it('are told after their level', async () => {
    const text = (name: string) => readFileSync(`${SOURCE}/locale/de/${name}.ftl`, 'utf8');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text('shell'))));
    vi.stubGlobal('document', { documentElement: {}, cookie: '' });
    await words.use('de');
    expect(levelName('expert:banker')).toBe('Experte, Bankier');
    expect(levelName('expert')).toBe('Experte');
    expect(levelName(null)).toBe('');
  });
});

it('an answer in the language of before, which comes late, changes nothing', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  words.language = 'de';
  const first = titles.load();
  words.language = 'nl';
  const second = titles.load();
  answers[1]?.(Response.json([nim]));
  await second;
  answers[0]?.(Response.json([known]));
  await first;
  expect(titles.all).toEqual([nim]);
  expect(titles.isAnswered).toBe(true);
});

describe('a view that nobody has drawn', () => {
  it('is read field by field', () => {
    expect(
      fieldsOf({ to_act: 1, hand: [] }).map(([name, value]) => [fieldName(name), isNested(value)]),
    ).toEqual([
      ['to act', false],
      ['hand', false],
    ]);
    expect([{ a: 1 }, [0], null, 'text', {}].map(isNested)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
