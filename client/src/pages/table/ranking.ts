/** Seats by place: the winners first, then by score as the title's scores rise or fall. */

import type { Result } from '@lib/protocol';

export interface Place {
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

export function ranking(result: Result | null): Place[] {
  if (!result) return [];
  const { scores, winners } = result;
  const best = scores[winners[0] ?? 0] ?? 0;
  const isLowBest = best <= Math.min(...scores) && best < Math.max(...scores);
  const better = (one: number, other: number) => (isLowBest ? one < other : one > other);
  const places = scores.map((score, seat) => {
    const won = winners.includes(seat);
    const ahead = scores.filter((other, at) => {
      const otherWon = winners.includes(at);
      return otherWon === won ? !won && better(other, score) : otherWon;
    });
    return { seat, score, won, place: ahead.length + 1 };
  });
  return places.sort((one, other) => one.place - other.place || one.seat - other.seat);
}
