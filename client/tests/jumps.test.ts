/** Jumps in the history: to rounds, turns, auctions and deliveries. */

import { expect, test, vi } from 'vitest';

import type { Entry } from '@lib/protocol';
import type { Table } from '@lib/table.svelte';
import { landmarks } from '../src/pages/table/landmarks';
import { Replay } from '../src/pages/table/replay.svelte';

vi.mock('@lib/course', () => ({ course: () => Promise.resolve({ starts: [4, 8] }) }));

const entry = (number: number, seat: number, type = 'Do'): Entry => ({
  number,
  seat,
  by: 'person',
  at: 0,
  action: { type },
  told: [{ key: '', values: {}, text: `${type} ${String(number)}` }],
});

/** Ten entries of two seats in pairs; a page of them is still to come. */
function tableWith(log: Entry[]) {
  const table = {
    number: log.length,
    shownNumber: log.length,
    log: log.slice(5),
    player: { isPast: false, isRunning: false },
    get logStart() {
      return table.log[0]?.number ?? 0;
    },
    lookAt: vi.fn((_: number | null) => Promise.resolve()),
    earlier: vi.fn(() => {
      table.log = log;
      return Promise.resolve();
    }),
  };
  return table;
}

const LOG = Array.from({ length: 10 }, (_, at) =>
  entry(at, Math.floor(at / 2) % 2, at === 6 ? 'Deliver' : 'Do'),
);

function open() {
  const table = tableWith(LOG);
  return { table, replay: new Replay(table as unknown as Table) };
}

test('rounds are jumped to, forwards to now and backwards to the beginning', async () => {
  const { replay } = open();
  await replay.round(-1);
  expect([replay.at, replay.open]).toEqual([8, true]);
  await replay.round(-1);
  expect(replay.at).toBe(4);
  await replay.round(-1);
  expect(replay.at).toBe(0);
  await replay.round(1);
  expect(replay.at).toBe(4);
  await replay.round(1);
  await replay.round(1);
  expect(replay.at).toBeNull();
});

test('turns begin where another seat acts, in the part of the log that came later too', async () => {
  const { table, replay } = open();
  replay.go(3);
  await replay.turn(-1);
  expect(replay.at).toBe(2);
  expect(table.earlier).toHaveBeenCalledOnce();
  await replay.turn(1);
  expect(replay.at).toBe(4);
});

test('a wish outside the game is its beginning or now', () => {
  const { replay } = open();
  replay.go(-5);
  expect(replay.at).toBe(0);
  replay.step(99);
  expect([replay.at, replay.here]).toEqual([null, 10]);
});

test('landmarks are rounds and what is worth looking at, in the order of the game', async () => {
  const { table, replay } = open();
  const isLandmark = ({ action }: Entry) => action?.type === 'Deliver';
  expect(await landmarks(table as unknown as Table, replay, isLandmark)).toEqual([
    { number: 4, round: 2, text: '' },
    { number: 7, round: null, text: 'Deliver 6' },
    { number: 8, round: 3, text: '' },
  ]);
});

test('a moment that cannot be fetched brings the replay back to now', async () => {
  const { table, replay } = open();
  table.lookAt.mockRejectedValueOnce(new Error('gone'));
  replay.go(3);
  await vi.waitFor(() => {
    expect(replay.at).toBeNull();
  });
  expect(table.lookAt).toHaveBeenLastCalledWith(null);
});
