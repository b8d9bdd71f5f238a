/** Where on the map an event is felt. */

import { areaOf, type Atlas, type EventFile, type Post } from './atlas';

export interface Felt {
  /** The outline of its region; empty when it has none. */
  area: string;
  /** Sections over a river or wadi. */
  edges: [number, number][];
  /** Cities that are hit by name alone. */
  cities: string[];
  ferries: string[];
}

export function feltAt(atlas: Atlas, event: EventFile): Felt {
  const { parameters: given, type } = event;
  const nearCities = type === 'no_movement' || type === 'derailment';
  const posts = nearCities
    ? within(atlas, milepostsOf(atlas, given.cities ?? []), given.radius ?? 0)
    : given.milepost === undefined
      ? inRegions(atlas, event)
      : within(atlas, [given.milepost], given.radius ?? 0);
  const byWater = atlas.waters
    .filter(({ name }) => given.waters?.includes(name))
    .flatMap((water) => water.edges);
  const byCrossing = given.crossing
    ? atlas.edges.filter((edge) => edge.crossing === given.crossing)
    : [];
  return {
    area: posts.length ? areaOf(atlas, posts, false, 2) : '',
    edges: [...byWater, ...byCrossing.map(({ a, b }): [number, number] => [a, b])],
    cities: nearCities ? [] : (given.cities ?? []),
    ferries: given.ferries ?? [],
  };
}

function inRegions(atlas: Atlas, { parameters: given }: EventFile): Post[] {
  const regions = new Set([...(given.regions ?? []), ...(given.no_movement_regions ?? [])]);
  const terrains = new Set(given.terrain ?? []);
  return atlas.posts.filter((post) => regions.has(post.region) || terrains.has(post.terrain));
}

const milepostsOf = (atlas: Atlas, cities: string[]): number[] =>
  cities.flatMap((city) => atlas.places.get(city)?.mileposts ?? []);

/** The mileposts at most so many steps away. */
export function within(atlas: Atlas, from: number[], radius: number): Post[] {
  const found = new Set(from);
  let edge = from;
  for (let step = 0; step < radius; step++) {
    edge = edge
      .flatMap((post) => atlas.neighbours[post] ?? [])
      .filter((post) => !found.has(post) && found.add(post));
  }
  return [...found].map((number) => atlas.posts[number]).filter((post) => post !== undefined);
}
