import { money } from '@lib/parts/figures';
import type { Table } from '@lib/table.svelte';
import { say } from '@lib/words.svelte';

import { bids, isOffered } from './choices';
import { either, playerName } from './names';
import { COMPANIES, type View } from './view';

/** One sentence: what is asked of the person now. */
export function prompt(table: Table<View>): string {
  const view = table.view;
  if (!view) return '';
  switch (view.phase) {
    case 'bid':
      return auctionPrompt(table, view);
    case 'start':
      return say('ar-ask-start', { company: view.auction?.company ?? '' });
    case 'space':
      return say('ar-ask-space', { column: view.column });
    case 'develop':
      return say('ar-ask-develop', { count: view.houses_left });
    case 'take':
      return say(view.players.length > 3 ? 'ar-ask-take-or-expand' : 'ar-ask-take');
    case 'expand':
      return expandPrompt(table, view);
    case 'offer':
    case 'fund':
    case 'auction':
      return say(`ar-ask-${view.phase}`);
    default:
      return say('your-turn');
  }
}

function auctionPrompt(table: Table<View>, view: View): string {
  const auction = view.auction;
  const offered = bids(table.legal);
  if (!auction || !offered) return say('your-turn');
  const values = {
    company: auction.company,
    player: playerName(table, auction.leader),
    standing: money(auction.standing),
    least: money(auction.lowest_bid),
  };
  if (offered.at.size > 0)
    return say(auction.leader === null ? 'ar-ask-first-bid' : 'ar-ask-bid', values);
  return say(auction.leader === null ? 'ar-ask-cannot-open' : 'ar-ask-cannot-bid', values);
}

function expandPrompt(table: Table<View>, view: View): string {
  const names = new Set(table.legal.map((choice) => choice.action.company));
  const companies = COMPANIES.filter((name) => names.has(name));
  if (companies.length === 0) return say('ar-ask-no-cube');
  return say('ar-ask-expand', { companies: either(companies), count: view.cubes_to_place });
}

export const isDrawn = (_table: Table<View>, type: string): boolean => isOffered(type);
