import { expect, test } from 'vitest';

import { fit, within, zoomAbout } from '../src/lib/map/placement';
import { towards } from '../src/lib/map/places';

test('a map fits whole and lies in the middle of its box', () => {
  expect(fit(100, 50, 400, 400)).toEqual({ scale: 4, x: 0, y: 100 });
});

test('the spot under the pointer stays where it is while zooming', () => {
  const before = { scale: 2, x: 10, y: 20 };
  const after = zoomAbout(before, 1.5, 110, 70, 1, 8);
  const spot = (at: typeof before) => [(110 - at.x) / at.scale, (70 - at.y) / at.scale];
  expect(after.scale).toBe(3);
  expect(spot(after)).toEqual(spot(before));
});

test('a map cannot be dragged out of its box', () => {
  expect(within({ scale: 4, x: 500, y: -900 }, 100, 100, 200, 200, 1, 8)).toEqual({
    scale: 4,
    x: 0,
    y: -200,
  });
});

test('arrow keys go to the nearest place ahead, not to one aside', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 4, y: 30 },
    { x: -5, y: 0 },
  ];
  expect(towards(spots, 0, 1, 0)).toBe(1);
  expect(towards(spots, 0, -1, 0)).toBe(3);
  expect(towards(spots, 0, 0, -1)).toBeNull();
  expect(towards(spots, -1, 1, 0)).toBe(0);
});
