/** Lines through spots as the `d` of an SVG path, to a tenth of a unit. */

import { between, type Spot } from './spots';

export const round = (value: number): number => Math.round(value * 10) / 10;

export const point = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

export const open = (spots: readonly Spot[]): string =>
  spots.length > 0 ? `M${spots.map(point).join('L')}` : '';

export const closed = (spots: readonly Spot[]): string =>
  spots.length > 0 ? `${open(spots)}Z` : '';

/**
 * As drawn by hand: the spots pull the line towards them, and it goes through the middles between
 * them. An open line begins at the first spot and ends at the last.
 */
export function smooth(spots: readonly Spot[], isClosed = false): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return '';
  if (spots.length < 3) return open(spots);
  const ring = isClosed ? spots : spots.slice(1, -1);
  const bends = ring.map((spot, at) => {
    const next = (isClosed ? spots[(at + 1) % spots.length] : spots[at + 2]) ?? last;
    return `Q${point(spot)} ${point(between(spot, next))}`;
  });
  return isClosed
    ? `M${point(between(last, first))}${bends.join('')}Z`
    : `M${point(first)}${bends.join('')}L${point(last)}`;
}
