/** Lines drawn over mileposts: by dragging, and as paths of SVG. */

import { open, point } from '@lib/map/paths';
import { between, distance, type Spot } from '@lib/map/spots';

import type { Atlas, Post } from './atlas';

/** The milepost under a spot of the map; null where none is near enough. */
export function postAt(atlas: Atlas, spot: Spot, most = atlas.frame.spacing * 0.75): Post | null {
  const row = Math.round((spot.y - atlas.frame.top) / atlas.frame.row_height);
  let best: Post | null = null;
  let least = most;
  for (const post of postsInRows(atlas, row - 1, row + 1)) {
    const away = distance(post, spot);
    if (away <= least) {
      least = away;
      best = post;
    }
  }
  return best;
}

const byRow = new WeakMap<Atlas, Map<number, Post[]>>();

function postsInRows(atlas: Atlas, first: number, last: number): Post[] {
  let rows = byRow.get(atlas);
  if (!rows) {
    rows = new Map<number, Post[]>();
    for (const post of atlas.posts) rows.set(post.row, [...(rows.get(post.row) ?? []), post]);
    byRow.set(atlas, rows);
  }
  const found: Post[] = [];
  for (let row = first; row <= last; row++) found.push(...(rows.get(row) ?? []));
  return found;
}

/**
 * The line after the pointer has come to milepost `to`: going back over it shortens it, going on
 * adds the mileposts on the way.
 */
export function extend(atlas: Atlas, line: number[], to: number): number[] {
  const known = line.indexOf(to);
  if (known >= 0) return line.slice(0, known + 1);
  const last = line.at(-1);
  if (last === undefined) return [to];
  const way = straight(atlas, last, to);
  return way.reduce<number[]>((so, post) => {
    const at = so.indexOf(post);
    return at >= 0 ? so.slice(0, at + 1) : [...so, post];
  }, line);
}

/** Over the same mileposts, in the same order. */
export const isSameLine = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((post, at) => post === other[at]);

/** From milepost to milepost, always to the neighbour nearest to the goal; as far as that leads. */
export function straight(atlas: Atlas, from: number, to: number): number[] {
  const goal = atlas.posts[to];
  const way: number[] = [];
  let here = from;
  while (goal && here !== to && way.length < 40) {
    const apart = (number: number) => {
      const post = atlas.posts[number];
      return post ? distance(post, goal) : Infinity;
    };
    const across = atlas.posts[here]?.harbour?.across;
    const steps = [...(atlas.neighbours[here] ?? []), ...(across === undefined ? [] : [across])];
    const next = steps.reduce<number | null>(
      (best, step) => (best === null || apart(step) < apart(best) ? step : best),
      null,
    );
    if (next === null || apart(next) >= apart(here)) return way;
    way.push(next);
    here = next;
  }
  return way;
}

/** A line through mileposts, for the `d` of a path. */
export function through(atlas: Atlas, mileposts: readonly number[]): string {
  return open(mileposts.map((number) => atlas.posts[number]).filter((post) => post !== undefined));
}

/** Single sections, for the `d` of a path; where ends meet they are one line. */
export function pieces(atlas: Atlas, sections: readonly (readonly [number, number])[]): string {
  let path = '';
  let last = -1;
  for (const [from, to] of sections) {
    const [a, b] = [atlas.posts[from], atlas.posts[to]];
    if (!a || !b) continue;
    path += `${from === last ? '' : `M${point(a)}`}L${point(b)}`;
    last = to;
  }
  return path;
}

/** Track as long lines: dashes then run on over mileposts instead of beginning anew at each. */
export function strands(edges: readonly (readonly [number, number])[]): number[][] {
  const left = new Map<number, number[]>();
  const join = (from: number, to: number) => left.set(from, [...(left.get(from) ?? []), to]);
  for (const [a, b] of edges) {
    join(a, b);
    join(b, a);
  }
  const take = (from: number): number | undefined => {
    const to = left.get(from)?.pop();
    const back = to === undefined ? [] : (left.get(to) ?? []);
    back.splice(back.indexOf(from), 1);
    return to;
  };
  const lines: number[][] = [];
  const ends = [...left].sort(
    ([, one], [, two]) => (one.length % 2 ? 0 : 1) - (two.length % 2 ? 0 : 1),
  );
  for (const [start] of ends) {
    for (let next = take(start); next !== undefined; next = take(start)) {
      const line = [start];
      for (let at: number | undefined = next; at !== undefined; at = take(at)) line.push(at);
      lines.push(line);
    }
  }
  return lines;
}

/** Middles of sections, none nearer than `apart` to another one: places for the owner's number. */
export function plaques(
  atlas: Atlas,
  edges: readonly (readonly [number, number])[],
  apart: number,
): Spot[] {
  const found: Spot[] = [];
  for (const [from, to] of edges) {
    const [a, b] = [atlas.posts[from], atlas.posts[to]];
    if (!a || !b) continue;
    const spot = between(a, b);
    if (found.every((other) => distance(other, spot) >= apart)) found.push(spot);
  }
  return found;
}
