/** The variations of a study, as its log tells them. */

import { describe, expect, test } from 'vitest';

import { linesAfter, variations, type Line } from '../src/pages/table/study/tree';
import type { Entry } from '@lib/protocol';

const entry = (number: number, seat: number, text: string): Entry => ({
  number,
  seat,
  by: seat < 0 ? 'box' : 'person',
  at: 0,
  action: { type: 'Do', text },
  told: [{ key: '', values: {}, text }],
});
const back = (number: number, actions: number): Entry => ({
  ...entry(number, 0, ''),
  action: { type: 'Rewind', actions },
});
const shape = (lines: Line[]): unknown[] =>
  lines.map(({ turns, branches }) => [
    turns.map(({ seat, steps }) => `${seat}${steps.map(({ text }) => text).join('')}`).join(' '),
    ...shape(branches),
  ]);

describe('variations', () => {
  const log = [
    entry(7, 0, 'z'),
    entry(8, 0, 'a'),
    entry(9, 0, 'b'),
    entry(10, -1, 'card'),
    entry(11, 1, 'c'),
    back(12, 2),
    entry(13, -1, 'card'),
    entry(14, 1, 'd'),
    back(15, 4),
    entry(16, 0, 'a'),
    entry(17, 0, 'e'),
  ];

  test('what follows a rewind branches off where it led to', () => {
    const { root } = variations(log, 8);
    expect(shape(linesAfter(root))).toEqual([['0a', ['0b', ['1c'], ['1d']], ['0e']]]);
  });

  test('the same move again is the same line, and the table stands at its end', () => {
    const { root, here } = variations([...log, back(18, 1), entry(19, 0, 'b')], 8);
    expect(here.text).toBe('b');
    expect(shape(linesAfter(root))).toEqual([['0a', ['0b', ['1c'], ['1d']], ['0e']]]);
  });

  test('a line is played on from the moment after what the box did first', () => {
    const { root } = variations(log, 8);
    expect(root.moment).toBe(8);
    expect(root.next[0]?.next[0]?.moment).toBe(11);
    expect(root.next[0]?.next[1]?.moment).toBe(18);
  });

  test('an undo goes back too, and never behind the start', () => {
    const undo = { ...back(9, 5), action: { type: 'Undo', seat: 0, actions: 5 } };
    const { root, here } = variations([entry(8, 0, 'a'), undo], 8);
    expect(here).toBe(root);
    expect(shape(linesAfter(root))).toEqual([['0a']]);
  });
});
