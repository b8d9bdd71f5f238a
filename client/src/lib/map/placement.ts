/** Where a map lies in its box: `x`, `y` of its corner on the screen, `scale` pixels a unit. */

import type { Spot } from './spots';

export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** The whole map, in the middle of its box. */
export function fit(width: number, height: number, boxWidth: number, boxHeight: number): Placement {
  const scale = Math.max(0.001, Math.min(boxWidth / width, boxHeight / height));
  return { scale, x: (boxWidth - width * scale) / 2, y: (boxHeight - height * scale) / 2 };
}

/** Nearer by a factor; the spot of the map under (x, y) stays there. */
export function zoomAbout(
  from: Placement,
  factor: number,
  x: number,
  y: number,
  least: number,
  most: number,
): Placement {
  const scale = clamp(from.scale * factor, least, Math.max(least, most));
  const by = scale / from.scale;
  return { scale, x: x - (x - from.x) * by, y: y - (y - from.y) * by };
}

/** The same, but never out of sight: a map larger than its box covers it, a smaller one is centred. */
export function within(
  from: Placement,
  width: number,
  height: number,
  boxWidth: number,
  boxHeight: number,
  least: number,
  most: number,
): Placement {
  const scale = clamp(from.scale, least, Math.max(least, most));
  return {
    scale,
    x: along(from.x, width * scale, boxWidth),
    y: along(from.y, height * scale, boxHeight),
  };
}

function along(corner: number, size: number, box: number): number {
  return size <= box ? (box - size) / 2 : clamp(corner, box - size, 0);
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The spot of the map that lies at a spot of its box. */
export function into(from: Placement, spot: Spot): Spot {
  return { x: (spot.x - from.x) / from.scale, y: (spot.y - from.y) / from.scale };
}
