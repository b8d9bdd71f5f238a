import { expect, test } from 'vitest';

import { Gesture, type Grab } from '../src/lib/map/gesture';
import { placeLabels, textBox, type Candidate } from '../src/lib/map/labels';
import { closed, open, smooth } from '../src/lib/map/paths';
import { fit, into, within, zoomAbout } from '../src/lib/map/placement';
import { ahead, nearest, towards } from '../src/lib/map/places';
import { around, isWithin, overlap } from '../src/lib/map/spots';
import { freest } from '../src/lib/map/tips';

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

const pointer = (pointerId: number, clientX: number, clientY: number, buttons = 1) =>
  ({ pointerId, clientX, clientY, button: 0, buttons }) as PointerEvent;

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

test('the map is in a hand from the first step of a drag until the pointer is lifted', () => {
  const { gesture, done } = hands(null);
  gesture.down(pointer(1, 0, 0));
  expect(gesture.isMoving).toBe(false);
  gesture.move(pointer(1, 20, 0));
  expect(gesture.isMoving).toBe(true);
  gesture.up(pointer(1, 20, 0));
  expect(gesture.isMoving).toBe(false);
  expect(done).toEqual(['pan 20 0']);
});

test('a pointer that was lifted elsewhere drags nothing when it comes back', () => {
  const { gesture, done } = hands(null);
  gesture.down(pointer(1, 0, 0));
  gesture.move(pointer(1, 90, 0, 0));
  gesture.move(pointer(1, 120, 0, 0));
  expect(done).toEqual([]);
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

test('a smooth line begins and ends at its spots, a closed one comes back', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(smooth(corner)).toBe('M0 0Q10 0 10 5L10 10');
  expect(smooth(corner, true)).toBe('M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5Z');
  expect(smooth(corner.slice(0, 2))).toBe(open(corner.slice(0, 2)));
  expect([smooth([]), smooth([], true), open([]), closed([])]).toEqual(['', '', '', '']);
  expect(closed([{ x: 0.04, y: 1.26 }])).toBe('M0 1.3Z');
});

test('boxes that only touch do not overlap', () => {
  const box = around({ x: 0, y: 0 }, 1);
  expect(overlap(box, around({ x: 2, y: 0 }, 1))).toBe(0);
  expect(overlap(box, around({ x: 1, y: 1 }, 1))).toBe(1);
  expect(isWithin(box, box)).toBe(true);
  expect(isWithin(around({ x: 1, y: 0 }, 1), box)).toBe(false);
});

const sheet = { left: 0, top: 0, right: 100, bottom: 100 };
const candidate = (label: string, x: number, cost = 0): Candidate<string> => ({
  label,
  cost,
  box: around({ x, y: 50 }, 5),
});

test('each label gets its best free place; who comes too late gets none', () => {
  const wishes = [
    { candidates: [candidate('one', 20, 2), candidate('one, better', 40, 1)] },
    { candidates: [candidate('two', 42), candidate('two, aside', 60, 3)] },
    { candidates: [candidate('three', 38)] },
    { candidates: [candidate('off the sheet', 98)] },
  ];
  expect(placeLabels(wishes, { sheet, taken: [] })).toEqual(['one, better', 'two, aside']);
});

test('labels keep off what is taken for all, what is barred for one, and what is dear', () => {
  const taken = [around({ x: 10, y: 50 }, 5)];
  const keepOff = [around({ x: 30, y: 50 }, 5)];
  const places = [candidate('taken', 10), candidate('barred', 30), candidate('dear', 50)];
  const free = { candidates: [...places, candidate('free', 70, 4)], keepOff };
  const cost = (box: { left: number }) => (box.left === 45 ? 5 : 0);
  expect(placeLabels([free], { sheet, taken, cost })).toEqual(['free']);
  expect(placeLabels([free], { sheet, taken })).toEqual(['dear']);
  expect(placeLabels([free], { sheet, taken, cost: () => Infinity })).toEqual([]);
});

test('a text stands before, over or behind its anchor', () => {
  const box = (anchor: 'start' | 'middle' | 'end') => textBox({ x: 50, y: 50 }, anchor, 20, 10);
  expect(box('start')).toEqual({ left: 50, right: 70, top: 42, bottom: 52.5 });
  expect([box('middle').left, box('end').left]).toEqual([40, 30]);
});

const tipSheet = { left: 0, top: 0, right: 200, bottom: 200 };
const tipHalf = { x: 30, y: 10 };

test('a tip stands above its place, where that hides nothing', () => {
  expect(freest({ x: 100, y: 100 }, tipHalf, 5, tipSheet, [])).toEqual({ x: 100, y: 85 });
});

test('a tip stands where it hides the fewest other places', () => {
  const row = [70, 100, 130].map((x) => ({ x, y: 85 }));
  expect(freest({ x: 100, y: 100 }, tipHalf, 5, tipSheet, row)).toEqual({ x: 100, y: 115 });
});

test('a tip stays within the sheet', () => {
  const { x, y } = freest({ x: 5, y: 5 }, tipHalf, 5, tipSheet, []);
  expect([x >= 30, y >= 10]).toEqual([true, true]);
});
