/** Spots and boxes on a map, in whatever measure it has. */

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const distance = (one: Spot, other: Spot): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** How far a spot lies from a box; nothing where it lies in it. */
export const gap = (box: Box, { x, y }: Spot): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** On the way from one to the other; the middle, unless told otherwise. */
export const between = (one: Spot, other: Spot, part = 0.5): Spot => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** The square about a spot. */
export const around = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** How large the part is that two boxes share; nothing where they only touch. */
export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

export const isWithin = (box: Box, sheet: Box): boolean =>
  box.left >= sheet.left &&
  box.right <= sheet.right &&
  box.top >= sheet.top &&
  box.bottom <= sheet.bottom;
