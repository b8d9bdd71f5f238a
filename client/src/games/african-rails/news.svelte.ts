/** Event cards: what was drawn lately, and what is marked on the map. */

import type { Action } from '@lib/protocol';

import type { Desk } from './desk.svelte';

/** Event cards are E01 to E30. */
const isEvent = (action: Action | null): boolean =>
  (action?.type === 'DrawCard' || action?.type === 'DrawPublic') &&
  String(action['card']).startsWith('E');

export class EventNews {
  constructor(readonly desk: Desk) {}

  /** The last event drawn since this seat ended a turn, unless it was put away. */
  latest = $derived.by(() => {
    const log = this.desk.table.story;
    const ended = log.findLastIndex(
      (entry) => entry.seat === this.desk.seat && entry.action?.type === 'EndTurn',
    );
    const drawn = log.findLast(({ action }, at) => at > ended && isEvent(action));
    return drawn && drawn.number > this.putAway ? drawn : null;
  });
  putAway = $state(-1);

  /** Events to be marked on the map: those in force, and the news. */
  marked = $derived.by(() => {
    const cards = (this.desk.view?.events ?? []).map(({ card }) => card);
    const fresh = this.desk.table.moment ? null : this.latest?.action?.['card'];
    return [...new Set(typeof fresh === 'string' ? [...cards, fresh] : cards)];
  });
}
