/** Where the names of cities go: beside their hex, nearer to it than to another city's. */

import {
  isBeside,
  placeLabels,
  SHIFTS,
  textBox,
  type Anchor,
  type Candidate,
} from '@lib/map/labels';
import { around, overlap, type Box, type Spot } from '@lib/map/spots';

export interface Named extends Spot {
  name: string;
  /** Who comes first when there is no room for all. */
  weight: number;
}

export interface Label extends Spot {
  name: string;
  anchor: Anchor;
}

/** About how wide a name is in a serif of that size. */
export const nameWidth = (name: string, size: number): number =>
  name.length * size * 0.58 + size * 0.3;

/** In units of the map, in steps, so that names do not wander while somebody zooms. */
export function nameSize(scale: number): number {
  const step = Math.round(Math.log2(Math.max(scale, 0.05)) * 4) / 4;
  return Math.max(13, (scale < 0.4 ? 12 : 13.5) / 2 ** step);
}

/** Below, above, right and left of a city, best first. `y` is the line the letters stand on. */
function places(city: Named, size: number, reach: number): Candidate<Label>[] {
  const width = nameWidth(city.name, size);
  const rows = [
    ...SHIFTS.flatMap(
      (shift) =>
        [
          { anchor: 'middle', x: shift * width, y: reach + size * 0.42 },
          { anchor: 'middle', x: shift * width, y: -reach - size * 0.02 },
        ] as const,
    ),
    { anchor: 'start', x: reach * 0.92, y: size * 0.34 },
    { anchor: 'end', x: -reach * 0.92, y: size * 0.34 },
    { anchor: 'start', x: reach * 0.4, y: reach + size * 0.36 },
    { anchor: 'end', x: -reach * 0.4, y: reach + size * 0.36 },
    { anchor: 'start', x: reach * 0.4, y: -reach },
    { anchor: 'end', x: -reach * 0.4, y: -reach },
  ] as const;
  return rows.map(({ anchor, x, y }, rank) => {
    const at = { x: city.x + x, y: city.y + y };
    return {
      label: { name: city.name, anchor, ...at },
      box: textBox(at, anchor, width, size),
      cost: rank,
    };
  });
}

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
  built: Spot[] = [],
  kept: Box[] = [],
): Label[] {
  const cores = cities.map((city) => around(city, reach * 0.62));
  const pieces = built.map((piece) => around(piece, reach * 0.45));
  const wishes = cities
    .toSorted((one, other) => other.weight - one.weight)
    .map((city) => ({
      candidates: places(city, size, reach),
      cost: (box: Box) => (isBeside(box, city, cities) ? 0 : Infinity),
    }));
  return placeLabels(wishes, {
    sheet,
    taken: [...kept, ...cores],
    cost: (box) => pieces.reduce((sum, piece) => sum + overlap(box, piece), 0),
  });
}
