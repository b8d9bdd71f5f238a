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
  let best: Spot | null = null;
  let least = Infinity;
  FAR.forEach((far, distance) => {
    SIDES.forEach(([dx, dy], side) => {
      const spot = { x: at.x + dx * (half.x + gap * far), y: at.y + dy * (half.y + gap * far) };
      const box = boxAbout(spot, half);
      if (!isWithin(box, sheet)) return;
      const hidden = others.filter((other) => isWithin(boxAbout(other, { x: 0, y: 0 }), box));
      const cost = hidden.length + 0.4 * distance + 0.01 * side;
      if (cost < least) [best, least] = [spot, cost];
    });
  });
  return best ?? { x: at.x, y: at.y - half.y - gap };
}

const boxAbout = ({ x, y }: Spot, half: Spot): Box => ({
  left: x - half.x,
  right: x + half.x,
  top: y - half.y,
  bottom: y + half.y,
});
