/** Names of places and things in the reader's language. */

import { distance } from '@lib/map/spots';
import type { Action } from '@lib/protocol';
import { say, words } from '@lib/words.svelte';

import type { Atlas, Post } from './atlas';
import type { Desk } from './desk.svelte';
import { millions } from './figures';

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

/** What is done at a stop of a trip: "load tea", "deliver tea +20 M". */
export function freightText(atlas: Atlas, action: Action): string {
  if (action.type !== 'Deliver')
    return say('af-stop-load', { good: goodName(atlas, String(action['good'])) });
  const contract = atlas.cards.get(String(action['card']))?.[Number(action['contract'])];
  const good = goodName(atlas, contract?.good ?? '');
  return say('af-stop-deliver', { good, amount: millions(contract?.payment ?? 0) });
}

/** What a player is called, a computer by its level. */
export function playerName({ table }: Pick<Desk, 'table'>, seat: number): string {
  const { name, level } = table.seats[seat] ?? {};
  return name || say('af-bot', { level: level ?? '', seat: seat + 1 });
}

/** The place looked at, a city by name or a milepost by number. */
export function lookedName(atlas: Atlas, looked: string | number): string {
  if (typeof looked === 'string') return placeName(atlas, looked);
  const post = atlas.posts[looked];
  return post ? postName(atlas, post) : '';
}
