/** The triangular lattice of mileposts: where they lie, their cells, and areas made of cells. */

import { closed, smooth } from '@lib/map/paths';
import type { Spot } from '@lib/map/spots';

export interface LatticeFrame {
  left: number;
  top: number;
  spacing: number;
  row_height: number;
}

export const spotAt = (frame: LatticeFrame, row: number, col: number): Spot => ({
  x: frame.left + frame.spacing * (col + (row % 2) / 2),
  y: frame.top + frame.row_height * row,
});

/** The six cells around a cell: east, then clockwise. */
export function around(row: number, col: number): [number, number][] {
  const odd = row % 2;
  return [
    [row, col + 1],
    [row + 1, col + odd],
    [row + 1, col + odd - 1],
    [row, col - 1],
    [row - 1, col + odd - 1],
    [row - 1, col + odd],
  ];
}

export const cellKey = (row: number, col: number): number => row * 1000 + col;

/** Corner `at` of a cell about (0, 0): 0 lies north-east, then clockwise. */
function corner(frame: LatticeFrame, at: number): Spot {
  const radius = frame.spacing / Math.sqrt(3);
  const turn = ((at * 60 - 30) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** The outlines of an area of cells, as closed rings of corners. */
export function outlines(frame: LatticeFrame, cells: readonly [number, number][]): Spot[][] {
  const inside = new Set(cells.map(([row, col]) => cellKey(row, col)));
  const next = new Map<string, { from: Spot; to: Spot }[]>();
  const name = (spot: Spot) => `${Math.round(spot.x)} ${Math.round(spot.y)}`;
  for (const [row, col] of cells) {
    const middle = spotAt(frame, row, col);
    around(row, col).forEach(([r, c], side) => {
      if (inside.has(cellKey(r, c))) return;
      const [a, b] = [corner(frame, side), corner(frame, side + 1)];
      const from = { x: middle.x + a.x, y: middle.y + a.y };
      const to = { x: middle.x + b.x, y: middle.y + b.y };
      next.set(name(from), [...(next.get(name(from)) ?? []), { from, to }]);
    });
  }
  const rings: Spot[][] = [];
  for (const start of next.keys()) {
    for (let ring = follow(next, start, name); ring.length; ring = follow(next, start, name)) {
      rings.push(ring);
    }
  }
  return rings;
}

function follow(
  next: Map<string, { from: Spot; to: Spot }[]>,
  start: string,
  name: (spot: Spot) => string,
): Spot[] {
  const ring: Spot[] = [];
  for (let at = start; ;) {
    const side = next.get(at)?.pop();
    if (!side) return ring;
    ring.push(side.from);
    at = name(side.to);
    if (at === start) return ring;
  }
}

/** Each corner drawn towards its neighbours: the zigzag of cells becomes a coast. */
export function calm(ring: Spot[], times: number): Spot[] {
  if (times === 0 || ring.length < 4) return ring;
  const eased = ring.map((spot, at) => {
    const [one, two] = [ring.at(at - 1) ?? spot, ring[(at + 1) % ring.length] ?? spot];
    return { x: (one.x + 2 * spot.x + two.x) / 4, y: (one.y + 2 * spot.y + two.y) / 4 };
  });
  return calm(eased, times - 1);
}

/** An area of cells as a path, more or less as drawn by hand. */
export const area = (frame: LatticeFrame, cells: readonly [number, number][], eased = 0): string =>
  outlines(frame, cells)
    .map((ring) => (eased ? smooth(calm(ring, eased), true) : closed(ring)))
    .join('');
