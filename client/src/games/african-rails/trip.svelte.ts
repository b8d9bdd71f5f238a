/** A trip of several stops, planned at once and sent with one click; what is left waits for the next turn. */

import { ask } from '@lib/advice';
import type { Action } from '@lib/protocol';

import type { Desk } from './desk.svelte';
import type { TripFound } from './types';

export interface Stop {
  place: string;
  /** What the train loads and delivers there. */
  actions: Action[];
}

export class Trip {
  stops = $state.raw<Stop[]>([]);
  found = $state.raw<TripFound | null>(null);
  /** The train that makes it. */
  train = $state(0);

  #asked = 0;

  constructor(readonly desk: Desk) {}

  /** Milepost by milepost, with the turn of each step. */
  way = $derived.by(() => {
    const legs = this.found?.legs ?? [];
    return {
      mileposts: legs.flatMap(({ mileposts }, at) => (at ? mileposts.slice(1) : mileposts)),
      turns: legs.flatMap(({ turns }) => turns),
    };
  });

  /** What the rules grant at this moment, one after another. */
  actions = $derived.by<Action[]>(() => {
    const { found, stops, train } = this;
    const actions: Action[] = [];
    for (const [at, { mileposts, turns }] of (found?.legs ?? []).entries()) {
      const steps = mileposts.slice(1, 1 + turns.filter((turn) => turn === 0).length);
      actions.push(...steps.map((milepost) => ({ type: 'MoveTo', train, milepost })));
      if (steps.length < turns.length) break;
      actions.push(...(stops[at]?.actions ?? []));
    }
    return actions.slice(0, found?.now ?? 0);
  });
  stepsNow = $derived.by(() => this.actions.filter(({ type }) => type === 'MoveTo').length);

  async plan(stops: Stop[]): Promise<void> {
    const { desk } = this;
    desk.clear();
    this.train = desk.train;
    await this.#take(stops);
  }

  /** Figures of other stops are not shown for these. */
  async #take(stops: Stop[]): Promise<void> {
    this.stops = stops;
    this.found = null;
    await this.refresh();
  }

  /** One stop more, or one thing more to do at the last one. */
  async add(place: string, action?: Action): Promise<void> {
    const last = this.train === this.desk.train ? this.stops : [];
    const before = last.at(-1);
    const actions = action ? [action] : [];
    const stops =
      before?.place === place
        ? [...last.slice(0, -1), { place, actions: [...before.actions, ...actions] }]
        : [...last, { place, actions }];
    await this.plan(stops);
  }

  async remove(at: number): Promise<void> {
    await this.#take(this.stops.filter((_, number) => number !== at));
  }

  clear(): void {
    this.stops = [];
    this.found = null;
    this.#asked++;
  }

  /** Its ways and figures, as things stand now. */
  async refresh(): Promise<void> {
    const { desk, train, stops } = this;
    const number = ++this.#asked;
    if (!stops.length) this.found = null;
    if (!stops.length || desk.table.moment) return;
    const query = { train, stops: JSON.stringify(stops) };
    const found = await ask<TripFound>(desk.table, 'trip', query);
    if (number === this.#asked) this.found = found?.answer ?? null;
  }

  /** As far as this turn allows; an event or a refusal ends it, and the rest is planned anew. */
  async go(): Promise<void> {
    const { desk, actions } = this;
    const steps = (this.found?.legs ?? []).map(({ turns }) => turns.length);
    const news = desk.news.latest?.number;
    const done = await desk.drive(actions, () => desk.news.latest?.number === news);
    await this.#take(leftOf(this.stops, steps, done));
  }
}

/** What is left of the stops, so many steps apart, once so much was done: what was handled is gone. */
export function leftOf(stops: readonly Stop[], steps: readonly number[], done: number): Stop[] {
  let left = done;
  for (const [at, stop] of stops.entries()) {
    const handled = left - (steps[at] ?? Infinity);
    if (handled < stop.actions.length) {
      const rest = { ...stop, actions: stop.actions.slice(Math.max(0, handled)) };
      return [rest, ...stops.slice(at + 1)];
    }
    left = handled - stop.actions.length;
  }
  return [];
}
