/** Names on the map: as many as fit and are taken for their own city's, the greater cities first. */

import {
  isBeside,
  placeLabels,
  SHIFTS,
  textBox,
  type Anchor,
  type Candidate,
} from '@lib/map/labels';
import { around, type Box } from '@lib/map/spots';

import type { City } from './atlas';

export interface Name {
  city: City;
  text: string;
  x: number;
  y: number;
  anchor: Anchor;
  size: number;
}

export type Measure = (text: string, size: number) => number;

const SIZES = { major: 16, medium: 13.5, small: 12.5 };
const ORDER = { major: 0, medium: 1, small: 2 };

/** Where there is no room for it, the name of a major city is smaller, but never missing. */
const sizesOf = ({ kind }: City): number[] =>
  kind === 'major' ? [SIZES.major, SIZES.small] : [SIZES[kind]];

/** From afar there is no room for the prices of ferries. */
export const showsFerryPrices = (scale: number): boolean => scale > 0.45;

/** Names and goods grow a little when one comes nearer. */
export const growth = (scale: number): number => Math.min(1.5, Math.max(1, scale ** 0.35));

/** How far from its middle a city's mark reaches: some in units of the map, some in pixels. */
export function reach(city: City, scale: number): number {
  if (city.kind === 'major') return 21;
  return Math.max(city.kind === 'medium' ? 6 : 5, 3.6 / scale);
}

export function placeNames(
  cities: readonly City[],
  say: (city: City) => string,
  scale: number,
  size: { width: number; height: number },
  measure: Measure,
  below: (city: City) => { width: number; height: number } | null = () => null,
  others: readonly Box[] = [],
): Name[] {
  const marks = cities.map((city) => ({
    city,
    box: around(city, city.kind === 'major' ? 8 : reach(city, scale)),
  }));
  const wishes = cities
    .toSorted((one, two) => ORDER[one.kind] - ORDER[two.kind])
    .map((city) => {
      const places = sizesOf(city).flatMap((size) =>
        candidates(city, say(city), size * growth(scale), scale, measure, below(city)),
      );
      const centred = city.kind === 'major' ? places.at(-1)?.box : null;
      return {
        candidates: places.map((place, cost) => ({ ...place, cost })),
        cost: (box: Box) => (box === centred || isBeside(box, city, cities) ? 0 : Infinity),
        // The name of a major city may lie over the mark of a town, no other may.
        keepOff: marks
          .filter((mark) => mark.city !== city)
          .filter((mark) => city.kind !== 'major' || mark.city.kind === 'major')
          .map(({ box }) => box),
      };
    });
  const sheet = { left: 2, top: 2, right: size.width - 2, bottom: size.height - 2 };
  return placeLabels(wishes, { sheet, taken: others });
}

/**
 * Where the name could stand, the best first, for a major city at last over its middle; `below` is what
 * stands under it, in pixels.
 */
function candidates(
  city: City,
  text: string,
  size: number,
  scale: number,
  measure: Measure,
  below: { width: number; height: number } | null,
): Omit<Candidate<Name>, 'cost'>[] {
  const width = Math.max(measure(text, size), below?.width ?? 0) / scale;
  const height = size / scale;
  const more = (below?.height ?? 0) / scale;
  const gap = reach(city, scale) + 3 / scale;
  const side = (x: number, y: number, anchor: Name['anchor']) => {
    const box = textBox({ x, y }, anchor, width, height);
    const name = { city, text, x, y, anchor, size };
    return { box: { ...box, bottom: box.bottom + more }, label: name };
  };
  const low = city.y + height * 0.3;
  const aside = [
    side(city.x + gap, low, 'start'),
    side(city.x - gap, low, 'end'),
    ...SHIFTS.flatMap((shift) => [
      side(city.x + shift * width, city.y - gap - more, 'middle'),
      side(city.x + shift * width, city.y + gap + height * 0.75, 'middle'),
    ]),
    side(city.x + gap * 0.75, city.y - gap * 0.6, 'start'),
    side(city.x + gap * 0.75, city.y + gap * 0.6 + height * 0.7, 'start'),
    side(city.x - gap * 0.75, city.y - gap * 0.6, 'end'),
    side(city.x - gap * 0.75, city.y + gap * 0.6 + height * 0.7, 'end'),
  ];
  // From afar the name of a major city may lie over its own mark, which is large.
  const over = [-0.8, 0.8, -0.5, 0.5, 0].flatMap((part) =>
    SHIFTS.toReversed().map((shift) => side(city.x + shift * width, low + part * gap, 'middle')),
  );
  return city.kind === 'major' ? [...aside.slice(2), ...aside.slice(0, 2), ...over] : aside;
}

/** The place that is meant: its whole name, else the first that begins so, whatever the accents. */
export function findPlace<Place extends { text: string }>(
  places: readonly Place[],
  typed: string,
): Place | undefined {
  const plain = (text: string) =>
    text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
  const wish = plain(typed);
  if (!wish) return undefined;
  return (
    places.find(({ text }) => plain(text) === wish) ??
    places.find(({ text }) => plain(text).startsWith(wish))
  );
}
