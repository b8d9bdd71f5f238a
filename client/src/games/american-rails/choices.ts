/** The legal choices as the page offers them: by hex, by company, by space, as bids. */

import type { Action, Choice } from '@lib/protocol';

import type { City } from './geometry';
import { COMPANIES, type CompanyName, type SpaceName, type View } from './view';

const ON_MAP = new Set(['PlaceCube', 'StartCity', 'Develop']);
const ON_PLATES = new Set(['OfferCompany', 'AuctionShare', 'Fund']);
const BIDDING = new Set(['Bid', 'PassBid']);

/** Is a choice of this kind offered by map, panel or bar? */
export const isOffered = (type: string): boolean =>
  ON_MAP.has(type) || ON_PLATES.has(type) || BIDDING.has(type) || type === 'TakeSpace';

/** What may be done in each hex. */
export function byHex(legal: Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of legal) {
    const { type, hex } = choice.action;
    if (!ON_MAP.has(type) || typeof hex !== 'number') continue;
    found.set(hex, [...(found.get(hex) ?? []), choice]);
  }
  return found;
}

export const companyOf = (action: Action): CompanyName | null =>
  COMPANIES.find((name) => name === action.company) ?? null;

/** What may be done with each company: put it up, fund it. */
export function byCompany(legal: Choice[]): Map<CompanyName, Choice> {
  const found = new Map<CompanyName, Choice>();
  for (const choice of legal) {
    const company = companyOf(choice.action);
    if (company && ON_PLATES.has(choice.action.type)) found.set(company, choice);
  }
  return found;
}

export function bySpace(legal: Choice[]): Map<SpaceName, Choice> {
  const spaces = legal.filter((choice) => choice.action.type === 'TakeSpace');
  return new Map(spaces.map((choice) => [choice.action.space as SpaceName, choice]));
}

export interface Bids {
  least: number;
  most: number;
  at: Map<number, Choice>;
  pass: Choice | undefined;
}

/** All amounts that may be bid; null when it is not for me to bid or pass. */
export function bids(legal: Choice[]): Bids | null {
  const at = new Map<number, Choice>();
  for (const choice of legal)
    if (choice.action.type === 'Bid') at.set(Number(choice.action.amount), choice);
  const pass = legal.find((choice) => choice.action.type === 'PassBid');
  if (!pass && at.size === 0) return null;
  const amounts = [...at.keys()];
  return { least: Math.min(...amounts), most: Math.max(...amounts), at, pass };
}

/** The minimum, one more and five more: what people bid most. */
export function quickBids({ least, at }: Bids): number[] {
  return [least, least + 1, least + 5].filter((amount) => at.has(amount));
}

export interface Effect {
  company: CompanyName | null;
  /** What the company pays; null where nothing is paid. */
  cost: number | null;
  /** What its income rises by; null outside cities. */
  income: number | null;
  /** Who was alone in the city, and what it loses. */
  rival: { name: string; loss: number } | null;
}

/** What a choice on the map costs and brings, as its label says. */
export function effect(choice: Choice, view: View): Effect {
  const { cost, income, amount, rival, loss } = choice.label.values;
  const starts = choice.action.type === 'StartCity' ? (view.auction?.company ?? null) : null;
  return {
    company: companyOf(choice.action) ?? starts,
    cost: typeof cost === 'number' ? cost : null,
    income: typeof income === 'number' ? income : typeof amount === 'number' ? amount : null,
    rival: typeof rival === 'string' && typeof loss === 'number' ? { name: rival, loss } : null,
  };
}

/** Companies the seat holds a share of. */
export function holdings(view: View, seat: number | null): CompanyName[] {
  const shares = seat === null ? undefined : view.players[seat]?.shares;
  return COMPANIES.filter((_, number) => (shares?.[number] ?? 0) > 0);
}

/** What a person evidently meant who clicks on a hex that is not offered. */
export function meant(
  view: View,
  seat: number | null,
  hex: number,
  city: City | null,
  nearby: CompanyName[],
): Action {
  if (view.phase === 'start') return { type: 'StartCity', hex };
  if (view.phase === 'develop') return { type: 'Develop', hex };
  if (view.phase === 'expand' || view.phase === 'take') {
    const mine = holdings(view, seat);
    const company = mine.find((name) => nearby.includes(name)) ?? mine[0] ?? nearby[0];
    return { type: 'PlaceCube', company: company ?? COMPANIES[0], hex };
  }
  return city ? { type: 'Develop', hex } : { type: 'PlaceCube', company: COMPANIES[0], hex };
}

interface Logged {
  number: number;
  seat: number;
  action: Action | null;
}

/** The hexes of the last moves: what the others did since the seat acted, else its own last turn. */
export function lastHexes(log: Logged[], seat: number | null, upTo: number): Set<number> {
  const seen = log.filter((entry) => entry.number < upTo && entry.seat >= 0);
  const last = seen.at(-1)?.seat;
  const ends = (entry: Logged) =>
    last === seat || seat === null ? entry.seat !== last : entry.seat === seat;
  const stop = seen.findLastIndex(ends);
  const hexes = seen.slice(stop + 1).map((entry) => entry.action?.hex);
  return new Set(hexes.filter((hex) => typeof hex === 'number'));
}
