/** Walking over a map by arrow keys. */

import { distance, type Spot } from './spots';

/** What can be picked on a map: now, or for the next turn. */
export const PLACES = '[data-place], [data-ahead]';

/**
 * The number of the spot that lies next in direction (dx, dy), seen from spot `from`; null when
 * there is none. Straight ahead is better than near: what is off the line counts double.
 * From nowhere (-1) it is the first spot.
 */
export function towards(spots: Spot[], from: number, dx: number, dy: number): number | null {
  const here = spots[from];
  if (!here) return spots.length > 0 ? 0 : null;
  return ahead(spots, here, dx, dy);
}

/** The same, seen from anywhere. */
export function ahead(spots: Spot[], here: Spot, dx: number, dy: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((spot, number) => {
    const forward = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    if (forward <= 0 || aside > 2 * forward) return;
    const cost = forward + 2 * aside;
    if (cost < least) {
      least = cost;
      best = number;
    }
  });
  return best;
}

/** The number of the spot nearest to another one; null when there is none. */
export function nearest(spots: readonly Spot[], to: Spot, most = Infinity): number | null {
  let best: number | null = null;
  let least = most;
  spots.forEach((spot, number) => {
    const away = distance(spot, to);
    if (away <= least && (best === null || away < least)) {
      least = away;
      best = number;
    }
  });
  return best;
}
