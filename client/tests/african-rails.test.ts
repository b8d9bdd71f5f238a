import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { areaOf, loadAtlas, sortedEdges, type Atlas } from '../src/games/african-rails/atlas';
import { feltAt, within } from '../src/games/african-rails/events';
import { lengthOf } from '../src/games/african-rails/figures';
import { pictured } from '../src/games/african-rails/goods';
import { chance, makeGround } from '../src/games/african-rails/ground';
import { journey } from '../src/games/african-rails/journey';
import { area, around, outlines, spotAt } from '../src/games/african-rails/lattice';
import {
  extend,
  pieces,
  plaques,
  postAt,
  straight,
  strands,
} from '../src/games/african-rails/lines';
import { findPlace, placeNames, type Name } from '../src/games/african-rails/names';
import { byProfit, rankOf } from '../src/games/african-rails/profit';
import { DRAWN } from '../src/games/african-rails/prompt';
import { leftOf } from '../src/games/african-rails/trip.svelte';
import { messages } from '../src/games/african-rails/texts.svelte';
import languages from '@locale/languages.json';

const atlas = await loadAtlas();
const file = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/roundhouse/${path}`, import.meta.url)), 'utf8');

const city = (name: string) => atlas.places.get(name)?.mileposts[0] ?? -1;

test('the board is whole: mileposts, cities, sections, ferries', () => {
  expect(atlas.posts).toHaveLength(1993);
  expect(atlas.edges).toHaveLength(5611);
  expect(atlas.cities).toHaveLength(64);
  expect(atlas.posts[city('Kinshasa')]?.place).toBe('Kinshasa');
  expect(atlas.posts[city('Kinshasa')]?.city?.name).toBe('Brazzaville & Kinshasa');
  expect(atlas.posts[685]?.harbour).toEqual({
    name: 'Suakin',
    ferry: 'Red Sea',
    cost: 8,
    across: 594,
  });
});

test('sections are counted as the server counts them', () => {
  expect(
    sortedEdges([
      [5, 2],
      [1, 9, 'river'],
      [1, 3],
    ]),
  ).toEqual([
    { a: 1, b: 3, crossing: 'none' },
    { a: 1, b: 9, crossing: 'river' },
    { a: 2, b: 5, crossing: 'none' },
  ]);
});

test('neighbours on the board are neighbours in the lattice', () => {
  for (const { a, b } of atlas.edges) {
    const [one, two] = [atlas.posts[a], atlas.posts[b]];
    const cells = one ? around(one.row, one.col) : [];
    expect(cells).toContainEqual([two?.row, two?.col]);
  }
});

test('one cell has six sides, and two that touch have ten together', () => {
  const frame = { left: 0, top: 0, spacing: 20, row_height: 17.3205 };
  expect(outlines(frame, [[2, 2]]).map((ring) => ring.length)).toEqual([6]);
  expect(
    outlines(frame, [
      [2, 2],
      [2, 3],
    ]).map((ring) => ring.length),
  ).toEqual([10]);
  expect(
    outlines(frame, [
      [2, 2],
      [2, 5],
    ]).map((ring) => ring.length),
  ).toEqual([6, 6]);
  const ring = around(2, 2).map(([row, col]): [number, number] => [row, col]);
  expect(
    outlines(frame, ring)
      .map((one) => one.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
  expect(area(frame, [[2, 2]])).toMatch(/^M.*Z$/);
  expect(spotAt(frame, 1, 1)).toEqual({ x: 30, y: 17.3205 });
});

test('a spot of the map finds its milepost, and the sea has none', () => {
  const cairo = atlas.posts[city('Cairo')];
  expect(postAt(atlas, { x: (cairo?.x ?? 0) + 4, y: (cairo?.y ?? 0) - 3 })?.place).toBe('Cairo');
  expect(postAt(atlas, { x: 100, y: 1000 })).toBeNull();
});

test('a dragged line goes from neighbour to neighbour, also when the pointer jumps', () => {
  const [from, to] = [city('Aswan'), city('Khartoum')];
  const line = extend(atlas, [from], to);
  expect(line[0]).toBe(from);
  expect(line.at(-1)).toBe(to);
  line.slice(1).forEach((post, at) => {
    expect(atlas.neighbours[line[at] ?? -1]).toContain(post);
  });
});

test('going back over the line shortens it', () => {
  const line = extend(atlas, [city('Aswan')], city('Khartoum'));
  const third = line[2] ?? -1;
  expect(extend(atlas, line, third)).toEqual(line.slice(0, 3));
  expect(extend(atlas, line, line[0] ?? -1)).toEqual([line[0]]);
});

test('a line ends where water is in its way, and ferries carry it over', () => {
  expect(straight(atlas, city('Toamasina'), city('Beira')).at(-1)).not.toBe(city('Beira'));
  expect(straight(atlas, 322, 323)).toEqual([323]);
});

test('track becomes long lines, every section once', () => {
  const edges: [number, number][] = [
    [1, 2],
    [2, 3],
    [3, 4],
    [2, 5],
    [7, 8],
  ];
  const lines = strands(edges);
  const sections = lines.flatMap((line) =>
    line.slice(1).map((post, at) => [Math.min(post, line[at] ?? 0), Math.max(post, line[at] ?? 0)]),
  );
  expect(sections.sort()).toEqual(edges.toSorted());
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(strands([])).toEqual([]);
});

test('sections that follow one another are one stroke of the pen', () => {
  const [a, b, c] = extend(atlas, [city('Aswan')], city('Khartoum'));
  const path = pieces(atlas, [
    [a ?? 0, b ?? 0],
    [b ?? 0, c ?? 0],
    [a ?? 0, b ?? 0],
  ]);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path.match(/L/g)).toHaveLength(3);
});

test("the owner's number stands on track, now and then", () => {
  const line = extend(atlas, [city('Aswan')], city('Khartoum'));
  const edges = line.slice(1).map((post, at): [number, number] => [line[at] ?? 0, post]);
  const spots = plaques(atlas, edges, 70);
  expect(spots.length).toBeGreaterThan(1);
  expect(spots.length).toBeLessThan(edges.length);
});

function boxes(names: Name[], scale: number) {
  return names.map(({ x, y, anchor, size, text }) => {
    const width = (text.length * size * 0.55) / scale;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return {
      left,
      right: left + width,
      top: y - (size * 0.8) / scale,
      bottom: y + (size * 0.2) / scale,
    };
  });
}

test.each([0.35, 0.6, 1.2, 3])('at scale %d names neither overlap nor leave the map', (scale) => {
  const names = placeNames(
    atlas.cities,
    (one) => one.names.de,
    scale,
    atlas,
    (text, size) => text.length * size * 0.55,
  );
  const found = boxes(names, scale);
  found.forEach((one, at) => {
    expect(one.left).toBeGreaterThan(0);
    expect(one.right).toBeLessThan(atlas.width);
    for (const two of found.slice(at + 1)) {
      const apart =
        one.right <= two.left ||
        two.right <= one.left ||
        one.bottom <= two.top ||
        two.bottom <= one.top;
      expect(apart).toBe(true);
    }
  });
  const majors = names.filter((name) => name.city.kind === 'major');
  expect(majors).toHaveLength(6);
  if (scale >= 1.2) expect(names).toHaveLength(64);
});

const event = (id: string) => {
  const found = atlas.events.get(id);
  if (!found) throw new Error(id);
  return feltAt(atlas, found);
};

test('events are felt in their region, along their river, at their ferries', () => {
  expect(event('E01').area).not.toBe('');
  expect(event('E04').edges.length).toBeGreaterThan(20);
  expect(event('E10').cities).toContain('Lagos');
  expect(event('E23').ferries).toEqual(['Red Sea', 'Safaga-Duba', 'Bab-el-Mandeb']);
  expect(event('E17')).toEqual({ area: '', edges: [], cities: [], ferries: [] });
});

test('within three mileposts is three steps, water or not', () => {
  const near = within(atlas, [city('Aswan')], 1);
  expect(new Set(near.map((post) => post.number))).toEqual(
    new Set([city('Aswan'), ...(atlas.neighbours[city('Aswan')] ?? [])]),
  );
});

test('the ground is a few long paths, the same every time', () => {
  const ground = makeGround(atlas);
  expect(ground).toEqual(makeGround(atlas));
  expect(ground.posts.desert.match(/M/g)?.length).toBeGreaterThan(700);
  expect(chance(3, 1)).toBe(chance(3, 1));
  expect(areaOf(atlas, [], false)).toBe('');
});

test('every good of the board has a picture', () => {
  expect(pictured().sort()).toEqual([...atlas.goods.keys()].sort());
});

test('what events say is in the catalogue of every language', () => {
  for (const language of Object.keys(languages)) {
    const texts = messages(file(`locale/${language}/african_rails_names.ftl`));
    for (const id of atlas.events.keys()) expect(texts.get(`af-event-text-${id}`)).toBeTruthy();
  }
});

/** Kinds of action the box plays, never a seat. */
const OF_THE_BOX = ['DrawStartPlayer', 'DealCard', 'DrawCard', 'DrawPublic'];
/** Few at a time, with a label that says it all: the table page makes buttons of them. */
const PLAIN = ['DropLoad', 'Accept', 'Refuse'];

test('each kind of action has its place in the page', () => {
  const kinds = [...file('games/african_rails/actions.py').matchAll(/^class (\w+)\(Action/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== undefined);
  expect(kinds.length).toBeGreaterThan(20);
  expect(new Set(kinds)).toEqual(new Set([...OF_THE_BOX, ...PLAIN, ...DRAWN]));
});

test('the words are the same in all languages', () => {
  const ids = Object.keys(languages).map((language) =>
    [
      ...readFileSync(
        fileURLToPath(new URL(`../src/locale/${language}/african-rails.ftl`, import.meta.url)),
        'utf8',
      ).matchAll(/^([\w-]+) =/gm),
    ].map(([, id]) => id),
  );
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});

test('the atlas is made once', async () => {
  const again: Atlas = await loadAtlas();
  expect(again).toBe(atlas);
});

test('a city is found by its name or the beginning of it', () => {
  const places = [{ text: 'Caïro' }, { text: 'Port Sudan' }, { text: 'Port Harcourt' }];
  expect(findPlace(places, 'cairo')).toBe(places[0]);
  expect(findPlace(places, ' PORT H')).toBe(places[2]);
  expect(findPlace(places, 'port')).toBe(places[1]);
  expect(findPlace(places, '')).toBeUndefined();
  expect(findPlace(places, 'x')).toBeUndefined();
});

test('a train glides by way of the mileposts it has passed, and only where it stands', () => {
  const step = (number: number, seat: number, milepost: number, train = 0) => ({
    number,
    seat,
    by: 'person' as const,
    at: 0,
    action: { type: 'MoveTo', train, milepost },
    told: [],
  });
  const log = [
    step(3, 1, 9),
    step(4, 0, 10),
    step(5, 1, 77),
    step(6, 0, 11),
    step(7, 0, 12),
    step(8, 0, 50, 1),
  ];
  const stand = (number: number, milepost: number) => ({ number, milepost, transform: '' });
  expect(journey(log, 0, 0, stand(4, 9), stand(8, 12))).toEqual([10, 11, 12]);
  expect(journey(log, 0, 0, stand(5, 10), stand(7, 11))).toEqual([11]);
  expect(journey(log, 0, 1, stand(4, 49), stand(9, 50))).toEqual([50]);
  // Taken back, or set down elsewhere by an event: it does not run through the land.
  expect(journey(log, 0, 0, stand(8, 12), stand(4, 9))).toEqual([]);
  expect(journey(log, 0, 0, stand(4, 9), stand(8, 300))).toEqual([]);
});

test('a way has a step for each milepost, and its ferries besides', () => {
  const [suakin, across] = [685, 594];
  const [on = -1] = atlas.neighbours[across] ?? [];
  const [before = -1] = atlas.neighbours[suakin] ?? [];
  expect(lengthOf(atlas, [before, suakin, across, on])).toEqual({ steps: 2, ferries: ['Red Sea'] });
  expect(lengthOf(atlas, [before, suakin])).toEqual({ steps: 1, ferries: [] });
  expect(lengthOf(atlas, [])).toEqual({ steps: 0, ferries: [] });
});

test('cards stand in the order of the figures that the server sends', () => {
  const contract = (card: string, number: number) => ({
    card,
    contract: number,
    sources: [],
    profit: 1,
    is_payable: true,
  });
  const found = [contract('C2', 1), contract('C1', 0), contract('C2', 0)];
  expect(byProfit(found, ['C1', 'C3', 'C2'])).toEqual(['C2', 'C1', 'C3']);
  expect(rankOf(found, 'C2', 0)).toBe(2);
  expect(rankOf(found, 'C3', 0)).toBe(3);
});

test('of a trip there is left what was not done: whole stops, and what is to be handled', () => {
  const load = { type: 'Load', train: 0, good: 'tea' };
  const deliver = { type: 'Deliver', train: 0, card: 'C001', contract: 0 };
  const stops = [
    { place: 'Kano', actions: [load] },
    { place: 'Lagos', actions: [] },
    { place: 'Cairo', actions: [load, deliver] },
  ];
  const left = (done: number) => leftOf(stops, [3, 2, 0], done).map(({ place }) => place);
  expect(left(0)).toEqual(['Kano', 'Lagos', 'Cairo']);
  expect(left(3)).toEqual(['Kano', 'Lagos', 'Cairo']);
  expect(left(4)).toEqual(['Lagos', 'Cairo']);
  expect(left(6)).toEqual(['Cairo']);
  expect(leftOf(stops, [3, 2, 0], 7)).toEqual([{ place: 'Cairo', actions: [deliver] }]);
  expect(left(8)).toEqual([]);
  // Where no track leads to a stop it stays.
  expect(leftOf(stops, [3], 4).map(({ place }) => place)).toEqual(['Lagos', 'Cairo']);
});
