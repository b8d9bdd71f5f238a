/** Names of places and things in the reader's language. */

import { distance } from '@lib/map/spots';
import { say, words } from '@lib/words.svelte';

import type { Atlas, Post } from './atlas';

export function placeName(atlas: Atlas, name: string): string {
  return atlas.places.get(name)?.names[words.language] ?? name;
}

export function goodName(atlas: Atlas, good: string): string {
  return atlas.goods.get(good)?.name[words.language] ?? good;
}

/** The city that is nearest to a milepost. */
export function nearestName(atlas: Atlas, post: Post): string {
  let near = atlas.cities[0];
  for (const city of atlas.cities) {
    if (near && distance(city, post) < distance(near, post)) near = city;
  }
  return near?.names[words.language] ?? '';
}

/** "Milepost near Cairo, desert": so that who does not see the map knows where it is. */
export function postName(atlas: Atlas, post: Post): string {
  if (post.place) return placeName(atlas, post.place);
  const terrain = say(`af-terrain-${post.terrain.replace('_', '-')}`);
  if (post.harbour) return say('af-place-harbour', { name: post.harbour.name, terrain });
  return say('af-place-post', {
    near: nearestName(atlas, post),
    terrain,
    row: post.row,
    column: post.col,
  });
}

/** The place looked at, a city by name or a milepost by number. */
export function lookedName(atlas: Atlas, looked: string | number): string {
  if (typeof looked === 'string') return placeName(atlas, looked);
  const post = atlas.posts[looked];
  return post ? postName(atlas, post) : '';
}
