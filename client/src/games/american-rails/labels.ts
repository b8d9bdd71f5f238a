/** Where the names of cities go: beside their hex, never over another name or another city. */

import type { Point } from './geometry';

export interface Named extends Point {
  name: string;
  /** Who comes first when there is no room for all. */
  weight: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label extends Point {
  name: string;
  anchor: 'start' | 'middle' | 'end';
}

/** About how wide a name is in a serif of that size. */
export const nameWidth = (name: string, size: number): number =>
  name.length * size * 0.58 + size * 0.3;

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

interface Place {
  label: Label;
  box: Box;
}

/** Below, above, right and left of a city, best first. `y` is the line the letters stand on. */
function places(city: Named, size: number, reach: number): Place[] {
  const width = nameWidth(city.name, size);
  const rows = [
    { anchor: 'middle', x: 0, y: reach + size * 0.42 },
    { anchor: 'middle', x: 0, y: -reach - size * 0.02 },
    { anchor: 'start', x: reach * 0.92, y: size * 0.34 },
    { anchor: 'end', x: -reach * 0.92, y: size * 0.34 },
    { anchor: 'start', x: reach * 0.4, y: reach + size * 0.36 },
    { anchor: 'end', x: -reach * 0.4, y: reach + size * 0.36 },
    { anchor: 'start', x: reach * 0.4, y: -reach },
    { anchor: 'end', x: -reach * 0.4, y: -reach },
  ] as const;
  return rows.map(({ anchor, x, y }) => {
    const at = { x: city.x + x, y: city.y + y };
    const left = at.x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    const box = { left, right: left + width, top: at.y - size * 0.8, bottom: at.y + size * 0.24 };
    return { label: { name: city.name, anchor, ...at }, box };
  });
}

const around = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const isWithin = (box: Box, sheet: Box): boolean =>
  box.left >= sheet.left &&
  box.right <= sheet.right &&
  box.top >= sheet.top &&
  box.bottom <= sheet.bottom;

/**
 * Names of that size for as many cities as there is room for, the weightiest first. `reach` is from
 * the middle of a city to where its name may begin; names stay within `sheet`, never lie over a
 * city, another name or what is `kept` free, and keep off what is `built` where they can.
 */
export function placeNames(
  cities: Named[],
  size: number,
  reach: number,
  sheet: Box,
  built: Point[] = [],
  kept: Box[] = [],
): Label[] {
  const taken: Box[] = [...kept];
  const found: Label[] = [];
  const cores = cities.map((city) => around(city, reach * 0.62));
  const pieces = built.map((piece) => around(piece, reach * 0.45));
  const covers = (box: Box) => pieces.reduce((sum, piece) => sum + overlap(box, piece), 0);
  for (const city of [...cities].sort((one, other) => other.weight - one.weight)) {
    const free = places(city, size, reach)
      .filter(({ box }) => isWithin(box, sheet))
      .filter(({ box }) => [...taken, ...cores].every((other) => overlap(box, other) === 0));
    const [best] = free
      .map((place, rank) => ({ ...place, cost: covers(place.box) + rank }))
      .sort((one, other) => one.cost - other.cost);
    if (!best) continue;
    taken.push(best.box);
    found.push(best.label);
  }
  return found;
}
