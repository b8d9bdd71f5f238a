/** What each legal hex costs, or brings where it costs nothing, and where that stands on the map. */

import { textBox } from '@lib/map/labels';
import type { Box } from '@lib/map/spots';
import { money } from '@lib/parts/figures';
import type { Choice } from '@lib/protocol';

import { effect } from './choices';
import { HEXES } from './geometry';
import type { View } from './view';

export interface Price {
  hex: number;
  x: number;
  /** The line the figures stand on. */
  y: number;
  text: string;
}

const LETTER = 0.62;

export const priceSize = (scale: number): number => Math.min(22, Math.max(13, 12 / scale));

/** One for each offered hex but the picked one, where the piece to come is shown. */
export function pricesOf(
  view: View,
  offered: Map<number, Choice[]>,
  picked: number | null,
  size: number,
): Price[] {
  const built = new Set(view.hexes.map(({ hex }) => hex));
  return [...offered].flatMap(([hex, [first]]) => {
    const at = HEXES[hex];
    if (!at || !first || hex === picked) return [];
    const { cost, income } = effect(first, view);
    const drop = built.has(hex) ? 32 : at.city ? 15 : size * 0.36;
    const text = cost === null ? `+${income ?? ''}` : money(-cost);
    return [{ hex, x: at.x, y: at.y + drop, text }];
  });
}

/** The room a price takes: figures reach below their line by no more than their outline. */
export function priceBox(price: Price, size: number): Box {
  const box = textBox(price, 'middle', price.text.length * size * LETTER, size);
  return { ...box, bottom: price.y + size * 0.13 };
}
