import { describe, expect, it } from 'vitest';

import { edited, expanded, FrameReader } from '../src/lib/frames';
import type { FromServer, TableFrame } from '../src/lib/protocol';

const base = {
  status: 'playing',
  number: 1,
  since: 0,
  seat: 0,
  to_act: 0,
  log: [],
  talk: [],
  undo: null,
};
const pass = { id: 0, action: { type: 'PassBid' }, label: { key: 'k', values: {}, text: 'Pass' } };
const take = { id: 9, action: { type: 'Take' }, label: { key: 't', values: {}, text: 'Take' } };
const range = {
  id: 1,
  action: { type: 'Offer', seat: 2, price: 3, rounds: 1 },
  ranges: { price: [3, 4], rounds: [1, 3] },
  label: {
    key: 'offer',
    values: { player: 2, amount: 3, turns: 1 },
    fields: { amount: 'price', turns: 'rounds' },
    phrasings: [
      { when: { rounds: [1, 1] }, text: ['{price}: ', 'price', ' M once'] },
      { text: ['{price}: ', 'price', ' M for ', 'rounds', ' rounds'] },
    ],
  },
} as const;

async function deflated(frame: unknown): Promise<ArrayBuffer> {
  const stream = new Blob([JSON.stringify(frame)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return new Response(stream).arrayBuffer();
}

describe('a range of choices', () => {
  const found = expanded(structuredClone(range) as never);

  it('stands for every combination, the last field running quickest', () => {
    expect(found.map(({ id, action }) => [id, action['price'], action['rounds']])).toEqual([
      [1, 3, 1],
      [2, 3, 2],
      [3, 3, 3],
      [4, 4, 1],
      [5, 4, 2],
      [6, 4, 3],
    ]);
    expect(found.every(({ action }) => action.type === 'Offer' && action['seat'] === 2)).toBe(true);
  });

  it('has the words of each; a name with braces stays a name', () => {
    expect(found[3]?.label).toEqual({
      key: 'offer',
      values: { player: 2, amount: 4, turns: 1 },
      text: '{price}: 4 M once',
    });
    expect(found[5]?.label.text).toBe('{price}: 4 M for 3 rounds');
  });
});

describe('edits of a view', () => {
  const view = { round: 1, players: [{ cash: 5 }, { cash: 6 }], track: [1, 2, 3] };

  it('change what they name and keep the rest as it is', () => {
    const now = edited(view, [
      { path: ['players', 1, 'cash'], value: 9 },
      { path: ['track'], start: 1, count: 1, items: [7, 8] },
    ]) as typeof view;
    expect(now).toEqual({ round: 1, players: [{ cash: 5 }, { cash: 9 }], track: [1, 7, 8, 3] });
    expect(now.players[0]).toBe(view.players[0]);
    expect(view.players[1]?.cash).toBe(6);
  });

  it('can put another view in the place of all', () => {
    expect(edited(null, [{ path: [], value: { round: 2 } }])).toEqual({ round: 2 });
  });
});

describe('the frames of a connection', () => {
  const reading = () => {
    const taken: FromServer[] = [];
    let failures = 0;
    const reader = new FrameReader(
      (frame) => taken.push(frame),
      () => (failures += 1),
    );
    return { reader, taken, failed: () => failures };
  };
  const table = { type: 'table', ...base, seats: [{ name: 'A' }], view: { a: 1, b: 2 } };

  it('are whole ones again', () => {
    const { reader, taken } = reading();
    reader.hear(JSON.stringify({ ...table, legal: [pass, take] }));
    reader.hear(JSON.stringify({ type: 'update', ...base, number: 2 }));
    const legal = [{ start: 1, count: 1 }, range, { start: 0, count: 1 }];
    const view = [{ path: ['b'], value: 3 }];
    reader.hear(JSON.stringify({ type: 'update', ...base, number: 3, view, legal }));
    const [, second, third] = taken as TableFrame[];
    expect([second?.type, second?.view, second?.legal]).toEqual(['table', { a: 1, b: 2 }, []]);
    expect(third?.seats).toEqual([{ name: 'A' }]);
    expect(third?.view).toEqual({ a: 1, b: 3 });
    expect(third?.legal.map(({ id }) => id)).toEqual([9, 1, 2, 3, 4, 5, 6, 0]);
  });

  it('keep their order when one has to be inflated, and get the talk that came before', async () => {
    const { reader, taken } = reading();
    reader.hear(JSON.stringify({ type: 'talk', talk: [{ id: 1, text: 'Hello' }] }));
    reader.hear(await deflated({ ...table, legal: [] }));
    reader.hear(JSON.stringify({ type: 'update', ...base, number: 2, talk: [{ id: 2 }] }));
    reader.hear(JSON.stringify({ type: 'done', id: 4, number: 2 }));
    await expect.poll(() => taken.length).toBe(3);
    expect(taken.map(({ type }) => type)).toEqual(['table', 'table', 'done']);
    const [first, second] = taken as TableFrame[];
    expect(first?.talk).toEqual([{ id: 1, text: 'Hello' }]);
    expect(second?.talk).toEqual([{ id: 2 }]);
  });

  it('that cannot be read are said to fail', async () => {
    const { reader, taken, failed } = reading();
    reader.hear(new ArrayBuffer(3));
    await expect.poll(failed).toBe(1);
    expect(taken).toEqual([]);
  });
});
