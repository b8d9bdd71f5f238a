/** Whose cities they were: a number beside each city of a finished round. */

import type { Spot } from '@lib/map/spots';

import { cityNamed, node } from './board';
import { cityRadius, signSize } from './labels';

export interface Owner {
  seat: number;
  name: string;
  /** The middle of the number. */
  at: Spot;
}

/** Of all seats, or only one. */
export function ownersOf(hands: string[][], only: number | null, scale: number): Owner[] {
  const reach = cityRadius(scale) * 0.75 + signSize(scale) * 0.6;
  return hands.flatMap((hand, seat) =>
    only === null || only === seat
      ? hand.map((name) => {
          const { x, y } = node(cityNamed(name).node);
          return { seat, name, at: { x: x + reach, y: y - reach } };
        })
      : [],
  );
}
