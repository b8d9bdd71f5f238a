/** What lies under a press on the map. */

import type { Choice } from '@lib/protocol';

import { hexagon, LINES, middle, node, NODES, rhombus, STEP, type Spot } from './board';

/** A choice that lies on the map. */
export interface Place {
  choice: Choice;
  at: Spot;
  /** The ground that answers. */
  area: string;
  /** Null for a crossing. */
  line: number | null;
}

/** Where the choice lies; none for those that are not on the map. */
export function placesOf(choice: Choice): Place[] {
  const { type, node: crossing, edge } = choice.action;
  if (type === 'PlaceStart' && typeof crossing === 'number')
    return [{ choice, at: node(crossing), area: hexagon(crossing), line: null }];
  if (type === 'LayRail' && typeof edge === 'number')
    return [{ choice, at: middle(edge), area: rhombus(edge), line: edge }];
  return [];
}

export const keyOf = ({ choice, line }: Place): string =>
  line === null ? `n${String(choice.action.node)}` : `e${line}`;

const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

function nearest(spots: Spot[], at: Spot, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  spots.forEach((spot, number) => {
    const distance = far(spot, at);
    if (distance >= least) return;
    least = distance;
    best = number;
  });
  return best;
}

/** The crossing at that spot; null in the open sea. */
export const nearestCrossing = (at: Spot): number | null => nearest(NODES, at, 0.6 * STEP);

const MIDDLES = LINES.map((_, line) => middle(line));

/** The line at that spot; null in the open sea. */
export const nearestLine = (at: Spot): number | null => nearest(MIDDLES, at, 0.5 * STEP);
