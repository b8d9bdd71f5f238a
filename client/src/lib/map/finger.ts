/** A finger needs more room than a pointer: places reach further, and the nearest of them is meant. */

import { nearest, PLACES } from './places';
import type { Spot } from './spots';

/** Pixels from the middle of a place that still mean it: 40 across, and a little for rounding. */
const REACH = 20.5;

const coarse = typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : null;

export const isFinger = (): boolean => !!coarse?.matches;

/** How far a place reaches for a finger, in the map's measure; nothing for a pointer. */
export const fingerReach = (scale: number): number => (isFinger() ? REACH / scale : 0);

/** Of the places that lie side by side under the finger, the one whose middle is nearest. */
export function meantPlace(event: MouseEvent, middleOf: (place: Element) => Spot): Element | null {
  const hit = event.target instanceof Element ? event.target.closest(PLACES) : null;
  if (!hit) return null;
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .flatMap((element) => element.closest(PLACES) ?? [])
    .filter((place) => place.parentNode === hit.parentNode);
  const places = [...new Set([hit, ...under])];
  const at = { x: event.clientX, y: event.clientY };
  return places[nearest(places.map(middleOf), at) ?? 0] ?? hit;
}
