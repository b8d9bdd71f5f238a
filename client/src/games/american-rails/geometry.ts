/** The hexes of the board on the sheet: where they lie, what touches, where the land ends. */

import board from '@boards/american_rails.json';

import { closed, point } from '@lib/map/paths';
import type { Spot } from '@lib/map/spots';

export type Terrain = 'plains' | 'forest' | 'mountain' | 'city';

export interface City {
  name: string;
  full: number;
  shared: number;
  developable: boolean;
  bonus: boolean;
}

export interface Hex {
  /** The number the server knows it by: land hexes row by row. */
  id: number;
  row: number;
  column: number;
  x: number;
  y: number;
  terrain: Terrain;
  /** Column letter and row number, `C7`. */
  label: string;
  city: City | null;
}

/** From the middle of a hex to its corners. */
export const RADIUS = 40;
export const HEX_WIDTH = Math.sqrt(3) * RADIUS;

const MARGIN = { left: 34, top: 40, right: 44, bottom: 40 };
const COLUMNS_WITH_LAND = 19;

export const WIDTH = MARGIN.left + (COLUMNS_WITH_LAND + 0.5) * HEX_WIDTH + MARGIN.right;
export const HEIGHT = MARGIN.top + (board.rows * 1.5 + 0.5) * RADIUS + MARGIN.bottom;

const TERRAINS: Record<string, Terrain> = { P: 'plains', F: 'forest', M: 'mountain', C: 'city' };

export function centre(row: number, column: number): Spot {
  const aside = row % 2 ? 1 : 0.5;
  return {
    x: MARGIN.left + (column + aside) * HEX_WIDTH,
    y: MARGIN.top + (row * 1.5 + 1) * RADIUS,
  };
}

function readHexes(): Hex[] {
  const cities = new Map(board.cities.map((city) => [`${city.row} ${city.column}`, city]));
  const found: Hex[] = [];
  board.grid.forEach((line, row) => {
    Array.from(line).forEach((letter, column) => {
      const terrain = TERRAINS[letter];
      if (!terrain) return;
      found.push({
        id: found.length,
        row,
        column,
        ...centre(row, column),
        terrain,
        label: `${String.fromCharCode(65 + column)}${row + 1}`,
        city: cities.get(`${row} ${column}`) ?? null,
      });
    });
  });
  return found;
}

export const HEXES: readonly Hex[] = readHexes();

const AT = new Map(HEXES.map((hex) => [`${hex.row} ${hex.column}`, hex.id]));

/** Steps (row, column) over the six sides, clockwise from the upper right. */
const EVEN_ROW = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;
const ODD_ROW = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The hex over each of the six sides, clockwise from the upper right; null is no land. */
export function sides(hex: Hex): (number | null)[] {
  return (hex.row % 2 ? ODD_ROW : EVEN_ROW).map(
    ([down, right]) => AT.get(`${hex.row + down} ${hex.column + right}`) ?? null,
  );
}

export const NEIGHBOURS: readonly number[][] = HEXES.map((hex) =>
  sides(hex).filter((other) => other !== null),
);

/** The six corners, clockwise from the top; side n lies between corner n and the next. */
export function corners(middle: Spot, radius = RADIUS): Spot[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

/** The outline of a hex as a path. */
export const outline = (middle: Spot, radius = RADIUS): string => closed(corners(middle, radius));

/** The edges of the land, as closed rings of corners. */
export function shores(): Spot[][] {
  const next = new Map<string, { to: string; spot: Spot }>();
  for (const hex of HEXES) {
    const around = corners(hex);
    sides(hex).forEach((other, side) => {
      const from = around[side];
      const to = around[(side + 1) % 6];
      if (other === null && from && to) next.set(point(from), { to: point(to), spot: from });
    });
  }
  const rings: Spot[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Spot[] = [];
    for (let at = next.get(start), key = start; at; at = next.get(key)) {
      next.delete(key);
      ring.push(at.spot);
      key = at.to;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** Where the pieces of a hex stand, and how large: alone in the middle, else in one or two rows. */
export function stands(count: number): { x: number; y: number; size: number }[] {
  const size = count < 2 ? 30 : count < 3 ? 27 : 21;
  const rows = count <= 2 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
  return rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, place) => ({
      x: (place - (width - 1) / 2) * (size + 1.5),
      y: (row - (rows.length - 1) / 2) * (size + 1.5),
      size,
    })),
  );
}
