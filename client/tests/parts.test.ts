import { describe, expect, it } from 'vitest';

import { counted } from '../src/lib/motion';
import { change, duration, money } from '../src/lib/parts/figures';
import { SHAPES, outline } from '../src/lib/parts/shapes';
import { line, sample, ticks } from '../src/lib/parts/ticks';
import { words } from '../src/lib/words.svelte';

describe('figures', () => {
  it('writes money with its sign', () => {
    expect(money(40)).toBe('$40');
    expect(money(-4)).toBe('\u2212$4');
    expect(money(12, 'M')).toBe('12\u00a0M');
    words.language = 'de';
    expect(money(-4)).toBe('\u22124\u00a0$');
    expect(money(12, 'M')).toBe('12\u00a0M');
    words.language = 'en';
  });

  it('writes changes with plus or minus', () => {
    expect([3, -4, 0].map(change)).toEqual(['+3', '\u22124', '±0']);
  });

  it('writes what a clock has left', () => {
    expect([59, 61, 3725, 180_000].map(duration)).toEqual(['0:59', '1:01', '1:02:05', '2 d 2 h']);
    expect(duration(-5)).toBe('0:00');
  });
});

describe('charts', () => {
  it('has round figures that enclose all values', () => {
    expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(-3, 7)).toEqual([-4, -2, 0, 2, 4, 6, 8]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });

  it('breaks a line where a value is missing', () => {
    expect(line([[0, 0], [1, 2], null, [3, 4]])).toBe('M0.0 0.0L1.0 2.0M3.0 4.0');
  });

  it('samples first and last', () => {
    expect(sample(3, 10)).toEqual([0, 1, 2]);
    expect(sample(101, 5)).toEqual([0, 25, 50, 75, 100]);
  });

  it('draws six different shapes', () => {
    expect(new Set(SHAPES.map((shape) => outline(shape, 5))).size).toBe(6);
  });
});

describe('counting', () => {
  it('goes from one amount to the other, quickly first, and ends exactly there', () => {
    const way = [0, 0.25, 0.5, 0.75, 1].map((part) => counted(20, -4, part));
    expect([way[0], way.at(-1)]).toEqual([20, -4]);
    expect(way).toEqual(way.toSorted((a, b) => b - a));
    expect(20 - (way[1] ?? 0)).toBeGreaterThan((way[3] ?? 0) + 4);
    expect(counted(5, 9, 1.3)).toBe(9);
  });
});
