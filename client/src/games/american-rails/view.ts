/** What the server sends of a game of American Rails, and the names and colours of it. */

import type { Company, Hex, View } from '@wire/american-rails';

export type { Auction, Company, End, Player, Sale, View } from '@wire/american-rails';
export type BuiltHex = Hex;
export type Phase = View['phase'];

export const COMPANIES = [
  'American',
  'National',
  'Continental',
  'Majestic',
  'Liberty',
  'Republic',
] as const satisfies Company['name'][];

export type CompanyName = Company['name'];

/** The spaces of an action column from top to bottom. */
export const SPACES = ['pass', 'develop', 'fund', 'take', 'expand3', 'auction', 'expand4'] as const;

export type SpaceName = (typeof SPACES)[number];

export const FIRST_YEAR = 1851;

/** The colour's name in style.css; the sign is a shape too. */
export const colour = (company: CompanyName): string => `var(--${company.toLowerCase()})`;

/** Ivory is lost on paper: as a line it is drawn darker. */
export const chartColour = (company: CompanyName): string =>
  company === 'American' ? 'color-mix(in srgb, var(--american) 60%, var(--ink))' : colour(company);
