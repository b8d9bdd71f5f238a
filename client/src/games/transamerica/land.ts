/** The land around the lattice: coasts, borders and lakes of 1900's United States, in steps of it. */

import type { Spot } from '@lib/map/spots';

import { spot } from './board';

type Way = [number, number][];

/** From Cape Flattery to San Diego. */
const PACIFIC: Way = [
  [-1.34, -0.32],
  [-1.26, 0.2],
  [-1.3, 0.62],
  [-1.05, 0.8],
  [-1.33, 0.95],
  [-1.36, 1.6],
  [-1.55, 2.15],
  [-1.38, 2.6],
  [-1.42, 3.1],
  [-1.58, 3.6],
  [-1.44, 4.05],
  [-1.5, 4.45],
  [-1.42, 4.9],
  [-1.22, 5.05],
  [-1.28, 5.45],
  [-1.0, 5.85],
  [-1.08, 6.1],
  [-0.85, 6.5],
  [-0.52, 6.95],
  [-0.55, 7.38],
  [-0.2, 7.52],
  [0.1, 7.95],
  [0.42, 8.12],
  [0.66, 8.55],
  [0.74, 8.98],
];

/** From the mouth of the Rio Grande along the Gulf, around Florida, up to Maine. */
const GULF: Way = [
  [7.15, 12.5],
  [7.08, 12.0],
  [7.32, 11.5],
  [7.8, 11.1],
  [8.22, 10.86],
  [8.2, 10.68],
  [8.4, 10.8],
  [8.9, 10.72],
  [9.4, 10.86],
  [9.85, 10.98],
  [10.15, 11.08],
  [10.42, 11.4],
  [10.62, 11.32],
  [10.45, 11.02],
  [10.55, 10.82],
  [10.9, 10.72],
  [10.98, 10.55],
  [11.08, 10.74],
  [11.6, 10.78],
  [12.0, 11.06],
  [12.35, 10.88],
  [12.66, 11.0],
  [12.86, 11.35],
  [12.92, 11.75],
  [13.12, 12.1],
  [13.32, 12.45],
  [13.62, 12.72],
  [13.84, 12.68],
  [13.98, 12.3],
  [13.86, 11.8],
  [13.68, 11.4],
  [13.48, 10.95],
  [13.32, 10.5],
  [13.36, 10.15],
  [13.62, 9.85],
  [13.82, 9.5],
  [13.98, 9.1],
  [14.28, 8.8],
  [14.62, 8.3],
  [14.86, 8.0],
  [15.0, 7.55],
  [15.42, 7.2],
  [15.5, 6.8],
  [15.16, 6.4],
  [14.92, 6.1],
  [14.76, 5.85],
  [14.62, 5.4],
  [14.66, 4.9],
  [14.74, 5.3],
  [14.9, 5.5],
  [15.02, 5.1],
  [14.98, 4.65],
  [14.82, 4.3],
  [15.02, 4.5],
  [15.3, 4.15],
  [15.34, 3.7],
  [15.22, 3.42],
  [15.5, 3.05],
  [15.85, 2.78],
  [16.02, 2.4],
  [16.34, 2.32],
  [16.62, 2.3],
  [16.58, 2.0],
  [16.42, 2.08],
  [16.2, 1.95],
  [16.2, 1.55],
  [16.16, 1.2],
  [16.42, 0.9],
  [16.72, 0.62],
  [17.05, 0.42],
];

/** From Maine around Nova Scotia out of the map. */
const MARITIMES: Way = [
  [17.05, 0.42],
  [17.2, 0.05],
  [17.5, -0.2],
  [17.32, 0.25],
  [17.42, 0.5],
  [17.8, 0.25],
];

const BRITISH_COLUMBIA: Way = [
  [-0.95, -1.5],
  [-0.62, -1.15],
  [-0.5, -0.85],
  [-0.3, -0.6],
  [-0.16, -0.5],
];

/** Puget Sound: in past Seattle and out again. */
const SOUND: Way = [
  [-0.16, -0.5],
  [-0.2, -0.2],
  [-0.28, 0.22],
  [-0.42, 0.1],
  [-0.38, -0.22],
  [-0.6, -0.3],
  [-1.0, -0.34],
  [-1.34, -0.32],
];

const BAJA: Way = [
  [0.74, 8.98],
  [0.92, 9.5],
  [1.06, 10.1],
  [1.42, 10.7],
  [1.5, 11.2],
  [1.95, 11.8],
  [2.2, 12.4],
  [2.5, 13.1],
];

const SONORA: Way = [
  [3.1, 13.1],
  [2.9, 12.4],
  [2.62, 11.8],
  [2.35, 11.1],
  [2.02, 10.5],
  [1.84, 9.9],
  [1.72, 10.2],
  [1.9, 10.8],
  [2.2, 11.4],
  [2.45, 12.1],
  [2.72, 12.6],
  [2.82, 13.1],
];

const TAMAULIPAS: Way = [
  [6.95, 13.1],
  [7.1, 12.85],
  [7.15, 12.5],
];

/** The border with Canada, from Puget Sound to Maine; through the lakes it is not drawn. */
const NORTH_BORDER: Way = [
  [-0.16, -0.5],
  [8.3, -0.5],
];
const LAKE_BORDER: Way = [
  [8.3, -0.5],
  [8.32, -0.66],
  [8.5, -0.48],
  [9.0, -0.42],
  [9.5, -0.4],
  [10.6, -0.25],
  [12.2, 0.25],
  [12.55, 0.55],
  [13.1, 0.9],
  [13.25, 1.5],
  [13.1, 2.05],
  [13.45, 1.95],
  [13.8, 1.62],
  [13.92, 1.35],
  [14.1, 1.15],
];
const EAST_BORDER: Way = [
  [14.1, 1.15],
  [14.25, 0.75],
  [14.55, 0.42],
  [15.35, 0.42],
  [15.55, 0.1],
  [15.68, -0.45],
  [15.95, -0.78],
  [16.3, -0.85],
  [16.55, -0.3],
  [16.68, 0.1],
  [17.05, 0.42],
];

/** The border with Mexico, up the Rio Grande and on to the Pacific. */
const RIO_GRANDE: Way = [
  [7.15, 12.5],
  [6.85, 12.22],
  [6.55, 11.7],
  [6.32, 11.25],
  [6.0, 10.95],
  [5.75, 10.88],
  [5.52, 11.2],
  [5.2, 11.02],
  [4.92, 10.72],
  [4.62, 10.25],
  [4.4, 9.85],
];
const DESERT_BORDER: Way = [
  [4.4, 9.85],
  [3.35, 9.85],
  [3.35, 10.05],
  [2.5, 10.05],
  [1.8, 9.5],
  [1.62, 9.12],
  [0.74, 8.98],
];

const LAKES: Way[] = [
  // Superior
  [
    [9.78, 0.62],
    [9.66, 0.42],
    [9.9, 0.1],
    [10.1, -0.32],
    [10.5, -0.68],
    [11.1, -0.78],
    [11.6, -0.62],
    [11.95, -0.2],
    [12.2, 0.15],
    [12.1, 0.36],
    [11.7, 0.42],
    [11.35, 0.3],
    [11.08, 0.5],
    [10.86, 0.22],
    [10.75, 0.45],
    [10.35, 0.58],
    [10.05, 0.62],
  ],
  // Michigan
  [
    [11.75, 2.38],
    [11.62, 2.1],
    [11.58, 1.7],
    [11.52, 1.35],
    [11.36, 1.5],
    [11.3, 1.25],
    [11.55, 0.95],
    [11.95, 0.78],
    [12.35, 0.72],
    [12.42, 0.84],
    [12.18, 1.0],
    [12.2, 1.35],
    [12.28, 1.75],
    [12.18, 2.1],
    [12.0, 2.34],
  ],
  // Huron
  [
    [12.55, 0.78],
    [12.7, 0.6],
    [13.1, 0.5],
    [13.6, 0.36],
    [13.95, 0.62],
    [13.98, 0.98],
    [13.75, 0.78],
    [13.6, 0.92],
    [13.55, 1.4],
    [13.32, 1.72],
    [13.2, 1.55],
    [13.05, 1.42],
    [12.95, 1.5],
    [13.0, 1.15],
    [12.82, 0.9],
  ],
  // Erie
  [
    [12.92, 2.3],
    [13.08, 2.06],
    [13.4, 1.94],
    [13.66, 1.72],
    [13.86, 1.66],
    [13.8, 1.85],
    [13.6, 2.12],
    [13.35, 2.32],
    [13.1, 2.4],
  ],
  // Ontario
  [
    [13.72, 1.38],
    [13.74, 1.2],
    [13.96, 1.04],
    [14.16, 0.92],
    [14.24, 1.04],
    [14.12, 1.24],
    [13.92, 1.4],
  ],
  // The Great Salt Lake
  [
    [1.4, 3.16],
    [1.48, 3.02],
    [1.58, 3.1],
    [1.64, 3.26],
    [1.52, 3.32],
    [1.44, 3.26],
  ],
];

const ISLANDS: Way[] = [
  // Vancouver Island
  [
    [-0.62, -0.52],
    [-0.78, -0.86],
    [-1.2, -1.5],
    [-2.0, -1.5],
    [-1.6, -1.0],
    [-1.1, -0.62],
  ],
  // Long Island
  [
    [15.36, 3.48],
    [15.7, 3.18],
    [16.1, 2.98],
    [16.22, 3.0],
    [15.9, 3.22],
    [15.5, 3.5],
  ],
];

/** A fixed sequence of numbers between -1 and 1, so that each coast looks the same every day. */
function waver(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 1073741824 - 1;
  };
}

/** A coast is never straight: each stretch is broken in the middle, and again. */
function rough(way: Way, seed = 7, times = 2): Way {
  const next = waver(seed);
  let all = way;
  for (let time = 0; time < times; time++) {
    all = all.flatMap(([x, y], at) => {
      const [x2, y2] = all[at + 1] ?? [x, y];
      if (at + 1 === all.length) return [[x, y]];
      const bend = next() * 0.13;
      return [
        [x, y],
        [(x + x2) / 2 + (y2 - y) * bend, (y + y2) / 2 - (x2 - x) * bend],
      ];
    });
  }
  return all;
}

const spots = (...ways: Way[]): Spot[] => ways.flat().map(([x, y]) => spot(x, y));
const back = (way: Way): Way => [...way].reverse();

const pacific = rough(PACIFIC, 3);
const gulf = rough(GULF, 11);
const sound = rough(SOUND, 5, 1);
const river = rough(RIO_GRANDE, 17);

/** All land, out to the edges of the map. */
export const CONTINENT: Spot[] = spots(
  rough(BRITISH_COLUMBIA, 2),
  sound,
  pacific,
  rough(BAJA, 23),
  back(rough(SONORA, 29)),
  rough(TAMAULIPAS, 31),
  gulf,
  rough(MARITIMES, 37),
  [
    [18.2, 0.1],
    [18.2, -2],
    [-0.95, -2],
  ],
);

/** The United States. */
export const STATES: Spot[] = spots(
  NORTH_BORDER,
  LAKE_BORDER,
  EAST_BORDER,
  back(gulf),
  river,
  DESERT_BORDER,
  back(pacific),
  back(sound),
);

export const LAKE_SHORES: Spot[][] = LAKES.map((way, number) =>
  spots(rough([...way, ...way.slice(0, 1)], 41 + number)),
);
export const ISLAND_SHORES: Spot[][] = ISLANDS.map((way, number) =>
  spots(rough([...way, ...way.slice(0, 1)], 61 + number)),
);
export const BORDERS: Spot[][] = [spots(NORTH_BORDER), spots(EAST_BORDER), spots(DESERT_BORDER)];
export const BORDER_RIVER: Spot[] = spots(river);

/** Is the spot inside? Counts how often a line to the west crosses the outline. */
export function isInside(outline: Spot[], { x, y }: Spot): boolean {
  let inside = false;
  outline.forEach((one, at) => {
    const next = outline[(at + 1) % outline.length] ?? one;
    if (one.y > y === next.y > y) return;
    if (x < one.x + ((y - one.y) / (next.y - one.y)) * (next.x - one.x)) inside = !inside;
  });
  return inside;
}
