import { beforeEach, describe, expect, it, vi } from 'vitest';

import { dropDraft, keepDraft, readDraft, type Draft } from '../src/pages/new/draft';
import { USUAL_PACE } from '../src/pages/new/wish';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const draft: Draft = {
  game: 'transamerica',
  seats: [{ kind: 'guest', name: 'Ben', level: 'steady' }],
  options: { barrier: 9 },
  pace: { ...USUAL_PACE, kind: 'live' },
  private: true,
  onlookers: false,
  talk: true,
  hints: false,
};

beforeEach(() => {
  kept.clear();
});

describe('a table that is being made', () => {
  it('is there again after a reload, until it is made', () => {
    expect(readDraft()).toEqual({});
    keepDraft(draft);
    expect(readDraft()).toEqual(draft);
    dropDraft();
    expect(readDraft()).toEqual({});
  });

  it('begins anew where what was kept makes no sense', () => {
    for (const nonsense of ['{', '7', 'null']) {
      kept.set('new-table', nonsense);
      expect(readDraft()).toEqual({});
    }
  });
});
