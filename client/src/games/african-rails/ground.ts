/** What never changes on the map, as a few long paths: so it is quick to draw and to move. */

import { areaOf, type Atlas, type DrawingFile, type Post, type Terrain } from './atlas';

type Line = readonly (readonly [number, number])[];

export interface Ground {
  land: string;
  beyond: string;
  lakes: string;
  rivers: string;
  wadis: string;
  borders: string;
  desert: string;
  jungle: string;
  mountains: string;
  heights: string;
  dunes: string;
  trees: string;
  peaks: string;
  summits: string;
  posts: Record<Terrain, string>;
  ferries: string;
}

const one = (value: number) => Math.round(value * 10) / 10;

export const straightLine = (line: Line): string =>
  line.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');

/** Through the middles of the line's pieces, its points pulling it: a river's course. */
export function softLine(line: Line): string {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return straightLine(line);
  const bends = line.slice(1, -1).map(([x, y], at) => {
    const next = line[at + 2] ?? last;
    return `Q${x} ${y} ${one((x + next[0]) / 2)} ${one((y + next[1]) / 2)}`;
  });
  return `M${first[0]} ${first[1]}${bends.join('')}L${last[0]} ${last[1]}`;
}

const polygons = (shapes: DrawingFile['land']): string =>
  shapes.map((rings) => rings.map((ring) => `${straightLine(ring)}Z`).join('')).join('');

/** Always the same, and looks like chance: 0 up to 1. */
export function chance(number: number, salt: number): number {
  const value = Math.sin(number * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

export function makeGround(atlas: Atlas): Ground {
  const { drawing } = atlas;
  const of = (...terrains: Terrain[]) =>
    atlas.posts.filter((post) => terrains.includes(post.terrain));
  const free = (posts: Post[]) => posts.filter((post) => !post.city);
  return {
    land: polygons(drawing.land),
    beyond: polygons(drawing.off_board_land),
    lakes: polygons(drawing.lakes.map((lake) => lake.rings)),
    rivers: drawing.rivers.map(({ line }) => softLine(line)).join(''),
    wadis: drawing.wadis.map(({ line }) => softLine(line)).join(''),
    borders: drawing.borders.map(straightLine).join(''),
    desert: areaOf(atlas, of('desert')),
    jungle: areaOf(atlas, of('jungle')),
    mountains: areaOf(atlas, of('mountain', 'high_mountain')),
    heights: areaOf(atlas, of('high_mountain')),
    dunes: of('desert').map(dune).join(''),
    trees: free(of('jungle')).map(trees).join(''),
    peaks: free(of('mountain', 'high_mountain')).map(peak).join(''),
    summits: free(of('high_mountain')).map(summit).join(''),
    posts: {
      plain: free(of('plain')).map(dot).join(''),
      desert: free(of('desert')).map(dot).join(''),
      jungle: free(of('jungle')).map(diamond).join(''),
      mountain: free(of('mountain'))
        .map((post) => triangle(post, 3.1))
        .join(''),
      high_mountain: free(of('high_mountain'))
        .map((post) => triangle(post, 4.2))
        .join(''),
    },
    ferries: atlas.ferries.map(({ mileposts: [a, b] }) => bow(atlas, a, b)).join(''),
  };
}

const dot = ({ x, y }: Post) => `M${one(x)} ${one(y)}h.01`;

const diamond = ({ x, y }: Post) => `M${one(x)} ${one(y - 2.6)}l2.3 2.6-2.3 2.6-2.3-2.6z`;

const triangle = ({ x, y }: Post, r: number) =>
  `M${one(x)} ${one(y - r)}l${r} ${one(r * 1.7)}h${-2 * r}z`;

/** Three grains of sand beside the milepost. */
const dune = ({ number, x, y }: Post) =>
  [0, 1, 2]
    .map((at) => {
      const turn = (chance(number, at) + at) * 2.09;
      const far = 4.5 + 4 * chance(number, at + 5);
      return `M${one(x + far * Math.cos(turn))} ${one(y + far * Math.sin(turn))}h.01`;
    })
    .join('');

const trees = ({ number, x, y }: Post) =>
  [0, 1]
    .map((at) => {
      const left = one(x - 8 + 9 * at + 2 * chance(number, at));
      const top = one(y - 3 + 8 * chance(number, at + 3));
      return `M${left} ${top}q.4-3.4 2.2-3.4 1-1.6 2.2 0 1.8 0 2.2 3.4M${one(left + 3.3)} ${top}v2`;
    })
    .join('');

/** A slope with hachures on its shady side. */
function peak({ number, x, y }: Post): string {
  const size = 0.85 + 0.3 * chance(number, 1);
  const left = one(x - 1.5 + 3 * chance(number, 2));
  const top = one(y - 9.5 * size);
  const w = one(6.4 * size);
  const h = one(9.4 * size);
  const strokes = [0.3, 0.52, 0.74]
    .map((part) => {
      const start = `M${one(left + w * part)} ${one(top + h * part)}`;
      return `${start}l${one(w * 0.1)} ${one(h * (1 - part) * 0.75)}`;
    })
    .join('');
  return `M${one(left - w)} ${one(top + h)}L${left} ${top}l${w} ${h}${strokes}`;
}

/** A second ridge behind, for the high ones. */
function summit({ number, x, y }: Post): string {
  const aside = chance(number, 4) < 0.5 ? -7 : 7;
  return `M${one(x + aside - 4)} ${one(y - 3)}l4-7 4.4 7m-3.6-5l.6 4m1-1.5l.4 1.6`;
}

/** A ferry's line, bent a little. */
function bow(atlas: Atlas, from: number, to: number): string {
  const [a, b] = [atlas.posts[from], atlas.posts[to]];
  if (!a || !b) return '';
  const { x, y } = bowMiddle(a, b);
  return `M${one(a.x)} ${one(a.y)}Q${one(2 * x - (a.x + b.x) / 2)} ${one(2 * y - (a.y + b.y) / 2)} ${one(b.x)} ${one(b.y)}`;
}

/** Where the ferry's price stands: the middle of its line. */
export function bowMiddle(a: { x: number; y: number }, b: { x: number; y: number }) {
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.1, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.1 };
}
