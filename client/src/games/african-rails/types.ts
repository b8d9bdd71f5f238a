/** African Rails as a seat sees it, and what it may ask the server beside. */

import type { Table } from '@lib/table.svelte';
import type { TrackFound, View } from '@wire/african-rails';

export type {
  ClosedSection,
  ContractFound,
  Depot,
  Player,
  RideFound,
  SourceFound,
  TrackFound,
  Train,
  TripFound,
  View,
} from '@wire/african-rails';

export type AfricanTable = Table<View>;

/** Start, end and cost of a section; 0 is there already, -1 cannot be built. */
export type Section = TrackFound['sections'][number];
