/** The sign of each company: a shape of its own, so that colour is never the only difference. */

import type { CompanyName } from './view';

/** Paths about (0, 0), two units high and wide. */
export const SHAPES: Record<CompanyName, string> = {
  American:
    'M0-1.12L.33-.42L1.08-.34L.53.19L.68.94L0 .57L-.68.94L-.53.19L-1.08-.34L-.33-.42Z',
  National: 'M-.86-.86H.86V.86H-.86Z',
  Continental: 'M0-1.02L1.06.86H-1.06Z',
  Majestic: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z',
  Liberty: 'M0-1.14L1.02 0L0 1.14L-1.02 0Z',
  Republic: 'M-1.02 0A1.02 1.02 0 1 1 1.02 0A1.02 1.02 0 1 1-1.02 0Z',
};

/** The ring's hole, which tells it from the circle. */
export const HOLE = 'M-.66 0A.66.66 0 1 1 .66 0A.66.66 0 1 1-.66 0Z';

/** Where the initial stands: a triangle has its room below. */
export const letterDrop = (company: CompanyName): number => (company === 'Continental' ? 0.28 : 0);

/** Light companies carry dark letters. */
export const isLight = (company: CompanyName): boolean =>
  company === 'American' || company === 'Majestic' || company === 'Republic';
