import { describe, expect, it } from 'vitest';

import { sameAction } from '../src/lib/actions';
import type { Action } from '../src/lib/protocol';

const build: Action = { type: 'Build', start: 3, along: [4, [5, 'x']] };

describe('two actions', () => {
  it.each<[Action | null, Action | null]>([
    [build, { along: [4, [5, 'x']], start: 3, type: 'Build' }],
    [build, { ...build, seat: undefined }],
    [null, null],
  ])('%j is %j', (one, other) => {
    expect(sameAction(one, other)).toBe(true);
  });

  it.each<[Action | null, Action | null]>([
    [build, null],
    [build, { ...build, type: 'Buy' }],
    [build, { ...build, start: '3' }],
    [build, { ...build, start: null }],
    [build, { ...build, along: [4, [5]] }],
    [build, { ...build, along: { 0: 4, 1: [5, 'x'] } }],
    [build, { ...build, cost: 0 }],
    [{ ...build, cost: 0 }, build],
  ])('%j is not %j', (one, other) => {
    expect(sameAction(one, other)).toBe(false);
  });
});
