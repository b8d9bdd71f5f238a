/** Land without hexes: what the continent goes on with where the game's map ends. */

import { smooth } from '@lib/map/paths';
import { distance, type Spot } from '@lib/map/spots';

import { centre } from '../geometry';
import { dice, unsteady } from '../terrain';

/** Rings of (row, column); far outside the sheet they only need to be far. */
const LANDS: [number, number][][] = [
  // the West: Wisconsin and Iowa down to Louisiana
  [
    [-8, 1.5],
    [-1.2, 1.6],
    [-0.4, 1.2],
    [0.4, 1.5],
    [3, 1.6],
    [9, 1.6],
    [15, 1.5],
    [16.4, 0.6],
    [17.5, 0.2],
    [17.3, -0.7],
    [16.9, -1.4],
    [17.2, -2.4],
    [16.8, -4],
    [17.4, -14],
    [-8, -14],
  ],
  // Michigan
  [
    [-8, 3.8],
    [-2.4, 3.5],
    [-1, 3.9],
    [0.4, 4.2],
    [1, 5],
    [0.6, 6],
    [-0.5, 6.5],
    [-1.2, 5.9],
    [-2.4, 6.4],
    [-8, 6.2],
  ],
  // Upper Canada, north of the lakes
  [
    [-8, 8.4],
    [-2.2, 8.2],
    [-1.2, 8.5],
    [-0.5, 9.3],
    [-0.9, 10.3],
    [-1.9, 10.9],
    [-2.8, 12.2],
    [-2.6, 13.4],
    [-3.4, 14.5],
    [-8, 14.8],
  ],
  // New England
  [
    [-8, 15.4],
    [-2.4, 14.9],
    [-0.4, 14.3],
    [0.6, 15],
    [1, 17.6],
    [0.2, 18.7],
    [-0.6, 18.9],
    [-1.4, 19.9],
    [-2, 21.4],
    [-8, 24],
  ],
  // Florida
  [
    [15.6, 5],
    [15.4, 7.4],
    [16.2, 8.1],
    [17.2, 8.5],
    [18.4, 9.2],
    [19.8, 9.8],
    [21.5, 10.1],
    [23, 9.4],
    [21.5, 8.6],
    [19.6, 8],
    [18.2, 7.3],
    [17.3, 7],
    [17, 6.2],
    [16.3, 5.4],
  ],
];

const steps = (from: Spot, to: Spot): number =>
  Math.min(12, Math.max(1, Math.round(distance(from, to) / 12)));

const at = ([row, column]: [number, number]): Spot => {
  const { x, y } = centre(0, column);
  return { x, y: y + row * 60 };
};

export const beyond = LANDS.map((ring, number) =>
  unsteady(ring.map(at), 70 + number, steps, () => 9),
).join('');

/** The great river down the western rim of the hexes, from the north to the delta. */
function course(): string {
  const throwDice = dice(1851);
  const points: Spot[] = [];
  for (let row = -8; row <= 17; row += 0.5) {
    const bend = row % 2 === 1 || row % 2 === -1 ? -0.14 : 0.34;
    const aside = row > 15.5 ? (row - 15.5) * 0.1 : 0;
    points.push(at([row, bend - aside + (throwDice() - 0.5) * 0.12]));
  }
  return smooth(points);
}

export const mississippi = course();

export interface Word extends Spot {
  text: string;
  kind: 'ocean' | 'gulf' | 'lake';
  turn: number;
}

const word = (text: string, kind: Word['kind'], row: number, column: number, turn = 0): Word => ({
  text,
  kind,
  turn,
  ...at([row, column]),
});

/** The words of the sheet are catalogue keys, so that the atlas speaks the reader's language. */
export const WORDS: Word[] = [
  word('ar-atlantic', 'ocean', 9.75, 16.85),
  word('ar-gulf', 'gulf', 17.3, 3.6),
  word('ar-lake-michigan', 'lake', 0.2, 3.02, -84),
  word('ar-lake-erie', 'lake', 0.62, 8.6, -14),
  word('ar-mississippi', 'lake', 11.5, -0.36, -90),
];
