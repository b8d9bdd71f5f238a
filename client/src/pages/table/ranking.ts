/** Seats by place, as the server has ranked them; without a winner nobody has a place. */

import type { Result } from '@lib/protocol';

export interface Place {
  seat: number;
  place: number | null;
  score: number;
  won: boolean;
}

export function ranking(result: Result | null): Place[] {
  if (!result) return [];
  const { scores, winners, places = [] } = result;
  return scores
    .map((score, seat) => ({
      seat,
      score,
      won: winners.includes(seat),
      place: places[seat] ?? null,
    }))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0) || one.seat - other.seat);
}
