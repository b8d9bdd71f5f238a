/** The analysis of a finished game, as the page asks for it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Analysis } from '@lib/report.svelte';

const asked: string[] = [];
let answers: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const answer = answers.shift();
    return Promise.resolve(
      answer === undefined
        ? new Response(null, { status: 204 })
        : answer instanceof Response
          ? answer
          : new Response(JSON.stringify(answer)),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const making = (done: number) => ({ status: 'making', done, total: 4, report: null });

test('it is started, waited for, and shown', async () => {
  answers = [making(0), making(2), { status: 'ready', done: 4, total: 4, report: { game: 'x' } }];
  const analysis = new Analysis('t1');
  await analysis.start();
  expect(analysis.status).toBe('making');
  await vi.advanceTimersByTimeAsync(1000);
  expect(analysis.done).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(analysis.status).toBe('ready');
  expect(analysis.report).toEqual({ game: 'x' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([
    'POST /api/tables/t1/report',
    'GET /api/tables/t1/report',
    'GET /api/tables/t1/report',
  ]);
});

test('it may be stopped, and is not looked at any more', async () => {
  answers = [making(1), undefined];
  const analysis = new Analysis('t1');
  await analysis.start();
  await analysis.stop();
  expect(analysis.status).toBe('none');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['POST /api/tables/t1/report', 'DELETE /api/tables/t1/report']);
});

test('a refusal is told in its own words', async () => {
  answers = [new Response('{"detail": "Not yet."}', { status: 409 })];
  const analysis = new Analysis('t1');
  await analysis.start();
  expect([analysis.status, analysis.refusal]).toEqual(['failed', 'Not yet.']);
});

test('who leaves asks no more', async () => {
  answers = [making(1), making(2)];
  const analysis = new Analysis('t1');
  await analysis.start();
  analysis.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
});

test('who stops it before it has begun is not told later that it goes on', async () => {
  let begin = (_: Response): void => undefined;
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    return new Promise((resolve) => {
      begin = resolve;
    });
  });
  const analysis = new Analysis('t1');
  const started = analysis.start();
  const stopped = analysis.stop();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(['POST /api/tables/t1/report']);
  begin(new Response(JSON.stringify(making(0))));
  await Promise.all([started, stopped]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(analysis.status).toBe('none');
  expect(asked).toEqual(['POST /api/tables/t1/report', 'DELETE /api/tables/t1/report']);
});
