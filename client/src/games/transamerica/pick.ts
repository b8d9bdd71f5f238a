/** What lies under a press on the map. */

import { LINES, middle, NODES, STEP, type Spot } from './board';

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
