import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { TableFrame } from '../src/lib/protocol';
import { FakeSocket, stubBrowser } from './fake-socket';

stubBrowser('http://house.test/table/abc');

const { Table } = await import('../src/lib/table.svelte');
const { sentence } = await import('../src/pages/table/sentence');
const { say } = await import('../src/lib/words.svelte');

const label = { key: 'k', values: {}, text: 'Pass' };
const pass = { id: 0, action: { type: 'PassBid' }, label };
const bid = { id: 12, action: { type: 'Bid', amount: 12 }, label };

const frame = (more: Partial<TableFrame> = {}): TableFrame => ({
  type: 'table',
  status: 'playing',
  number: 2,
  since: 0,
  seat: 0,
  seats: [],
  to_act: 0,
  log: [0, 1].map((number) => ({ number, seat: 0, by: 'person', at: 0, action: null, told: [] })),
  talk: [],
  view: { round: 1 },
  legal: [pass, bid],
  undo: null,
  ...more,
});

const last = () => FakeSocket.last();

describe('a table in the page', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    stubBrowser('http://house.test/table/abc');
    vi.useFakeTimers();
  });

  it('asks for its table in the language of the page', () => {
    new Table('abc', 'nl', 1);
    expect(last().address.href).toBe(
      'ws://house.test/api/tables/abc/play?language=nl&seat=1&slim=1&deflate=1',
    );
  });

  it('takes a seat that is chosen while a connection is being made', () => {
    const table = new Table('abc', 'en');
    last().hear(frame({ seat: null }));
    last().end();
    vi.advanceTimersByTime(10_000);
    last().readyState = FakeSocket.CONNECTING;
    expect([table.connection, last().address.searchParams.get('seat')]).toEqual(['lost', null]);
    void table.sit(1);
    expect(last().address.searchParams.get('seat')).toBe('1');
    last().hear(frame({ seat: 1 }));
    expect([table.connection, table.seat]).toEqual(['live', 1]);
  });

  it('picks first and plays when picked again', () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    expect(table.mayAct).toBe(true);
    table.choose(bid);
    expect(table.pending).toEqual(bid);
    expect(last().sent).toEqual([]);
    table.choose(bid);
    expect(last().sent).toEqual([{ type: 'move', seen: 2, action: bid.action, id: 1 }]);
    expect(table.mayAct).toBe(false);
  });

  it('plays with one click where that is wished, but for what is always asked', () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    table.isDirect = true;
    table.asksFirst = ({ type }) => type === 'Bid';
    table.choose(bid);
    expect([table.pending, last().sent]).toEqual([bid, []]);
    table.choose(pass);
    expect(last().sent).toEqual([{ type: 'move', seen: 2, action: pass.action, id: 1 }]);
  });

  it('shows what is on its way as picked until the table has moved on', async () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const played = table.play(bid.action);
    expect([table.mayAct, table.isPicked(bid), table.offered]).toEqual([false, true, table.legal]);
    last().hear(frame({ number: 3, since: 2, log: [], legal: [pass] }));
    expect([table.picked, table.refusal]).toEqual([null, null]);
    last().hear({ type: 'done', id: 1 });
    expect(await played).toBe(true);
  });

  it('carries out a plan until something is not granted', async () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const then = { ...pass, id: -1 };
    table.carryOut({ ...bid, rest: [then, then] });
    expect(last().sent).toMatchObject([{ type: 'move', seen: 2, action: bid.action }]);
    last().hear(frame({ number: 3, since: 2, log: [] }));
    last().hear({ type: 'done', id: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent.slice(1)).toMatchObject([{ type: 'move', seen: 3, action: pass.action }]);
    last().hear({ type: 'refused', id: 2, reason: 'illegal', text: 'No.', rule: '', values: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toHaveLength(2);
    expect(table.refusal?.text).toBe('No.');
  });

  it('takes back with one undo what one click did', async () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const entry = (number: number, action: { type: string } | null = null) => ({
      ...{ number, seat: 0, by: 'person' as const, at: 0, action, told: [] },
    });
    await table.asOneClick(async () => {
      for (const number of [2, 3, 4])
        last().hear(frame({ number: number + 1, since: number, log: [entry(number)] }));
      await Promise.resolve();
    });
    void table.undo();
    expect(last().sent.at(-1)).toMatchObject({ type: 'undo', seen: 5, actions: 3 });
    const undone = { type: 'Undo', seat: 0, actions: 1 };
    last().hear(frame({ number: 6, since: 5, log: [entry(5, undone)] }));
    void table.undo();
    expect(last().sent.at(-1)).toMatchObject({ seen: 6, actions: 2 });
    last().hear(frame({ number: 7, since: 6, log: [entry(6)] }));
    void table.undo();
    expect(last().sent.at(-1)).toMatchObject({ seen: 7, actions: 1 });
  });

  it('takes it back as one also after others have acted', async () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const entry = (number: number, seat: number) => ({
      ...{ number, seat, by: 'person' as const, at: 0, action: null, told: [] },
    });
    await table.asOneClick(async () => {
      for (const [number, seat] of [2, 3, 4, 5].map((one) => [one, one < 5 ? 0 : 1] as const))
        last().hear(frame({ number: number + 1, since: number, log: [entry(number, seat)] }));
      await Promise.resolve();
    });
    last().hear(frame({ number: 7, since: 6, log: [entry(6, 1)] }));
    void table.undo();
    expect(last().sent.at(-1)).toMatchObject({ type: 'undo', seen: 7, actions: 3 });
  });

  it('plays what was planned once it is my turn, as one click', async () => {
    const table = new Table<{ at: number }>('abc', 'en');
    last().hear(frame({ legal: [], to_act: 1, view: { at: 1 } }));
    const holds = ({ at }: { at: number }) => at < 3;
    table.planAhead({ actions: [bid.action, pass.action], text: () => 'bid, pass', holds });
    expect(table.mayGoAhead).toBe(false);
    last().hear(frame({ number: 3, since: 3, log: [], view: { at: 2 } }));
    expect(table.mayGoAhead).toBe(true);
    const played = table.goAhead();
    expect(last().sent.at(-1)).toMatchObject({ type: 'move', seen: 3, action: bid.action });
    last().hear(frame({ number: 4, since: 4, log: [], legal: [bid], view: { at: 2 } }));
    last().hear({ type: 'done', id: 1, number: 4 });
    await played;
    expect(last().sent).toHaveLength(1);
    expect([table.ahead, table.refusal?.reason]).toEqual([null, 'changed']);
  });

  it('lets go of a plan when the table it was made for has changed, or somebody acts by hand', () => {
    const table = new Table<{ at: number }>('abc', 'en');
    const waiting = { legal: [], to_act: 1, view: { at: 1 } };
    const ahead = {
      actions: [bid.action],
      text: () => 'bid',
      holds: (view: { at: number }) => view.at === 1,
    };
    last().hear(frame(waiting));
    table.planAhead(ahead);
    last().hear(frame({ ...waiting, number: 3, since: 3, log: [], view: { at: 2 } }));
    expect([table.ahead, table.refusal?.reason]).toEqual([null, 'changed']);
    last().hear(frame({ number: 4, since: 4, log: [], view: { at: 1 } }));
    table.planAhead(ahead);
    table.choose(pass);
    expect([table.ahead, table.pending]).toEqual([null, pass]);
  });

  it('lets go of what is no longer legal', () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    table.choose(bid);
    last().hear(frame({ number: 3, since: 2, log: [], legal: [pass] }));
    expect(table.pending).toBe(null);
  });

  it('never acts on an old board, and connects anew from what it knows', () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    table.choose(bid);
    last().end();
    expect([table.connection, table.pending, table.mayAct]).toEqual(['lost', null, false]);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().address.searchParams.get('since')).toBe('2');
    last().hear(
      frame({
        number: 3,
        since: 2,
        log: [{ number: 2, seat: 1, by: 'bot', at: 0, action: null, told: [] }],
      }),
    );
    expect(table.connection).toBe('live');
    expect(table.log.map((entry) => entry.number)).toEqual([0, 1, 2]);
  });

  it('keeps what is picked while it is legal, and says so when it no longer is', () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    table.choose(bid);
    last().hear(frame());
    expect(table.pending).toBe(table.legal[1]);
    last().hear(frame({ number: 3, since: 2, log: [], legal: [pass] }));
    expect([table.pending, table.refusal?.reason]).toEqual([null, 'moved']);
  });

  it('picks again after a break what was picked before it', () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    table.choose(bid);
    last().end();
    vi.advanceTimersByTime(600);
    last().hear(frame({ log: [] }));
    expect([table.pending?.action, table.refusal]).toEqual([bid.action, null]);
  });

  it('forgets what the last seat saw when it is given another', () => {
    const table = new Table('abc', 'en');
    last().hear(frame({ seat: null, legal: [] }));
    last().hear(
      frame({
        seat: 1,
        number: 4,
        since: 3,
        log: [{ number: 3, seat: 1, by: 'box', at: 0, action: null, told: [] }],
      }),
    );
    expect([table.seat, table.logStart, table.mayAct]).toEqual([1, 3, true]);
    table.choose(bid);
    last().hear(frame({ seat: null, number: 4, since: 4, log: [], legal: [] }));
    expect([table.seat, table.log, table.logStart, table.pending, table.refusal]).toEqual([
      null,
      [],
      4,
      null,
      null,
    ]);
  });

  const broken = async (then: Partial<TableFrame>) => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const played = table.play(bid.action);
    last().end();
    expect(await played).toBe(false);
    vi.advanceTimersByTime(600);
    last().hear(frame({ since: 2, log: [], ...then }));
    return table;
  };

  it('asks to confirm anew what nobody heard', async () => {
    const table = await broken({});
    expect([table.pending?.action, table.refusal?.reason]).toEqual([bid.action, 'unheard']);
  });

  it('does not ask again for a move that was made', async () => {
    const made = { number: 2, seat: 0, by: 'person' as const, at: 0, action: bid.action, told: [] };
    const table = await broken({ number: 3, log: [made] });
    expect([table.pending, table.refusal]).toEqual([null, null]);
  });

  it('knows a move again whose fields come in another order', async () => {
    const action = { amount: 12, type: 'Bid' };
    const made = { number: 2, seat: 0, by: 'person' as const, at: 0, action, told: [] };
    expect((await broken({ number: 3, log: [made] })).refusal).toBe(null);
    expect((await broken({ legal: [{ ...bid, action }] })).pending?.id).toBe(bid.id);
  });

  it('says that a move came too late', async () => {
    const table = await broken({ number: 3, legal: [] });
    expect([table.pending, table.refusal?.reason]).toEqual([null, 'moved']);
  });

  it.each([4401, 4403, 4404, 4409])('does not try again after %i', (code) => {
    const table = new Table('abc', 'en');
    last().end(code);
    vi.advanceTimersByTime(60_000);
    expect([table.connection, table.closed, FakeSocket.all.length]).toEqual(['closed', code, 1]);
  });

  it('keeps the reason of a refusal until the table moves on', async () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const asked = table.why({ type: 'Bid', amount: 1 });
    last().hear({
      type: 'refused',
      id: 1,
      reason: 'illegal',
      rule: 'AR-2.1',
      text: 'No',
      key: 'x',
      values: {},
    });
    await asked;
    expect(table.refusal?.rule).toBe('AR-2.1');
    last().hear(frame({ number: 3, since: 2, log: [] }));
    expect(table.refusal).toBe(null);
  });

  it('asks why again what was asked while the language changed', async () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    table.speak('de');
    last().readyState = FakeSocket.CONNECTING;
    const action = { type: 'Bid', amount: 1 };
    await table.why(action);
    expect(table.refusal?.reason).toBe('offline');
    last().readyState = FakeSocket.OPEN;
    last().hear(frame());
    expect(last().sent).toEqual([{ type: 'why', action, id: 2 }]);
    last().hear({
      type: 'refused',
      id: 2,
      reason: 'illegal',
      rule: 'AR-2.1',
      text: 'Nein',
      key: 'x',
      values: {},
    });
    await vi.waitFor(() => {
      expect(table.refusal?.rule).toBe('AR-2.1');
    });
  });

  it('does not call the connection lost while it changes the language', () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const prompt = () => sentence(table, { prompt: () => 'Bid or pass' });
    expect(prompt()).toBe('Bid or pass');
    table.speak('de');
    expect([table.connection, table.mayAct, prompt()]).toEqual([
      'connecting',
      false,
      'Bid or pass',
    ]);
    expect(last().address.searchParams.get('language')).toBe('de');
    last().hear(frame());
    expect([table.connection, prompt()]).toEqual(['live', 'Bid or pass']);
    last().end();
    expect([table.connection, prompt()]).toEqual(['lost', say('bar-lost')]);
  });

  it('takes a silent server for a lost one', async () => {
    const table = new Table('abc', 'en');
    last().hear(frame());
    const asked = table.undo();
    vi.advanceTimersByTime(15_000);
    expect(await asked).toBe(false);
    expect(table.connection).toBe('lost');
  });
});
