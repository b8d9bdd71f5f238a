/** A table in one click, without a form. Without a name one plays as "Guest". */

import type { Copied, TableCard } from '@wire/http';

import { post } from '@lib/api';
import { comeIn } from '@lib/come-in';
import { titles, usualLevel } from '@lib/titles.svelte';

import { seatCount } from './new/wish';

const BOTS = 2;

/** A game against bots; its table's id. */
export async function playBots(game: string): Promise<string> {
  await comeIn();
  const title = titles.find(game);
  const level = usualLevel(title);
  const count = title ? seatCount(title, 1 + BOTS) - 1 : BOTS;
  const bots = Array.from({ length: count }, () => ({ kind: 'bot', level }));
  const wish = { game, seats: [{ kind: 'me' }, ...bots], private: true, start: true };
  return (await post<TableCard>('/api/tables', wish)).id;
}

/** The guided first game, where one left off or from its beginning; its table's id. */
export async function learn(game: string, again = false): Promise<string> {
  await comeIn();
  return (await post<Copied>(`/api/lessons/${game}`, { again })).id;
}
