/** What never changes on the map, as a few long paths: so it is quick to draw and to move. */

import { closed, open, point, round, smooth } from '@lib/map/paths';
import { between, type Spot } from '@lib/map/spots';

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

const spots = (line: Line): Spot[] => line.map(([x, y]) => ({ x, y }));

const polygons = (shapes: DrawingFile['land']): string =>
  shapes.map((rings) => rings.map((ring) => closed(spots(ring))).join('')).join('');

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
    rivers: drawing.rivers.map(({ line }) => smooth(spots(line))).join(''),
    wadis: drawing.wadis.map(({ line }) => smooth(spots(line))).join(''),
    borders: drawing.borders.map((line) => open(spots(line))).join(''),
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

const dot = ({ x, y }: Post) => `M${round(x)} ${round(y)}h.01`;

const diamond = ({ x, y }: Post) => `M${round(x)} ${round(y - 2.6)}l2.3 2.6-2.3 2.6-2.3-2.6z`;

const triangle = ({ x, y }: Post, r: number) =>
  `M${round(x)} ${round(y - r)}l${r} ${round(r * 1.7)}h${-2 * r}z`;

/** Three grains of sand beside the milepost. */
const dune = ({ number, x, y }: Post) =>
  [0, 1, 2]
    .map((at) => {
      const turn = (chance(number, at) + at) * 2.09;
      const far = 4.5 + 4 * chance(number, at + 5);
      return `M${round(x + far * Math.cos(turn))} ${round(y + far * Math.sin(turn))}h.01`;
    })
    .join('');

const trees = ({ number, x, y }: Post) =>
  [0, 1]
    .map((at) => {
      const left = round(x - 8 + 9 * at + 2 * chance(number, at));
      const top = round(y - 3 + 8 * chance(number, at + 3));
      return `M${left} ${top}q.4-3.4 2.2-3.4 1-1.6 2.2 0 1.8 0 2.2 3.4M${round(left + 3.3)} ${top}v2`;
    })
    .join('');

/** A slope with hachures on its shady side. */
function peak({ number, x, y }: Post): string {
  const size = 0.85 + 0.3 * chance(number, 1);
  const left = round(x - 1.5 + 3 * chance(number, 2));
  const top = round(y - 9.5 * size);
  const w = round(6.4 * size);
  const h = round(9.4 * size);
  const strokes = [0.3, 0.52, 0.74]
    .map((part) => {
      const start = `M${round(left + w * part)} ${round(top + h * part)}`;
      return `${start}l${round(w * 0.1)} ${round(h * (1 - part) * 0.75)}`;
    })
    .join('');
  return `M${round(left - w)} ${round(top + h)}L${left} ${top}l${w} ${h}${strokes}`;
}

/** A second ridge behind, for the high ones. */
function summit({ number, x, y }: Post): string {
  const aside = chance(number, 4) < 0.5 ? -7 : 7;
  return `M${round(x + aside - 4)} ${round(y - 3)}l4-7 4.4 7m-3.6-5l.6 4m1-1.5l.4 1.6`;
}

/** A ferry's line, bent a little. */
function bow(atlas: Atlas, from: number, to: number): string {
  const [a, b] = [atlas.posts[from], atlas.posts[to]];
  if (!a || !b) return '';
  const pull = between(between(a, b), bowMiddle(a, b), 2);
  return `M${point(a)}Q${point(pull)} ${point(b)}`;
}

/** Where the ferry's price stands: the middle of its line. */
export function bowMiddle(a: Spot, b: Spot): Spot {
  const { x, y } = between(a, b);
  return { x: x - (b.y - a.y) * 0.1, y: y + (b.x - a.x) * 0.1 };
}
