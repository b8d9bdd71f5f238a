/** Where names stand on a map: as many as there is room for, none over another. */

import { between, distance, gap, isWithin, overlap, type Box, type Spot } from './spots';

export type Anchor = 'start' | 'middle' | 'end';

/** A place where a label could stand. */
export interface Candidate<Label> {
  label: Label;
  box: Box;
  /** What speaks against it: the least is taken. */
  cost: number;
}

/** A label that is wished for: its candidates, and what it must not cover beside what is taken. */
export interface Wish<Label> {
  candidates: readonly Candidate<Label>[];
  keepOff?: readonly Box[];
  /** What speaks against a box of this label; Infinity where it must not stand at all. */
  cost?: (box: Box) => number;
}

export interface Room {
  /** Labels stay within. */
  sheet: Box;
  /** Labels never cover these. */
  taken: readonly Box[];
  /** What a box covers that had better stay free; Infinity where it must not stand at all. */
  cost?: (box: Box) => number;
}

/** One wish after the other gets its best place that is still free, or none. */
export function placeLabels<Label>(wishes: Iterable<Wish<Label>>, room: Room): Label[] {
  const taken = [...room.taken];
  const placed: Label[] = [];
  for (const { candidates, keepOff = [], cost: own } of wishes) {
    const isFree = (box: Box) =>
      isWithin(box, room.sheet) &&
      [...taken, ...keepOff].every((other) => overlap(box, other) === 0);
    let best: Candidate<Label> | null = null;
    let least = Infinity;
    for (const candidate of candidates) {
      if (candidate.cost >= least || !isFree(candidate.box)) continue;
      const { box } = candidate;
      const cost = candidate.cost + (room.cost?.(box) ?? 0) + (own?.(box) ?? 0);
      if (cost >= least) continue;
      best = candidate;
      least = cost;
    }
    if (!best) continue;
    taken.push(best.box);
    placed.push(best.label);
  }
  return placed;
}

/** So many times as far away as its own must any other spot be. */
const CLEARLY = 1.4;

/**
 * Is a label taken for that of its own spot? No other is as near to its box, nor to its middle: a long
 * name beside its city would otherwise end, or have its middle, above another one.
 */
export function isBeside(box: Box, own: Spot, spots: readonly Spot[]): boolean {
  const middle = between({ x: box.left, y: box.top }, { x: box.right, y: box.bottom });
  const [near, far] = [CLEARLY * gap(box, own), distance(middle, own)];
  return spots.every(
    (spot) => spot === own || (gap(box, spot) > near && distance(middle, spot) > far),
  );
}

/** How far to the side a label above or below its spot may stand, in widths of it. */
export const SHIFTS = [0, 0.125, -0.125, 0.25, -0.25, 0.375, -0.375];

/** The box of a line of text: `y` is the line the letters stand on. */
export function textBox({ x, y }: Spot, anchor: Anchor, width: number, size: number): Box {
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 };
}
