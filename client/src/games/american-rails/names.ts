/** What people and spaces are called. */

import type { Table } from '@lib/table.svelte';
import { say, words } from '@lib/words.svelte';

import type { SpaceName, View } from './view';

type Seats = Pick<Table, 'seats'>;

export const playerName = (table: Seats, seat: number | null): string =>
  (seat === null ? undefined : table.seats[seat]?.name) ?? '?';

/** With four or five players Take $2 is also Expand 2, and is called so. */
const spaceKey = (space: SpaceName, view: View): string =>
  space === 'take' && view.players.length > 3 ? 'take-or-expand' : space;

export const spaceName = (space: SpaceName, view: View): string =>
  say('ar-space', { space: spaceKey(space, view) });

export const spaceDoes = (space: SpaceName, view: View): string =>
  say('ar-space-does', { space: spaceKey(space, view) });

/** "Majestic or Republic". */
export const either = (names: string[]): string =>
  new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);
