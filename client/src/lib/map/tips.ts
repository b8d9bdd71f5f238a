/** Where a tip about a place stands: where it hides the fewest other places. */

import { isWithin, type Box, type Spot } from './spots';

const SIDES: [number, number][] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
/** From close to far: a tip far away is hard to read together with its place. */
const FAR = [1, 2.5, 4.5, 7];

/** The middle of a tip of that half size about `at`, so far from it at least, within the sheet. */
export function freest(
  at: Spot,
  half: Spot,
  gap: number,
  sheet: Box,
  others: readonly Spot[],
): Spot {
  const hides = (box: Box) => others.filter((other) => isWithin(boxAbout(other, NONE), box)).length;
  const spots = FAR.flatMap((far, distance) =>
    SIDES.map(([dx, dy], side) => ({
      x: at.x + dx * (half.x + gap * far),
      y: at.y + dy * (half.y + gap * far),
      cost: 0.4 * distance + 0.01 * side,
    })),
  );
  const best = spots
    .map((spot) => ({ spot, box: boxAbout(spot, half) }))
    .filter(({ box }) => isWithin(box, sheet))
    .map(({ spot, box }) => ({ spot, cost: spot.cost + hides(box) }))
    .toSorted((one, other) => one.cost - other.cost)[0];
  return best ? { x: best.spot.x, y: best.spot.y } : { x: at.x, y: at.y - half.y - gap };
}

const NONE = { x: 0, y: 0 };

const boxAbout = ({ x, y }: Spot, half: Spot): Box => ({
  left: x - half.x,
  right: x + half.x,
  top: y - half.y,
  bottom: y + half.y,
});
