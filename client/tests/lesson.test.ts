import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LessonNow } from '../src/wire/http';
import { Guide } from '../src/pages/table/lesson/guide.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('document', { cookie: '' });

const now = (number: number, cards: number[], more: Partial<LessonNow> = {}): LessonNow => ({
  number,
  cards: cards.map((card) => ({ number: card, text: `text ${card}`, at: '' })),
  steps: 9,
  wanted: [7],
  over: false,
  ...more,
});

const answers = (...told: LessonNow[]) => {
  const asked = vi.fn(() => Promise.resolve(Response.json(told.shift() ?? null)));
  vi.stubGlobal('fetch', asked);
  return asked;
};

describe('a lesson', () => {
  beforeEach(() => {
    kept.clear();
  });

  it('is read card by card, and asks for the move with the last one', () => {
    const guide = new Guide({ id: 'a', number: 3 });
    guide.take(now(3, [1, 2]));
    expect([guide.card?.number, guide.isAsking]).toEqual([1, false]);
    guide.turn(1);
    guide.turn(1);
    expect([guide.card?.number, guide.isAsking]).toEqual([2, true]);
    guide.turn(-1);
    expect(guide.card?.number).toBe(1);
  });

  it('stays at its card while a step of several moves goes on, and begins the next at its first', () => {
    const guide = new Guide({ id: 'a', number: 3 });
    guide.take(now(3, [1, 2], { wanted: [7, 8] }));
    guide.turn(1);
    guide.take(now(4, [1, 2], { wanted: [8] }));
    expect(guide.card?.number).toBe(2);
    guide.take(now(9, [3, 4]));
    expect(guide.card?.number).toBe(3);
  });

  it('goes on where it was left, at that table alone', () => {
    const before = new Guide({ id: 'a', number: 3 });
    before.take(now(3, [1, 2, 3]));
    before.turn(1);
    const [again, other] = [new Guide({ id: 'a', number: 3 }), new Guide({ id: 'b', number: 3 })];
    again.take(now(3, [1, 2, 3]));
    other.take(now(3, [1, 2, 3]));
    expect([again.card?.number, other.card?.number]).toEqual([2, 1]);
  });

  it('asks again when the table has moved on meanwhile', async () => {
    const asked = answers(now(3, [1]), now(5, [2]));
    const guide = new Guide({ id: 'a', number: 5 });
    await guide.look();
    expect([guide.latest?.number, asked.mock.calls.length]).toEqual([5, 2]);
  });

  it('says nothing new when the server cannot be asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    const guide = new Guide({ id: 'a', number: 5 });
    guide.take(now(5, [2]));
    await guide.look();
    expect(guide.card?.number).toBe(2);
  });

  it('is over once its last card is read, and when somebody ends it', async () => {
    const guide = new Guide({ id: 'a', number: 3 });
    guide.take(now(3, [8, 9], { wanted: [], over: true }));
    expect(guide.isOver).toBe(false);
    guide.turn(1);
    expect([guide.isOver, guide.isAsking]).toEqual([true, false]);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    await guide.end();
    expect(guide.hasEnded).toBe(true);
  });
});
