/** Orders for an auction: they end by themselves when it does, or when another company is put up. */

import type { StandingOrders } from '@lib/protocol';

const KEEP = ['auction.company', 'auction.running'];

export const autoPass = (): StandingOrders => ({ choose: [{ action: 'PassBid' }], keep: KEEP });

/** The lowest bid each time, and a pass above the limit. */
export const bidUpTo = (limit: number): StandingOrders => ({
  choose: [{ action: 'Bid', field: 'amount', limit }, { action: 'PassBid' }],
  keep: KEEP,
});

/** The limit of orders in force; null when they only pass. */
export const limitOf = (orders: StandingOrders): number | null =>
  orders.choose.find((choose) => choose.action === 'Bid')?.limit ?? null;
