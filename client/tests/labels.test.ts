/** Whose name is it? At every size of screen the city nearest to a name is its own. */

import { expect, test } from 'vitest';

import { loadAtlas } from '../src/games/african-rails/atlas';
import { placeNames as placeAfrican } from '../src/games/african-rails/names';
import { HEIGHT, HEX_WIDTH, HEXES, NEIGHBOURS, WIDTH } from '../src/games/american-rails/geometry';
import { nameSize, nameWidth, placeNames } from '../src/games/american-rails/labels';
import { priceBox, priceSize, pricesOf } from '../src/games/american-rails/prices';
import type { View } from '../src/games/american-rails/view';
import { CITIES, node, WIDTH as LAND } from '../src/games/transamerica/board';
import { labels } from '../src/games/transamerica/labels';
import { isBeside, textBox } from '../src/lib/map/labels';
import { between, distance, gap, overlap, type Box, type Spot } from '../src/lib/map/spots';

/** Widths of maps on phones, held either way, on tablets and on desks, and what one zooms to there. */
const WIDTHS = [360, 375, 390, 412, 430, 520, 640, 768, 900, 1024, 1280, 1440, 1920, 2600];

const middle = (box: Box) => between({ x: box.left, y: box.top }, { x: box.right, y: box.bottom });

/** The places in `spots` that a reader may take a box for: none is nearer to it, or to its middle. */
function meant(box: Box, spots: readonly Spot[]): number[] {
  const least = (far: number[]) => far.flatMap((one, at) => (one <= Math.min(...far) ? [at] : []));
  const beside = least(spots.map((spot) => gap(box, spot)));
  return least(spots.map((spot) => distance(middle(box), spot))).filter((at) =>
    beside.includes(at),
  );
}

test('a name is beside its city when no other is as near to it or to its middle', () => {
  const box = { left: 10, top: -5, right: 90, bottom: 5 };
  const own = { x: 0, y: 0 };
  expect(isBeside(box, own, [{ x: 0, y: 60 }])).toBe(true);
  expect(isBeside(box, own, [{ x: 95, y: 0 }])).toBe(false);
  expect(isBeside(box, own, [{ x: 102, y: 0 }])).toBe(false);
  expect(isBeside(box, own, [{ x: 50, y: 30 }])).toBe(false);
  expect(isBeside(box, own, [{ x: 50, y: 55 }])).toBe(true);
});

const spotsOf = (scale: number): Spot[] =>
  CITIES.map((city) => node(city.node)).map(({ x, y }) => ({ x: x * scale, y: y * scale }));

test.each(WIDTHS)('TransAmerica, %i pixels wide', (width) => {
  const scale = width / LAND;
  const spots = spotsOf(scale);
  const found = labels(scale, new Set());
  expect(found.length).toBeGreaterThan(width < 400 ? 29 : 31);
  for (const { city, box } of found) expect(meant(box, spots), CITIES[city]?.name).toEqual([city]);
});

test.each(WIDTHS)("TransAmerica, %i pixels wide: a hand's cities are all named", (width) => {
  const scale = width / LAND;
  const spots = spotsOf(scale);
  for (let turn = 0; turn < 7; turn += 1) {
    const hand = new Set([0, 1, 2, 3, 4].map((colour) => 7 * colour + ((turn + 2 * colour) % 7)));
    const found = labels(scale, hand, [50, 112]);
    expect([...hand].filter((city) => !found.some((label) => label.city === city))).toEqual([]);
    for (const { city, box } of found) {
      if (!hand.has(city)) expect(meant(box, spots)).toEqual([city]);
      // One's own cities are told by their halo where there is no better room.
      const halo = 3;
      const others = spots.filter((_, at) => at !== city).map((spot) => gap(box, spot));
      expect(gap(box, spots[city] ?? { x: 0, y: 0 }) - halo).toBeLessThan(Math.min(...others));
    }
  }
});

const named = HEXES.flatMap(({ x, y, city }) =>
  city ? [{ x, y, name: city.name, weight: city.full }] : [],
);
const sheet = { left: 6, top: 6, right: WIDTH - 6, bottom: HEIGHT - 6 };

test.each(WIDTHS)('American Rails, %i pixels wide', (width) => {
  const size = nameSize(width / WIDTH);
  const found = placeNames(named, size, 33, sheet);
  expect(found.length).toBeGreaterThan(width < 600 ? 24 : 38);
  for (const label of found) {
    const own = named.findIndex(({ name }) => name === label.name);
    const box = textBox(label, label.anchor, nameWidth(label.name, size), size);
    expect(meant(box, named), label.name).toEqual([own]);
  }
});

test.each([390 / WIDTH, 44 / HEX_WIDTH, 1])('at scale %f no name covers a price', (scale) => {
  const size = nameSize(scale);
  const figures = priceSize(scale);
  const view = { hexes: [], companies: [] } as unknown as View;
  const label = { key: '', values: {}, text: '' };
  const around = named.map(({ x, y }) => HEXES.findIndex((hex) => hex.x === x && hex.y === y));
  const offered = new Map(
    around
      .slice(8, 20)
      .flatMap((hex) => NEIGHBOURS[hex] ?? [])
      .map((hex) => [
        hex,
        [{ id: 0, action: { type: 'BuildTrack', hex }, label: { ...label, values: { cost: 2 } } }],
      ]),
  );
  const prices = pricesOf(view, offered, null, figures).map((price) => priceBox(price, figures));
  expect(prices.length).toBeGreaterThan(20);
  const found = placeNames(named, size, 33, sheet, [], prices);
  expect(found.length).toBeGreaterThan(15);
  for (const one of found) {
    const box = textBox(one, one.anchor, nameWidth(one.name, size), size);
    for (const price of prices) expect(overlap(box, price), one.name).toBe(0);
  }
});

const atlas = await loadAtlas();

test.each(WIDTHS)('African Rails, %i pixels wide', (width) => {
  const scale = width / atlas.width;
  for (const language of ['en', 'nl', 'de'] as const) {
    const measure = (text: string, size: number) => text.length * size * 0.55;
    const found = placeAfrican(atlas.cities, (city) => city.names[language], scale, atlas, measure);
    expect(found.length).toBeGreaterThan(width < 400 ? 40 : 48);
    for (const { city, text, size, anchor, x, y } of found) {
      const own = atlas.cities.indexOf(city);
      const box = textBox({ x, y }, anchor, measure(text, size) / scale, size / scale);
      expect(meant(box, atlas.cities), text).toEqual([own]);
    }
  }
});
