/** Moves that can be programmed at this moment: what the server plays for a seat, and until when. */

import type { Choice, Programme } from '@lib/protocol';

export interface Offer {
  /** For the sentence that names it. */
  id: 'pass' | 'bid';
  programme: Programme;
  /** For a limit: what may be bid at least. */
  least?: number;
}

interface Auction {
  running: boolean;
  lowest_bid: number;
  passed: boolean[];
}

/** As long as the same share is up. */
const SAME_AUCTION = ['auction.company', 'auction.running'];

export function bidUpTo(limit: number): Programme {
  return {
    choose: [{ action: 'Bid', field: 'amount', limit }, { action: 'PassBid' }],
    keep: SAME_AUCTION,
  };
}

/** A view with an auction that runs and in which the seat still takes part offers both. */
export function offers(view: unknown, seat: number | null, legal: Choice[]): Offer[] {
  const auction = (view as { auction?: Auction | null } | null)?.auction;
  if (seat === null || !auction?.running || auction.passed[seat]) return [];
  const bids = legal.map((choice) => choice.action.amount).filter((sum) => typeof sum === 'number');
  const least = Math.max(auction.lowest_bid, Math.min(...bids, Infinity) || 0);
  return [
    { id: 'pass', programme: { choose: [{ action: 'PassBid' }], keep: SAME_AUCTION } },
    {
      id: 'bid',
      programme: bidUpTo(auction.lowest_bid),
      least: Number.isFinite(least) ? least : auction.lowest_bid,
    },
  ];
}
