/** What a city is worth as it stands: with its house, and which of its two values counts. */

import type { City } from './geometry';
import type { BuiltHex } from './view';

/** AR-5.2: what a house adds. */
const HOUSE = { full: 2, shared: 1 };

export interface CityValue {
  full: number;
  shared: number;
  /** Which of them a company there has now; in an empty city: what the first would have. */
  counts: 'full' | 'shared';
  companies: number;
}

export function cityValue(city: City, built: BuiltHex | undefined): CityValue {
  const companies = built?.companies.length ?? 0;
  return {
    full: city.full + (built?.house ? HOUSE.full : 0),
    shared: city.shared + (built?.house ? HOUSE.shared : 0),
    counts: companies > 1 ? 'shared' : 'full',
    companies,
  };
}
