import { expect, test } from 'vitest';

import type { Action, Choice, Values } from '../src/lib/protocol';
import {
  bids,
  byCompany,
  byHex,
  bySpace,
  effect,
  isOffered,
  lastHexes,
  meant,
  quickBids,
} from '../src/games/american-rails/choices';
import { autoPass, bidUpTo, limitOf } from '../src/games/american-rails/orders';
import { deals, standings, yearRows } from '../src/games/american-rails/sheet';
import { COMPANIES, type Player, type View } from '../src/games/american-rails/view';

const choice = (action: Action, values: Values = {}): Choice => ({
  id: 0,
  action,
  label: { key: '', values, text: action.type },
});

const player = (cash: number, shares: number[]): Player => ({
  cash,
  shares,
  next_dividends: 0,
  worth: cash,
});

function view(changes: Partial<View> = {}): View {
  const company = (name: (typeof COMPANIES)[number]) => ({
    name,
    in_game: true,
    on_board: true,
    offered: true,
    treasury: 0,
    income: 6,
    cities: [],
    connections: [],
    cubes_left: 20,
    shares_left: 1,
    shares_sold: 2,
    shares_removed: 0,
    dividend: 3,
    dividend_if_sold: 2,
  });
  return {
    seat: 0,
    phase: 'expand',
    to_act: 0,
    auto_pass: false,
    negotiation: true,
    banker: 0,
    preparing: false,
    year: 1852,
    column: 1,
    order: [0, 1],
    turn: 0,
    columns: [],
    bank: 1000,
    players: [player(20, [0, 0, 0, 1, 0, 1]), player(30, [1, 0, 0, 1, 0, 0])],
    companies: COMPANIES.map(company),
    hexes: [],
    costs: [],
    houses_left: 12,
    auction: null,
    cubes_to_place: 2,
    cubes_placed: 0,
    end: { years_left: 5, shares_left: 6, supplies: [], low_supplies: 0, low_supplies_needed: 3 },
    sales: [],
    rounds: [],
    winners: [],
    ...changes,
  };
}

test('choices on the map are gathered by hex', () => {
  const legal = [
    choice({ type: 'Decline' }),
    choice({ type: 'PlaceCube', company: 'Majestic', hex: 7 }),
    choice({ type: 'PlaceCube', company: 'Republic', hex: 7 }),
    choice({ type: 'PlaceCube', company: 'Majestic', hex: 0 }),
  ];
  const found = byHex(legal);
  expect([...found.keys()]).toEqual([7, 0]);
  expect(found.get(7)?.map((one) => one.action.company)).toEqual(['Majestic', 'Republic']);
});

test('companies and spaces each have their choice', () => {
  const legal = [
    choice({ type: 'Fund', company: 'Liberty' }),
    choice({ type: 'TakeSpace', space: 'expand3' }),
    choice({ type: 'PlaceCube', company: 'Majestic', hex: 1 }),
  ];
  expect([...byCompany(legal).keys()]).toEqual(['Liberty']);
  expect([...bySpace(legal).keys()]).toEqual(['expand3']);
});

test('what is not on map, plates or bar stays a plain button', () => {
  for (const type of ['PlaceCube', 'Develop', 'StartCity', 'Bid', 'PassBid', 'TakeSpace', 'Fund'])
    expect(isOffered(type)).toBe(true);
  for (const type of ['Done', 'Decline', 'TakeTwo', 'TaxOthers'])
    expect(isOffered(type)).toBe(false);
});

const bid = (amount: number) => choice({ type: 'Bid', amount });
const pass = choice({ type: 'PassBid' });

test('bids run from the least to the most, with a quick few', () => {
  const all = bids([pass, ...[13, 14, 15, 16, 17, 18, 19].map(bid)]);
  if (!all) throw new Error('there are bids');
  expect([all.least, all.most, all.pass]).toEqual([13, 19, pass]);
  expect(quickBids(all)).toEqual([13, 14, 18]);
});

test('who has not the cash for five more is not offered it', () => {
  const all = bids([pass, bid(13), bid(14)]);
  expect(all && quickBids(all)).toEqual([13, 14]);
  const none = bids([pass]);
  expect(none && quickBids(none)).toEqual([]);
  expect(bids([choice({ type: 'Decline' })])).toBeNull();
});

test('cost and effect come from the label', () => {
  const city = choice({ type: 'PlaceCube', company: 'Majestic', hex: 3 }, { cost: 4, income: 13 });
  expect(effect(city, view())).toEqual({ company: 'Majestic', cost: 4, income: 13, rival: null });
  const house = choice({ type: 'Develop', hex: 3 }, { amount: 2 });
  expect(effect(house, view())).toEqual({ company: null, cost: null, income: 2, rival: null });
  const shared = choice(
    { type: 'PlaceCube', company: 'Majestic', hex: 3 },
    { cost: 4, income: 5, rival: 'Liberty', loss: 2 },
  );
  expect(effect(shared, view()).rival).toEqual({ name: 'Liberty', loss: 2 });
  const auction = {
    company: 'Liberty' as const,
    running: false,
    opener: 0,
    standing: 12,
    leader: 0,
    bidder: 0,
    passed: [false, true],
    lowest_bid: 13,
  };
  const start = choice({ type: 'StartCity', hex: 3 }, { income: 7 });
  expect(effect(start, view({ auction })).company).toBe('Liberty');
});

test('a click elsewhere asks for what was evidently meant', () => {
  expect(meant(view({ phase: 'start' }), 0, 9, null, [])).toEqual({ type: 'StartCity', hex: 9 });
  expect(meant(view({ phase: 'develop' }), 0, 9, null, [])).toEqual({ type: 'Develop', hex: 9 });
  expect(meant(view(), 0, 9, null, ['Liberty', 'Republic'])).toEqual({
    type: 'PlaceCube',
    company: 'Republic',
    hex: 9,
  });
  expect(meant(view(), 0, 9, null, ['Liberty'])).toMatchObject({ company: 'Majestic' });
});

const entry = (number: number, seat: number, hex?: number) => ({
  number,
  seat,
  action: hex === undefined ? { type: 'Decline' } : { type: 'PlaceCube', hex },
});

test('the last moves are those of the others since mine, or mine if I moved last', () => {
  const log = [entry(0, -1), entry(1, 0, 5), entry(2, 1, 6), entry(3, 2, 7), entry(4, 2, 8)];
  expect([...lastHexes(log, 0, 5)]).toEqual([6, 7, 8]);
  expect([...lastHexes(log, 2, 5)]).toEqual([7, 8]);
  expect([...lastHexes(log, null, 5)]).toEqual([7, 8]);
  expect([...lastHexes(log, 0, 3)]).toEqual([6]);
});

test('orders for an auction end with it', () => {
  expect(autoPass().choose).toEqual([{ action: 'PassBid' }]);
  expect(limitOf(autoPass())).toBeNull();
  expect(limitOf(bidUpTo(21))).toBe(21);
  expect(bidUpTo(21).keep).toEqual(['auction.company', 'auction.running']);
});

test('the spreadsheet has this moment first, then the years played', () => {
  const round = {
    columns: [],
    income: [4, 0, 0, 6, 0, 9],
    dividend: [4, 0, 0, 3, 0, 9],
    cash: [15, 25],
  };
  const rows = yearRows(view({ rounds: [round] }));
  expect(rows.map((row) => row.year)).toEqual([0, 1851]);
  expect(rows[0]?.cash).toEqual([20, 30]);
  expect(rows[1]?.income.Republic).toBe(9);
});

test('a share is told what it has paid since it was bought', () => {
  const round = { columns: [], income: [], dividend: [0, 0, 0, 3, 0, 9], cash: [] };
  const sales = [
    { year: 1851, company: 'Republic' as const, buyer: 0, price: 12 },
    { year: 1852, company: 'Majestic' as const, buyer: 1, price: 20 },
  ];
  const found = deals(view({ rounds: [round, round], sales }));
  expect(found.map(({ company, paid, pays }) => [company, paid, pays])).toEqual([
    ['Majestic', 3, 3],
    ['Republic', 18, 3],
  ]);
});

test('equal cash is an equal place', () => {
  const players = [player(9, []), player(30, []), player(30, [2, 0, 0, 0, 0, 0])];
  const found = standings(view({ players }));
  expect(found.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
  expect(found[1]?.shares).toEqual([{ company: 'American', count: 2 }]);
});
