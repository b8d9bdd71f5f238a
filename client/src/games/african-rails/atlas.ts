/** The board of African Rails, ready to be drawn: loaded when a table of it is opened. */

import type { Spot } from '@lib/map/spots';
import type { Language } from '@lib/protocol';

import { around, area, cellKey, spotAt, type LatticeFrame } from './lattice';

export type Names = Record<Language, string>;
export type Terrain = 'plain' | 'desert' | 'jungle' | 'mountain' | 'high_mountain';
export type Crossing = 'none' | 'river' | 'wadi' | 'lake';

export interface MapFile {
  board: LatticeFrame & { width: number; height: number };
  costs: Record<Terrain | 'small' | 'medium' | 'major', number> & {
    crossing: Record<Crossing, number>;
  };
  regions: { id: string; name: Names }[];
  cities: CityFile[];
  ferries: {
    name: string;
    cost: number;
    mileposts: [number, number];
    harbours: [string, string];
  }[];
  waters: { name: string; edges: [number, number][] }[];
  mileposts: [number, number, Terrain, string][];
  edges: [number, number, Crossing?][];
}

interface Half {
  name: string;
  names: Names;
  mileposts: number[];
  offers: string[];
}

interface CityFile extends Half {
  kind: 'small' | 'medium' | 'major';
  parts?: Half[];
}

export interface DrawingFile {
  land: [number, number][][][];
  off_board_land: [number, number][][][];
  lakes: { name: string; rings: [number, number][][] }[];
  rivers: { name: string; line: [number, number][] }[];
  wadis: { name: string; line: [number, number][] }[];
  borders: [number, number][][];
}

export interface CardFile {
  id: string;
  contracts: [string, string, number][];
}

export interface EventFile {
  id: string;
  title: Names;
  type: string;
  parameters: {
    regions?: string[];
    terrain?: Terrain[];
    cities?: string[];
    radius?: number;
    waters?: string[];
    crossing?: Crossing;
    milepost?: number;
    ferries?: string[];
    no_movement_regions?: string[];
  };
}

export interface Good {
  id: string;
  name: Names;
  category: string;
  chips: number;
}

export interface Post extends Spot {
  number: number;
  row: number;
  col: number;
  terrain: Terrain;
  region: string;
  /** The city it belongs to, and the place of contracts: a half of the double city. */
  city: City | null;
  place: string | null;
  harbour: { name: string; ferry: string; cost: number; across: number } | null;
}

export interface City extends Spot {
  name: string;
  names: Names;
  kind: 'small' | 'medium' | 'major';
  mileposts: number[];
  offers: string[];
  /** The halves of a double city, else the city itself. */
  places: Half[];
}

export interface Contract {
  city: string;
  good: string;
  payment: number;
}

export interface Atlas {
  width: number;
  height: number;
  frame: LatticeFrame;
  /** What building costs, as printed. */
  costs: MapFile['costs'];
  posts: Post[];
  /** By the number the server uses: sorted by both ends. */
  edges: { a: number; b: number; crossing: Crossing }[];
  neighbours: number[][];
  cities: City[];
  /** By the names contracts use, and by the names of whole cities. */
  places: Map<string, Half & { city: City }>;
  ferries: MapFile['ferries'];
  waters: MapFile['waters'];
  regions: MapFile['regions'];
  goods: Map<string, Good>;
  cards: Map<string, Contract[]>;
  events: Map<string, EventFile>;
  drawing: DrawingFile;
}

let loading: Promise<Atlas> | null = null;

export function loadAtlas(): Promise<Atlas> {
  loading ??= Promise.all([
    import('@boards/african_rails/map.json'),
    import('@boards/african_rails/drawing.json'),
    import('@boards/african_rails/goods.json'),
    import('@boards/african_rails/contracts.json'),
    import('@boards/african_rails/events.json'),
  ]).then(([map, drawing, goods, contracts, events]) =>
    makeAtlas(
      map.default,
      drawing.default,
      goods.default.goods,
      contracts.default.cards,
      events.default.events,
    ),
  );
  return loading;
}

export function makeAtlas(
  map: MapFile,
  drawing: DrawingFile,
  goods: Good[],
  cards: CardFile[],
  events: EventFile[],
): Atlas {
  const posts = map.mileposts.map<Post>(([row, col, terrain, region], number) => ({
    ...spotAt(map.board, row, col),
    ...{ number, row, col, terrain, region, city: null, place: null, harbour: null },
  }));
  const cities = map.cities.map<City>((file) => cityOf(file, posts));
  const places = new Map<string, Half & { city: City }>();
  for (const city of cities) {
    places.set(city.name, { ...city, city });
    for (const half of city.places) {
      places.set(half.name, { ...half, city });
      for (const post of half.mileposts.map((at) => posts[at])) {
        if (post) Object.assign(post, { city, place: half.name });
      }
    }
  }
  for (const ferry of map.ferries) {
    ferry.mileposts.forEach((number, side) => {
      const post = posts[number];
      const across = ferry.mileposts[1 - side] ?? number;
      const name = ferry.harbours[side] ?? '';
      if (post) post.harbour = { name, ferry: ferry.name, cost: ferry.cost, across };
    });
  }
  const edges = sortedEdges(map.edges);
  const neighbours = posts.map<number[]>(() => []);
  for (const { a, b } of edges) {
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  }
  return {
    width: map.board.width,
    height: map.board.height,
    frame: map.board,
    costs: map.costs,
    ...{ posts, edges, neighbours, cities, places, drawing },
    ferries: map.ferries,
    waters: map.waters,
    regions: map.regions,
    goods: new Map(goods.map((good) => [good.id, good])),
    cards: new Map(
      cards.map(({ id, contracts }) => [
        id,
        contracts.map(([city, good, payment]) => ({ city, good, payment })),
      ]),
    ),
    events: new Map(events.map((event) => [event.id, event])),
  };
}

function cityOf(file: CityFile, posts: Post[]): City {
  const middle = posts[file.mileposts[0] ?? 0];
  const { name, names, kind, mileposts, offers } = file;
  return {
    ...{ name, names, kind, mileposts, offers, x: middle?.x ?? 0, y: middle?.y ?? 0 },
    places: file.parts ?? [{ name, names, mileposts, offers }],
  };
}

/** As the server counts them. */
export function sortedEdges(edges: [number, number, Crossing?][]): Atlas['edges'] {
  return edges
    .map(([one, two, crossing = 'none']) => ({
      a: Math.min(one, two),
      b: Math.max(one, two),
      crossing,
    }))
    .sort((one, two) => one.a - two.a || one.b - two.b);
}

/** An area around these mileposts. Where no mileposts are, it goes on by a cell: coasts are ragged. */
export function areaOf(atlas: Atlas, posts: Post[], overhang = true, eased = 5): string {
  const cells = new Map(posts.map(({ row, col }) => [cellKey(row, col), [row, col] as const]));
  if (overhang) {
    const known = new Set(atlas.posts.map(({ row, col }) => cellKey(row, col)));
    for (const post of posts) {
      for (const [row, col] of around(post.row, post.col)) {
        const key = cellKey(row, col);
        if (row >= 0 && col >= 0 && !known.has(key)) cells.set(key, [row, col]);
      }
    }
  }
  return area(
    atlas.frame,
    [...cells.values()].map(([row, col]) => [row, col]),
    eased,
  );
}
