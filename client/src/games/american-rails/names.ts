/** What people and spaces are called. */

import type { Choice } from '@lib/protocol';
import { same, type Table } from '@lib/table.svelte';
import { say, words } from '@lib/words.svelte';

import type { SpaceName, View } from './view';

type Seats = Pick<Table<never>, 'seats'>;

export const playerName = (table: Seats, seat: number | null): string =>
  (seat === null ? undefined : table.seats[seat]?.name) ?? '?';

/** With four or five players Take $2 is also Expand 2: the server has a name of its own for it. */
export const spaceName = (space: SpaceName, view: View): string =>
  say('ar-space', { space: space === 'take' && view.players.length > 3 ? 'take-or-expand' : space });

/** "Majestic or Republic". */
export const either = (names: string[]): string =>
  new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);

/** Is this what the person has picked and not yet confirmed? */
export const isPicked = (table: Pick<Table<never>, 'pending'>, choice: Choice): boolean =>
  table.pending !== null && same(table.pending.action, choice.action);
