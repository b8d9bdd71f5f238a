/**
 * Where city names stand: readable at every zoom, nearest to their own city, never on a city, a stone, a
 * crossing or each other.
 */

import { isBeside, placeLabels, type Candidate } from '@lib/map/labels';
import { around, gap, overlap, type Box, type Spot } from '@lib/map/spots';

import { CITIES, HEIGHT, LINES, NODES, node, WIDTH } from './board';

export interface Label {
  /** Its place in CITIES. */
  city: number;
  /** The middle of the text, in units of the map. */
  x: number;
  y: number;
  box: Box;
}

/** In pixels: larger as the map comes nearer, never too small to read. */
export const textSize = (scale: number): number => Math.min(17, Math.max(12, 10.5 + 2.8 * scale));

/** In units of the map: a city is a good target on a small screen too. */
export const cityRadius = (scale: number): number => Math.max(8, Math.min(13, 6 / scale));

/** How much larger than on the printed map a start stone is drawn. */
export const stoneSize = (scale: number): number => Math.max(1, 0.8 / scale);

/** A start stone's radius, in units of the map at size 1. */
export const STONE = 11;

/** Half the size of a small number on the map, in units of it. */
export const signSize = (scale: number): number => Math.max(6.8, 7 / scale);

const DOT = 3;
const LETTER = 0.55;
const BOLD_LETTER = 0.61;

export function textWidth(name: string, size: number, bold: boolean): number {
  return name.length * size * (bold ? BOLD_LETTER : LETTER);
}

const lineTo = new Set(LINES.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));

/** Is there a line from the crossing to its east (1) or west (-1)? */
function hasLine(from: number, way: 1 | -1): boolean {
  const here = node(from);
  return NODES.some(
    (spot, to) => spot.y === here.y && (spot.x - here.x) * way > 0 && lineTo.has(`${from} ${to}`),
  );
}

const OPEN_EAST = CITIES.map((city) => !hasLine(city.node, 1));
const OPEN_WEST = CITIES.map((city) => !hasLine(city.node, -1));

/** The middles of possible boxes of that size, in pixels from the city, with what speaks against each. */
function* middles(city: number, radius: number, width: number, height: number) {
  const aside = radius + 3 + width / 2;
  const away = radius + 1 + height / 2;
  const lean = width / 2 - radius * 0.4;
  yield { x: aside, y: 0, cost: OPEN_EAST[city] ? 0 : 9 };
  yield { x: -aside, y: 0, cost: OPEN_WEST[city] ? 0 : 9 };
  for (const part of LEANS) {
    const cost = 1 + Math.abs(part) + (part < 0 ? 0.2 : 0);
    yield { x: part * lean, y: -away, cost };
    yield { x: part * lean, y: away, cost: cost + 0.3 };
  }
  for (const part of [-0.5, 0.5]) {
    yield { x: aside, y: part * away, cost: 3 };
    yield { x: -aside, y: part * away, cost: 3.2 };
  }
}

/** How far to the side a name above or below its city stands, where 1 has it begin there. */
const LEANS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];

/** Below this scale crossings are too small to tap, and a name may cover one that is bare. */
const SMALL = 0.6;
/** What speaks against covering a bare crossing, and against a place that only the halo makes clear. */
const COVERED = 20;
const BY_HALO = 100;

/**
 * Names for as many cities as have room at this scale. Those in `first` are placed first and set in
 * bold, those `out` of play come last; `stones` are crossings that must stay free, `signs` are other
 * spots that must, with their reach in pixels.
 */
export function labels(
  scale: number,
  first: ReadonlySet<number>,
  stones: number[] = [],
  out: (city: number) => boolean = () => false,
  signs: { at: Spot; reach: number }[] = [],
): Label[] {
  const radius = cityRadius(scale) * scale;
  const px = ({ x, y }: Spot): Spot => ({ x: x * scale, y: y * scale });
  const stoneRadius = STONE * stoneSize(scale) * scale;
  const marks = CITIES.map((city, number) => {
    const own = first.has(number) ? radius + 3 : radius;
    const reach = stones.includes(city.node) ? Math.max(own, stoneRadius) : own;
    return { ...px(node(city.node)), reach };
  });
  const dots = NODES.map((spot) => around(px(spot), DOT));
  const against = (city: number, box: Box): number => {
    const covered = dots.filter((dot) => overlap(box, dot) > 0).length;
    if (covered > 0 && scale >= SMALL && !first.has(city)) return Infinity;
    return COVERED * covered + doubt(city, box, marks, first.has(city));
  };
  const rank = (number: number) => (first.has(number) ? 0 : out(number) ? 2 : 1);
  const order = CITIES.map((_, number) => number).sort((one, other) => rank(one) - rank(other));
  const wishes = order.map((city) => ({
    candidates: candidates(city, scale, first.has(city), marks[city]?.reach ?? radius),
    cost: (box: Box) => against(city, box),
  }));
  return placeLabels(wishes, {
    sheet: { left: 2, top: -Infinity, right: WIDTH * scale - 2, bottom: HEIGHT * scale - 2 },
    taken: [
      ...marks.map((mark) => around(mark, mark.reach)),
      ...stones.map((stone) => around(px(node(stone)), stoneRadius)),
      ...signs.map(({ at, reach }) => around(px(at), reach)),
    ],
  });
}

/**
 * What speaks against a place that could be taken for another city's: everything, but that one's own cities
 * have a halo, which tells them at its edge.
 */
function doubt(city: number, box: Box, marks: (Spot & { reach: number })[], own: boolean): number {
  const mark = marks[city];
  if (!mark || isBeside(box, mark, marks)) return 0;
  if (!own) return Infinity;
  const others = marks.filter((other) => other !== mark);
  if (others.every((other) => gap(box, other) > gap(box, mark))) return BY_HALO / 2;
  const edge = (one: Spot & { reach: number }) => gap(box, one) - one.reach;
  return others.every((other) => edge(other) > edge(mark)) ? BY_HALO : Infinity;
}

/** Where a city's name could stand; its box is in pixels. */
function candidates(city: number, scale: number, bold: boolean, reach: number): Candidate<Label>[] {
  const { name, node: crossing } = CITIES[city] ?? { name: '', node: -1 };
  const at = node(crossing);
  const size = textSize(scale);
  const width = textWidth(name, size, bold);
  const height = size * 1.1;
  return [...middles(city, reach, width, height)].map(({ x, y, cost }) => {
    const middle = { x: at.x * scale + x, y: at.y * scale + y };
    const box = {
      left: middle.x - width / 2,
      right: middle.x + width / 2,
      top: middle.y - height / 2,
      bottom: middle.y + height / 2,
    };
    return { label: { city, x: middle.x / scale, y: middle.y / scale, box }, box, cost };
  });
}
