/** A small piece of a map, for the card of the first page. */

import type { Shape } from '@lib/parts/shapes';

export interface Hex {
  x: number;
  y: number;
  path: string;
  land: string;
  colour: string | null;
  shape: Shape;
}

const LANDS: Record<string, string> = { p: 'plains', f: 'forest', m: 'mountain', w: 'water' };
const ROWS = ['wppffpmpp', 'wppfpmmppf', 'pppppmpfp', 'wwppfpmppp'];
const CUBES: Record<string, [string, Shape]> = {
  '0 2': ['var(--liberty)', 'diamond'],
  '1 2': ['var(--liberty)', 'diamond'],
  '1 4': ['var(--liberty)', 'diamond'],
  '2 3': ['var(--republic)', 'ring'],
  '2 4': ['var(--republic)', 'ring'],
  '1 7': ['var(--majestic)', 'circle'],
  '2 6': ['var(--majestic)', 'circle'],
  '0 7': ['var(--continental)', 'triangle'],
};

export function hexes(): Hex[] {
  const width = 42;
  const radius = width / Math.sqrt(3);
  return ROWS.flatMap((row, line) =>
    Array.from(row, (letter, column) => {
      const x = column * width + (line % 2 ? -width / 2 : 0) + 10;
      const y = line * radius * 1.5 + 18;
      const corners = Array.from({ length: 6 }, (_, corner) => {
        const turn = (Math.PI / 3) * corner + Math.PI / 6;
        return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
      });
      const cube = CUBES[`${line} ${column}`];
      return {
        x,
        y,
        path: `M${corners.join('L')}Z`,
        land: LANDS[letter] ?? 'plains',
        colour: cube?.[0] ?? null,
        shape: cube?.[1] ?? 'circle',
      };
    }),
  );
}
