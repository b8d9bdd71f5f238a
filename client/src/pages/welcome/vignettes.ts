/** Small drawings of our own for the cards of the first page. */

import type { Shape } from '@lib/parts/shapes';

const SIDE = 60;
const RISE = 52;

/** A triangular lattice over the whole vignette. */
export function lattice(): string {
  let path = '';
  for (let row = -1; row < 4; row++) {
    const y = -5 + row * RISE;
    path += `M0 ${y}H360`;
  }
  for (let x = -360; x < 720; x += SIDE) {
    path += `M${x} -57l${(4 * SIDE) / 2} ${4 * RISE}M${x} -57l${(-4 * SIDE) / 2} ${4 * RISE}`;
  }
  return path;
}

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
    [...row].map((letter, column) => {
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

/** The continent in a few strokes. */
export const AFRICA =
  'M120 16 138 7 160 8 176 4 182 13 196 17 214 15 232 18 240 32 250 46 259 60 262 64 282 60 284 64 274 80 258 92 250 102 ' +
  '250 116 242 126 236 138 230 148 222 160 206 166 196 164 190 150 184 134 178 120 180 106 174 96 166 88 168 76 162 72 ' +
  '150 70 134 74 120 72 108 60 102 48 108 34 116 26Z';

export const ROUTE = 'M152 40C170 52 180 74 206 88S226 74 232 62M206 88C206 106 200 116 196 128';
