/** The board as drawn: where crossings, lines and cities lie. One step of the lattice is STEP units. */

import data from '@boards/transamerica.json';

import { closed, point } from '@lib/map/paths';
import { between, type Spot } from '@lib/map/spots';
import type { Shape } from '@lib/parts/shapes';

export type Colour = 'green' | 'yellow' | 'red' | 'blue' | 'orange';

export interface City {
  name: string;
  colour: Colour;
  node: number;
  /** Left out with two or three players. */
  striped: boolean;
}

export interface Line {
  a: number;
  b: number;
  double: boolean;
}

export const STEP = 50;
const ROW = Math.sqrt(3) / 2;

/** What lies around the lattice, in steps. */
const WEST = -2.5;
const NORTH = -1.35;
const EAST = 17.75;
const SOUTH = 12.95;

export const WIDTH = (EAST - WEST) * STEP;
export const HEIGHT = (SOUTH - NORTH) * STEP;

/** A spot given in steps of the lattice, in units of the map. */
export const spot = (x: number, y: number): Spot => ({
  x: (x - WEST) * STEP,
  y: (y - NORTH) * STEP,
});

export const NODES: Spot[] = data.nodes.map(([q = 0, r = 0]) => spot(q - r / 2, r * ROW));

export const LINES: Line[] = data.edges.map(([a = 0, b = 0, cost]) => ({
  a,
  b,
  double: cost === 2,
}));

export const CITIES: City[] = data.cities.map(({ name, color, node, striped }) => ({
  name,
  colour: color as Colour,
  node,
  striped,
}));

export const COLOURS = [...new Set(CITIES.map((city) => city.colour))];

const SHAPE_OF: Record<Colour, Shape> = {
  green: 'triangle',
  yellow: 'circle',
  red: 'diamond',
  blue: 'square',
  orange: 'star',
};

export const cityShape = (colour: Colour): Shape => SHAPE_OF[colour];

/** A CSS variable, so that palettes can change it. */
export const cityColour = (colour: Colour): string => `var(--ta-${colour})`;

const BY_NAME = new Map(CITIES.map((city) => [city.name, city]));

export function cityNamed(name: string): City {
  const city = BY_NAME.get(name);
  if (!city) throw new Error(`there is no city ${name} on the map`);
  return city;
}

export const node = (number: number): Spot => NODES[number] ?? { x: 0, y: 0 };

export function ends(line: number): [Spot, Spot] {
  const { a, b } = LINES[line] ?? { a: 0, b: 0 };
  return [node(a), node(b)];
}

export function middle(line: number): Spot {
  return between(...ends(line));
}

/** The line as path, `aside` units to its left and so much shorter at each end. */
export function along(line: number, aside = 0, shorter = 0): string {
  const [from, to] = ends(line);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const dx = (to.x - from.x) / length;
  const dy = (to.y - from.y) / length;
  const at = (end: Spot, way: number) =>
    point({ x: end.x + dy * aside + dx * way, y: end.y - dx * aside + dy * way });
  return `M${at(from, shorter)}L${at(to, -shorter)}`;
}

/** A lattice line as it is printed: one stroke, or two for a double line. */
export function printed(line: number): string {
  return LINES[line]?.double ? along(line, 1.9, 3) + along(line, -1.9, 3) : along(line);
}

const NEAR = NODES.map((from) =>
  [0, 1, 2, 3, 4, 5].map((turn) => ({
    x: from.x + STEP * Math.cos((turn * Math.PI) / 3),
    y: from.y + STEP * Math.sin((turn * Math.PI) / 3),
  })),
);

const centre = (...spots: Spot[]): Spot => ({
  x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length,
  y: spots.reduce((sum, one) => sum + one.y, 0) / spots.length,
});

/** The ground that is nearer to this crossing than to any other: six corners. */
export function hexagon(number: number): string {
  const around = NEAR[number] ?? [];
  const corners = around.map((one, turn) =>
    centre(node(number), one, around[(turn + 1) % 6] ?? one),
  );
  return closed(corners);
}

/** The ground of a line: its two ends and the middles of the triangles on both sides. */
export function rhombus(line: number): string {
  const [from, to] = ends(line);
  const half = between(from, to);
  const rise = 1 / (2 * Math.sqrt(3));
  const dx = (to.x - from.x) * rise;
  const dy = (to.y - from.y) * rise;
  return closed([from, { x: half.x - dy, y: half.y + dx }, to, { x: half.x + dy, y: half.y - dx }]);
}

/** The crossings and rails that hang together with a crossing. */
export function network(from: number, rails: number[]): { nodes: Set<number>; rails: number[] } {
  const nodes = new Set([from]);
  const found = new Set<number>();
  for (let grew = true; grew;) {
    grew = false;
    for (const rail of rails) {
      const line = LINES[rail];
      if (!line || found.has(rail) || (!nodes.has(line.a) && !nodes.has(line.b))) continue;
      found.add(rail);
      nodes.add(line.a).add(line.b);
      grew = true;
    }
  }
  return { nodes, rails: [...found] };
}
