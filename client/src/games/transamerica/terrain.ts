/**
 * Why a line is double: a river flows, or a mountain range stands, from triangle to triangle of the
 * lattice across the double lines. The drawing follows them, so that it always fits the rules.
 */

import { between, type Spot } from '@lib/map/spots';

import { LINES, node, NODES, spot } from './board';

/** On each river system one line that it crosses. The other double lines cross mountains. */
const RIVERS: [number, number][] = [
  [183, 184],
  [153, 154],
];

interface Step {
  line: number;
  /** The triangles on both sides, each by its three crossings. */
  sides: string[];
  middle: Spot;
}

const neighbours = NODES.map(() => new Set<number>());
for (const { a, b } of LINES) {
  neighbours[a]?.add(b);
  neighbours[b]?.add(a);
}

function sidesOf(a: number, b: number): string[] {
  return [...(neighbours[a] ?? [])]
    .filter((third) => neighbours[b]?.has(third))
    .map((third) => [a, b, third].sort((one, other) => one - other).join(' '));
}

const STEPS: Step[] = LINES.map(({ a, b, double }, line) => ({ a, b, double, line }))
  .filter(({ double }) => double)
  .map(({ a, b, line }) => ({ line, sides: sidesOf(a, b), middle: between(node(a), node(b)) }));

/** Double lines that hang together from triangle to triangle. */
export function ranges(): Step[][] {
  const found: Step[][] = [];
  const seen = new Set<Step>();
  for (const first of STEPS) {
    if (seen.has(first)) continue;
    const range = [first];
    seen.add(first);
    for (const step of range)
      for (const other of STEPS)
        if (!seen.has(other) && other.sides.some((side) => step.sides.includes(side))) {
          seen.add(other);
          range.push(other);
        }
    found.push(range);
  }
  return found;
}

const isRiver = (range: Step[]): boolean =>
  RIVERS.some(([a, b]) =>
    range.some(({ line }) => {
      const ends = LINES[line];
      return ends?.a === a && ends.b === b;
    }),
  );

const ALL = ranges();

/** By line: does it cross a river? The other double lines go through mountains. */
export const RIVER_LINES = new Set(
  ALL.filter(isRiver).flatMap((range) => range.map(({ line }) => line)),
);

const centreOf = (side: string): Spot => {
  const [a, b, c] = side.split(' ').map((number) => node(Number(number)));
  const at = (pick: (one: Spot) => number) =>
    ((a ? pick(a) : 0) + (b ? pick(b) : 0) + (c ? pick(c) : 0)) / 3;
  return { x: at((one) => one.x), y: at((one) => one.y) };
};

/** Where a river goes on beyond the double lines: from its spring, to its mouth. In steps. */
const BEYOND: { from: [number, number]; to: Spot[] }[] = [
  { from: [183, 184], to: [spot(9.72, 10.75), spot(10.05, 11.0), spot(10.45, 11.22)] },
  { from: [153, 154], to: [spot(1.75, 9.3), spot(1.82, 9.7), spot(1.84, 10.05)] },
  { from: [19, 20], to: [spot(8.85, 0.3), spot(8.5, 0.25)] },
  { from: [4, 14], to: [spot(3.2, 0.45)] },
  { from: [78, 94], to: [spot(4.0, 4.9)] },
  { from: [87, 103], to: [spot(13.3, 4.45), spot(13.5, 3.9), spot(13.7, 3.5)] },
];

/** Each river as spots to draw a smooth course through: unbranched pieces of a river system. */
export function rivers(): Spot[][] {
  const courses: Spot[][] = [];
  for (const range of ALL.filter(isRiver)) {
    const unused = new Set(range);
    const degree = new Map<string, number>();
    for (const { sides } of range)
      for (const side of sides) degree.set(side, (degree.get(side) ?? 0) + 1);
    const isEnd = (side: string) => (degree.get(side) ?? 0) !== 2;
    for (const step of range) {
      const start = step.sides.find(isEnd) ?? (step.sides.length === 1 ? 'sea' : undefined);
      if (start === undefined || !unused.has(step)) continue;
      courses.push(course(step, start, unused));
    }
  }
  return courses;
}

function course(first: Step, start: string, unused: Set<Step>): Spot[] {
  const spots = start === 'sea' ? [] : [centreOf(start)];
  let step: Step | undefined = first;
  let side = start;
  let last = first;
  while (step) {
    unused.delete(step);
    spots.push(step.middle);
    last = step;
    const beyond: string | undefined = step.sides.find((one) => one !== side);
    if (beyond === undefined) break;
    side = beyond;
    spots.push(centreOf(side));
    const next: Step[] = [...unused].filter((one) => one.sides.includes(side));
    step = next.length === 1 ? next[0] : undefined;
  }
  return [...beyondOf(first).reverse(), ...spots, ...(last === first ? [] : beyondOf(last))];
}

function beyondOf({ line }: Step): Spot[] {
  const { a, b } = LINES[line] ?? { a: -1, b: -1 };
  return [...(BEYOND.find(({ from }) => from[0] === a && from[1] === b)?.to ?? [])];
}

export interface Peak extends Spot {
  size: number;
}

/** Mountain tops: in the triangles beside the double lines, never on a line. */
export function peaks(): Peak[] {
  const sides = new Set(
    ALL.filter((range) => !isRiver(range)).flatMap((range) => range.flatMap(({ sides }) => sides)),
  );
  return [...sides].flatMap((side, number) => {
    const { x, y } = centreOf(side);
    const shift = ((number * 7) % 5) - 2;
    return [
      { x: x - 5 + shift, y: y + 1, size: 8 + (number % 3) },
      { x: x + 5 + shift / 2, y: y + 4, size: 6 + ((number + 1) % 3) },
    ];
  });
}
