import { expect, test } from 'vitest';

import { Gesture, type Grab } from '../src/lib/map/gesture';
import { fit, into, within, zoomAbout } from '../src/lib/map/placement';
import { ahead, nearest, towards } from '../src/lib/map/places';

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

test('the nearest spot is found, unless it is too far away', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(nearest(spots, { x: 7, y: 1 })).toBe(1);
  expect(nearest(spots, { x: 40, y: 0 }, 20)).toBeNull();
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});

test('a spot of the box is a spot of the map', () => {
  expect(into({ scale: 2, x: 10, y: -20 }, { x: 30, y: 20 })).toEqual({ x: 10, y: 20 });
});

const pointer = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY, button: 0 }) as PointerEvent;

function hands(grab: Grab | null) {
  const done: string[] = [];
  const gesture = new Gesture({
    spot: (event) => ({ x: event.clientX, y: event.clientY }),
    into: (spot) => ({ x: spot.x / 2, y: spot.y / 2 }),
    grab: () => grab,
    pan: (dx, dy) => done.push(`pan ${dx} ${dy}`),
    zoom: (factor, x, y) => done.push(`zoom ${factor} ${x} ${y}`),
    capture: () => undefined,
  });
  return { gesture, done };
}

test('one pointer moves the map, two pinch it, a short press is a click', () => {
  const { gesture, done } = hands(null);
  gesture.down(pointer(1, 0, 0));
  gesture.move(pointer(1, 2, 2));
  expect(done).toEqual([]);
  gesture.move(pointer(1, 12, 2));
  gesture.down(pointer(2, 112, 2));
  gesture.move(pointer(2, 212, 2));
  expect(done).toEqual(['pan 10 0', 'pan 50 0', 'zoom 2 112 2']);
});

test('a press the board takes does not move the map, and a second finger ends it', () => {
  const told: string[] = [];
  const { gesture, done } = hands({
    move: (spot) => told.push(`move ${spot.x} ${spot.y}`),
    end: () => told.push('end'),
    cancel: () => told.push('cancel'),
  });
  gesture.down(pointer(1, 0, 0));
  gesture.move(pointer(1, 20, 0));
  gesture.up(pointer(1, 20, 0));
  gesture.down(pointer(1, 0, 0));
  gesture.down(pointer(2, 50, 50));
  expect(told).toEqual(['move 10 0', 'end', 'cancel']);
  expect(done).toEqual([]);
});

test('from a place that is gone the arrows go on as from there', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(ahead(spots, { x: 5, y: 0 }, 1, 0)).toBe(1);
  expect(ahead(spots, { x: 5, y: 0 }, -1, 0)).toBe(0);
  expect(ahead(spots, { x: 5, y: 0 }, 0, 1)).toBeNull();
});
