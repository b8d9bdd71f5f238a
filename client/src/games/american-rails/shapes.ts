/** The sign of each company: a shape of its own, so that colour is never the only difference. */

import { outline, SHAPES, type Shape } from '@lib/parts/shapes';

import { COMPANIES, type CompanyName } from './view';

export const shapeOf = (company: CompanyName): Shape =>
  SHAPES[COMPANIES.indexOf(company)] ?? 'circle';

/** The rim of a piece about (0, 0), two units high and wide. */
export function rim(company: CompanyName): string {
  const shape = shapeOf(company);
  return outline(shape === 'ring' ? 'circle' : shape, 1);
}

/** The ring's hole, which tells it from the circle. */
export const HOLE = outline('circle', 0.66);

/** Where the initial stands: a triangle has its room below. */
export const letterDrop = (company: CompanyName): number => (company === 'Continental' ? 0.3 : 0);

/** Light companies, and the ring's hole, carry dark letters. */
export const isLight = (company: CompanyName): boolean =>
  company === 'American' || company === 'Majestic' || company === 'Republic';
