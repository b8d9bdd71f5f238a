/** Places that others could no longer reach, and the sections that may not be built for that reason. */

import { ask } from '@lib/advice';
import { toasts } from '@lib/toasts.svelte';
import { say } from '@lib/words.svelte';

import type { Desk } from './desk.svelte';
import type { ClosedSection } from './types';

export class Closures {
  constructor(readonly desk: Desk) {}

  /** AF-6.7: the place that a refused section would have closed to somebody. */
  place = $derived.by(() => {
    const place =
      this.desk.table.refusal?.values['place'] ??
      (this.desk.isBuilding ? this.desk.track.plan?.found?.stop?.values['place'] : null);
    return typeof place === 'string' ? place : null;
  });
  /** Sections that may not be built for that reason, when they are to be shown. */
  sections = $state.raw<ClosedSection[]>([]);

  async toggle(): Promise<void> {
    if (this.sections.length) {
      this.sections = [];
      return;
    }
    const found = await ask<ClosedSection[]>(this.desk.table, 'closed', {}, (why) => {
      toasts.show(why);
    });
    this.sections = found?.answer ?? [];
    if (found?.answer.length === 0) toasts.show(say('af-closed-none'));
  }
}
