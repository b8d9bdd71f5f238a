import { expect, test } from 'vitest';

import { shareEffect, stance } from '../src/games/american-rails/auction';
import { cityValue } from '../src/games/american-rails/cities';
import { endReasons } from '../src/games/american-rails/ending';
import { lastPayout } from '../src/games/american-rails/sheet';
import type { Auction, Company, View } from '../src/games/american-rails/view';

const buffalo = { name: 'Buffalo', full: 4, shared: 3, developable: true, bonus: false };
const built = (companies: Company['name'][], house: boolean) => ({
  hex: 1,
  place: 'Buffalo',
  companies,
  house,
});

test('a city shows the value that counts now, with its house', () => {
  expect(cityValue(buffalo, undefined)).toMatchObject({ full: 4, shared: 3, counts: 'full' });
  expect(cityValue(buffalo, built(['National'], true))).toMatchObject({ full: 6, counts: 'full' });
  expect(cityValue(buffalo, built(['National', 'Liberty'], true))).toMatchObject({
    shared: 4,
    counts: 'shared',
  });
});

const auction: Auction = {
  company: 'National',
  running: true,
  opener: 0,
  standing: 20,
  leader: 1,
  bidder: 2,
  passed: [true, false, false, false, false],
  lowest_bid: 21,
};
const player = (cash: number, national: number) => ({
  cash,
  shares: [0, national, 0, 0, 0, 0],
  next_dividends: 0,
  worth: cash,
});
const table = {
  players: [player(50, 0), player(40, 1), player(30, 2), player(20, 0), player(21, 0)],
  companies: [
    { name: 'American' },
    { name: 'National', on_board: true, dividend: 7, dividend_if_sold: 5 },
  ],
} as unknown as View;

test('in an auction each player leads, has passed, bids, cannot go higher or is still in', () => {
  expect(table.players.map((_, seat) => stance(table, auction, seat))).toEqual([
    'passed',
    'leads',
    'thinks',
    'out',
    'waits',
  ]);
});

test('a share tells what it pays, what one more pays, and what it would bring me', () => {
  expect(shareEffect(table, auction, 2)).toEqual({ now: 7, then: 5, mine: 3 * 5 - 2 * 7 });
  expect(shareEffect(table, auction, 0)).toEqual({ now: 7, then: 5, mine: 5 });
  expect(shareEffect(table, auction, null)?.mine).toBeNull();
  const fresh = { ...table, companies: [{ name: 'National', on_board: false }] };
  expect(shareEffect(fresh as unknown as View, auction, 0)).toBeNull();
});

test('the end has its reasons', () => {
  const end = { years_left: 3, shares_left: 4, supplies: [], low_supplies: 2 };
  expect(endReasons({ end: { ...end, low_supplies_needed: 3 } })).toEqual([]);
  expect(endReasons({ end: { ...end, shares_left: 0, low_supplies_needed: 2 } })).toEqual([
    'shares',
    'supplies',
  ]);
  expect(endReasons({ end: { ...end, years_left: 0, low_supplies_needed: 3 } })).toEqual(['year']);
});

test('a payout counts the shares of that year, not those bought since', () => {
  const view = {
    players: [player(0, 0), player(0, 0)],
    sales: [
      { year: 1851, company: 'National', buyer: 0, price: 10 },
      { year: 1851, company: 'National', buyer: 1, price: 12 },
      { year: 1851, company: 'Liberty', buyer: 1, price: 12 },
      { year: 1852, company: 'National', buyer: 0, price: 9 },
    ],
    rounds: [
      { columns: [], income: [0, 9, 0, 0, 4, 0], dividend: [0, 5, 0, 0, 4, 0], cash: [45, 30] },
    ],
  } as unknown as View;
  expect(lastPayout(view)).toEqual({
    year: 1851,
    companies: [
      { company: 'National', income: 9, rate: 5 },
      { company: 'Liberty', income: 4, rate: 4 },
    ],
    players: [
      { seat: 0, amounts: [5, 0], total: 5, cash: 45 },
      { seat: 1, amounts: [5, 4], total: 9, cash: 30 },
    ],
  });
  expect(lastPayout({ ...view, rounds: [] })).toBeNull();
});
