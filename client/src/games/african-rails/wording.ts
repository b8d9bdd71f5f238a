/** Names of places and things in the reader's language. */

import type { Atlas, Post } from './atlas';
import { say, words } from '@lib/words.svelte';

export function placeName(atlas: Atlas, name: string): string {
  return atlas.places.get(name)?.names[words.language] ?? name;
}

export function goodName(atlas: Atlas, good: string): string {
  return atlas.goods.get(good)?.name[words.language] ?? good;
}

/** "Milepost near Cairo, desert": so that who does not see the map knows where it is. */
export function postName(atlas: Atlas, post: Post): string {
  if (post.place) return placeName(atlas, post.place);
  const terrain = say(`af-terrain-${post.terrain.replace('_', '-')}`);
  if (post.harbour) return say('af-place-harbour', { name: post.harbour.name, terrain });
  let near = atlas.cities[0];
  for (const city of atlas.cities) {
    if (near && apart(city, post) < apart(near, post)) near = city;
  }
  const name = near?.names[words.language] ?? '';
  return say('af-place-post', { near: name, terrain, row: post.row, column: post.col });
}

const apart = (one: { x: number; y: number }, two: { x: number; y: number }) =>
  Math.hypot(one.x - two.x, one.y - two.y);

/** The place looked at, a city by name or a milepost by number. */
export function lookedName(atlas: Atlas, looked: string | number): string {
  if (typeof looked === 'string') return placeName(atlas, looked);
  const post = atlas.posts[looked];
  return post ? postName(atlas, post) : '';
}
