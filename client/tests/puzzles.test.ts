/** The puzzles of this browser: which is on show, what was answered, which comes next. */

import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const answers = new Map<string, unknown>();

vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('fetch', (path: string) => {
  const answer = answers.get(path);
  if (answer instanceof Promise) return answer;
  return Promise.resolve(
    answer === undefined
      ? new Response(JSON.stringify({ detail: 'gone' }), { status: 404 })
      : new Response(JSON.stringify(answer)),
  );
});

const { Puzzles } = await import('../src/lib/puzzles.svelte');

const shelf = {
  game: 'transamerica',
  daily: 3,
  grades: ['easy', 'hard', 'easy', 'easy', 'hard'],
};
const asked = (number: number) => ({
  game: 'transamerica',
  number,
  grade: 'easy',
  seat: 0,
  names: ['Ann', 'Ben'],
  view: { at: number },
  question: 'How many?',
  choices: ['4', '5'],
});
const solved = (right: boolean) => ({ right, answer: 1, text: 'Five.', view: { at: 'solved' } });

beforeEach(() => {
  kept.clear();
  answers.clear();
  answers.set('/api/puzzles', [shelf]);
  for (const number of shelf.grades.keys())
    answers.set(`/api/puzzles/transamerica/${String(number)}`, asked(number));
  answers.set('/api/puzzles/transamerica/2/answer?choice=1', solved(true));
  answers.set('/api/puzzles/transamerica/2/answer?choice=0', solved(false));
});

test('a right answer is shown on the board and kept by this browser', async () => {
  const puzzles = new Puzzles();
  await puzzles.load();
  await puzzles.show('transamerica', 2);
  expect(puzzles.table?.view).toEqual({ at: 2 });
  await puzzles.answer(1);
  expect([puzzles.picked, puzzles.solution?.right]).toEqual([1, true]);
  expect(puzzles.table?.view).toEqual({ at: 'solved' });
  expect(new Puzzles().solved).toEqual(new Set(['transamerica/2']));
});

test('a wrong answer is told, and the puzzle stays unsolved', async () => {
  const puzzles = new Puzzles();
  await puzzles.show('transamerica', 2);
  await puzzles.answer(0);
  expect([puzzles.picked, puzzles.solution?.right]).toEqual([0, false]);
  expect(puzzles.solved.size).toBe(0);
});

test('in another language the answer stays; another puzzle begins anew', async () => {
  const puzzles = new Puzzles();
  await puzzles.show('transamerica', 2);
  await puzzles.answer(1);
  const { table } = puzzles;
  await puzzles.show('transamerica', 2);
  expect([puzzles.picked, puzzles.table]).toEqual([1, table]);
  await puzzles.show('transamerica', 0);
  expect([puzzles.picked, puzzles.solution]).toEqual([null, null]);
  expect(puzzles.table?.view).toEqual({ at: 0 });
});

test('a puzzle that comes late does not take the place of the one wanted now', async () => {
  const puzzles = new Puzzles();
  let arrive: (answer: Response) => void = () => undefined;
  answers.set(
    '/api/puzzles/transamerica/4',
    new Promise<Response>((resolve) => {
      arrive = resolve;
    }),
  );
  const late = puzzles.show('transamerica', 4);
  await puzzles.show('transamerica', 0);
  arrive(new Response(JSON.stringify(asked(4))));
  await late;
  expect(puzzles.asked?.number).toBe(0);
});

test('the next one has the grade and is not solved yet, as long as there is one', async () => {
  kept.set('puzzles-solved', JSON.stringify(['transamerica/2', 'transamerica/1']));
  const puzzles = new Puzzles();
  await puzzles.load();
  expect(puzzles.next('transamerica', 'easy', 0)).toBe(3);
  expect(puzzles.next('transamerica', 'easy', 3)).toBe(0);
  expect(puzzles.next('transamerica', 'hard', 0)).toBe(4);
  expect(puzzles.next('transamerica', 'hard', 4)).toBe(4);
  expect(puzzles.next('transamerica', 'medium', 0)).toBeNull();
  expect(puzzles.next('no-title', 'easy', 0)).toBeNull();
});

test('what is not there is said, and broken memory is none', async () => {
  kept.set('puzzles-solved', '{');
  const puzzles = new Puzzles();
  expect(puzzles.solved.size).toBe(0);
  await puzzles.show('transamerica', 99);
  expect(puzzles.wrong).not.toBe('');
  expect(puzzles.asked).toBeNull();
});
