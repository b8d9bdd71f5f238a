/** How an auction stands, and what its share would change. */

import type { Auction, View } from './view';

/** Highest bid, passed, to bid now, cannot go higher, or still in. */
export type Stance = 'leads' | 'passed' | 'thinks' | 'out' | 'waits';

export function stance(view: View, auction: Auction, seat: number): Stance {
  if (auction.leader === seat) return 'leads';
  if (auction.passed[seat]) return 'passed';
  if ((view.players[seat]?.cash ?? 0) < auction.lowest_bid) return 'out';
  return auction.bidder === seat ? 'thinks' : 'waits';
}

export interface ShareEffect {
  /** What a share pays now, and with one more in players' hands. */
  now: number;
  then: number;
  /** What the seat's dividends would rise by. */
  mine: number | null;
}

/** What the share that is put up does to dividends; null before the company is on the board. */
export function shareEffect(view: View, auction: Auction, seat: number | null): ShareEffect | null {
  const number = view.companies.findIndex(({ name }) => name === auction.company);
  const company = view.companies[number];
  if (!company?.on_board) return null;
  const { dividend: now, dividend_if_sold: then } = company;
  const held = seat === null ? null : (view.players[seat]?.shares[number] ?? 0);
  return { now, then, mine: held === null ? null : (held + 1) * then - held * now };
}
