import { expect, test } from 'vitest';

import {
  centre,
  corners,
  HEIGHT,
  HEXES,
  NEIGHBOURS,
  RADIUS,
  shores,
  sides,
  stands,
  WIDTH,
} from '../src/games/american-rails/geometry';
import { nameWidth, placeNames } from '../src/games/american-rails/labels';
import { coast, dice, engrave, scatter } from '../src/games/american-rails/terrain';
import { overlap } from '../src/lib/map/spots';

const named = (name: string) => {
  const hex = HEXES.find((one) => one.city?.name === name);
  if (!hex) throw new Error(`no city ${name}`);
  return hex;
};

test('land hexes are numbered as the server numbers them, water left out', () => {
  expect(HEXES).toHaveLength(215);
  expect(HEXES.filter((hex) => hex.city)).toHaveLength(39);
  expect(HEXES[0]?.city?.name).toBe('Buffalo');
  expect(HEXES.at(-1)?.city?.name).toBe('New Orleans');
  expect(named('Chicago').label).toBe('C2');
  expect(HEXES.every((hex, at) => hex.id === at)).toBe(true);
});

test('neighbours lie one hex apart, and see each other', () => {
  for (const hex of HEXES)
    for (const other of NEIGHBOURS[hex.id] ?? []) {
      const there = HEXES[other];
      expect(Math.hypot(hex.x - (there?.x ?? 0), hex.y - (there?.y ?? 0))).toBeCloseTo(
        Math.sqrt(3) * RADIUS,
      );
      expect(NEIGHBOURS[other]).toContain(hex.id);
    }
});

test('the side of a hex looks at the hex beyond it', () => {
  const hex = HEXES.find((one) => one.row === 5 && one.column === 5);
  if (!hex) throw new Error('no hex there');
  const around = corners(hex);
  sides(hex).forEach((other, side) => {
    const there = HEXES[other ?? -1];
    const [from, to] = [around[side], around[(side + 1) % 6]];
    if (!there || !from || !to) throw new Error('no land there');
    expect((from.x + to.x) / 2).toBeCloseTo((hex.x + there.x) / 2);
    expect((from.y + to.y) / 2).toBeCloseTo((hex.y + there.y) / 2);
  });
});

test('odd rows stand half a hex to the right', () => {
  expect(centre(1, 0).x - centre(0, 0).x).toBeCloseTo((Math.sqrt(3) * RADIUS) / 2);
  expect(centre(2, 0).x).toBeCloseTo(centre(0, 0).x);
});

test('the shore is closed: one ring around all the land, through each outer side once', () => {
  const rings = shores();
  const outer = HEXES.flatMap(sides).filter((other) => other === null).length;
  expect(rings).toHaveLength(1);
  expect(rings.flat()).toHaveLength(outer);
  expect(coast()).toMatch(/^M.*Z$/);
});

test('every hex lies on the sheet', () => {
  for (const { x, y } of HEXES.flatMap((hex) => corners(hex))) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

test.each([1, 2, 3, 4, 5, 6])('%i pieces fit in a hex without touching', (count) => {
  const places = stands(count);
  expect(places).toHaveLength(count);
  places.forEach((one, at) => {
    expect(Math.abs(one.x) + one.size / 2).toBeLessThan((RADIUS * Math.sqrt(3)) / 2);
    for (const other of places.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(
        one.size,
      );
  });
});

test('the engraver draws the same map each time, and no two forests alike', () => {
  expect(engrave()).toEqual(engrave());
  const [one, other] = [scatter({ x: 0, y: 0 }, 9, 12, 1), scatter({ x: 0, y: 0 }, 9, 12, 2)];
  expect(one).not.toEqual(other);
  const roll = dice(7);
  const thrown = Array.from({ length: 200 }, () => roll());
  expect(Math.min(...thrown)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...thrown)).toBeLessThan(1);
  expect(new Set(thrown).size).toBeGreaterThan(190);
});

const sheet = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const cities = HEXES.flatMap(({ x, y, city }) =>
  city ? [{ x, y, name: city.name, weight: city.full }] : [],
);

function boxes(size: number) {
  return placeNames(cities, size, 33, sheet).map(({ name, x, y, anchor }) => {
    const width = nameWidth(name, size);
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { name, left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.24 };
  });
}

test.each([14, 20, 26, 40])('names of size %i never overlap and stay on the sheet', (size) => {
  const found = boxes(size);
  found.forEach((one, at) => {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(WIDTH);
    for (const other of found.slice(at + 1)) expect(overlap(one, other)).toBe(0);
  });
});

test('near enough, every city is named; from afar the great ones are', () => {
  expect(boxes(15)).toHaveLength(39);
  const far = boxes(52).map(({ name }) => name);
  expect(far.length).toBeLessThan(39);
  expect(far).toContain('New York');
  expect(far).toContain('Chicago');
});

test('a name keeps off what is built beside its city, where it can', () => {
  const city = { x: 500, y: 500, name: 'Here', weight: 1 };
  const [free] = placeNames([city], 15, 33, sheet);
  const below = { x: 500, y: 500 + 33 };
  const [moved] = placeNames([city], 15, 33, sheet, [below]);
  expect(free?.y).toBeGreaterThan(500);
  expect(moved?.y).toBeLessThan(500);
});
