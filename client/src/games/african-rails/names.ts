/** Names on the map: as many as fit without covering each other, the greater cities first. */

import type { City } from './atlas';

export interface Name {
  city: City;
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Measure = (text: string, size: number) => number;

const SIZES = { major: 16, medium: 13.5, small: 12.5 };
const ORDER = { major: 0, medium: 1, small: 2 };

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
  const marks = cities.map((city) => {
    const r = city.kind === 'major' ? 8 : reach(city, scale);
    return { left: city.x - r, top: city.y - r, right: city.x + r, bottom: city.y + r };
  });
  const taken: Box[] = [...others];
  const found: Name[] = [];
  const order = [...cities.keys()].sort(
    (one, two) => ORDER[cities[one]?.kind ?? 'small'] - ORDER[cities[two]?.kind ?? 'small'],
  );
  for (const number of order) {
    const city = cities[number];
    if (!city) continue;
    // The name of a major city may lie over the mark of a town, no other may.
    const kept = marks.filter(
      (_, at) => at !== number && (city.kind !== 'major' || cities[at]?.kind === 'major'),
    );
    const foreign = [...taken, ...kept];
    const text = say(city);
    const fits = candidates(city, text, scale, measure, below(city)).find(
      ({ box }) =>
        box.left > 2 &&
        box.right < size.width - 2 &&
        box.top > 2 &&
        box.bottom < size.height - 2 &&
        !foreign.some((other) => overlap(box, other)),
    );
    if (!fits) continue;
    taken.push(fits.box);
    found.push(fits.name);
  }
  return found;
}

/** Where the name could stand, the best first; `below` is what stands under it, in pixels. */
function candidates(
  city: City,
  text: string,
  scale: number,
  measure: Measure,
  below: { width: number; height: number } | null,
) {
  const size = SIZES[city.kind] * growth(scale);
  const width = Math.max(measure(text, size), below?.width ?? 0) / scale;
  const height = size / scale;
  const more = (below?.height ?? 0) / scale;
  const gap = reach(city, scale) + 3 / scale;
  const side = (x: number, y: number, anchor: Name['anchor']) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const box = {
      left,
      top: y - height * 0.8,
      right: left + width,
      bottom: y + height * 0.25 + more,
    };
    return { box, name: { city, text, x, y, anchor, size } };
  };
  const low = city.y + height * 0.3;
  const aside = [
    side(city.x + gap, low, 'start'),
    side(city.x - gap, low, 'end'),
    side(city.x, city.y - gap - more, 'middle'),
    side(city.x, city.y + gap + height * 0.75, 'middle'),
    side(city.x + gap * 0.75, city.y - gap * 0.6, 'start'),
    side(city.x + gap * 0.75, city.y + gap * 0.6 + height * 0.7, 'start'),
    side(city.x - gap * 0.75, city.y - gap * 0.6, 'end'),
    side(city.x - gap * 0.75, city.y + gap * 0.6 + height * 0.7, 'end'),
  ];
  const [right, left, above, under, ...corners] = aside;
  return city.kind === 'major' && above && under && right && left
    ? [above, under, right, left, ...corners]
    : aside;
}

const overlap = (one: Box, two: Box) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

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
