/** Track that the person is about to build: drawn by hand, or proposed by the server. */

import { ask } from '@lib/advice';

import type { Desk } from './desk.svelte';
import { extend, isSameLine } from './lines';
import type { Section, SourceFound, TrackFound } from './types';

/** Whose missing track it is: a contract's, with the good from that city. */
export interface Proposed {
  card: string;
  contract: number;
  city: string | null;
}

export interface Plan {
  /** The mileposts the person drew; empty when the server proposed the line. */
  line: number[];
  of?: Proposed;
  found: TrackFound | null;
  /** Track to the same end that costs less than what was drawn. */
  cheaper?: TrackFound;
}

export class TrackPlan {
  plan = $state.raw<Plan | null>(null);

  #pricing: Promise<void> | null = null;
  #stale = false;

  constructor(readonly desk: Desk) {}

  /** Sections that are still to be paid for, and those of them that can be built in this turn. */
  toBuild = $derived.by<Section[]>(() => {
    const sections = this.plan?.found?.sections ?? [];
    const closed = sections.findIndex(([, , cost]) => cost < 0);
    return (closed < 0 ? sections : sections.slice(0, closed)).filter(([, , cost]) => cost > 0);
  });
  sectionsNow = $derived.by(() => {
    const found = this.plan?.found;
    return this.toBuild.slice(0, (this.desk.isBuilding ? found?.now : found?.turns[0]) ?? 0);
  });
  isClosed = $derived.by(() => this.plan?.found?.sections.some(([, , cost]) => cost < 0) ?? false);

  async planTo(place: string | number): Promise<void> {
    await this.desk.askLatest<TrackFound>('track', { to: place }, (found) => {
      if (this.desk.looked === place) this.plan = { line: [], found };
    });
    this.#explain();
  }

  /** A place to which no track may be built answers with the rule. */
  #explain(): void {
    const closed = this.plan?.found?.sections.find(([, , cost]) => cost < 0);
    if (!closed || !this.desk.isBuilding || this.toBuild.length) return;
    void this.desk.table.why({ type: 'BuildTrack', start: closed[0], end: closed[1] });
  }

  /** Build what is planned, or its first section alone. */
  async build(count = Infinity): Promise<void> {
    const sections = this.sectionsNow.slice(0, count);
    const left = this.toBuild.length - sections.length;
    const done = await this.desk.playAll(
      sections.map(([start, end]) => ({ type: 'BuildTrack', start, end })),
      0,
    );
    if (left === 0 || !this.plan) this.desk.clear();
    else {
      this.#standing(sections.slice(0, done));
      await this.reprice();
    }
  }

  /** These sections of the plan stand: until it is priced anew they are not offered again. */
  #standing(built: Section[]): void {
    const { plan } = this;
    if (!plan?.found) return;
    const { sections, turns, now } = plan.found;
    const isBuilt = (section: Section) => built.includes(section);
    const found = {
      ...plan.found,
      sections: sections.map<Section>((one) => (isBuilt(one) ? [one[0], one[1], 0] : one)),
      turns: turns.map((count, turn) => (turn ? count : count - built.length)),
      now: now - built.length,
    };
    this.plan = { ...plan, found };
  }

  /** Begin a new line at this milepost. */
  startLine(milepost: number): void {
    this.desk.table.cancel();
    this.desk.looked = null;
    this.desk.ride = null;
    this.plan = { line: [milepost], found: null };
  }

  /** Draw on: the pointer has come to this milepost. */
  drawTo(milepost: number): void {
    if (!this.desk.atlas) return;
    const line = extend(this.desk.atlas, this.plan?.line ?? [], milepost);
    if (isSameLine(line, this.plan?.line ?? [])) return;
    this.desk.looked = null;
    this.desk.ride = null;
    this.plan = { line, found: this.plan?.found ?? null };
    void this.reprice();
  }

  /** Ask what the plan costs now; while an answer is awaited, one more question waits at most. */
  async reprice(): Promise<void> {
    this.#stale = true;
    this.#pricing ??= this.#priceWhileStale();
    await this.#pricing;
  }

  async #priceWhileStale(): Promise<void> {
    while (this.#stale && this.plan) {
      this.#stale = false;
      await this.#price(this.plan);
    }
    this.#pricing = null;
  }

  /** A line was drawn to its end: who plays with one click builds it. */
  async endLine(): Promise<void> {
    if (!this.desk.table.isDirect) return;
    await this.reprice();
    if (this.desk.isBuilding && this.desk.isReady) await this.build();
  }

  async #price(plan: Plan): Promise<void> {
    if (plan.of) {
      await this.desk.findSources();
      const source = this.#sourceOf(plan.of);
      if (this.plan === plan && source) this.propose(plan.of, source);
    } else if (plan.line.length > 1) {
      const found =
        (await ask<TrackFound>(this.desk.table, 'line', { along: plan.line.join(',') }))?.answer ??
        null;
      if (found && this.plan && this.plan.line[0] === plan.line[0])
        this.plan = { line: this.plan.line, found };
      if (found && !this.#stale) await this.#findCheaper(found);
    } else if (plan.line.length) this.plan = { ...plan, found: null };
    else if (this.desk.looked !== null) await this.planTo(this.desk.looked);
  }

  /** Once nothing more is drawn: is there a way to its end that costs less? */
  async #findCheaper(drawn: TrackFound): Promise<void> {
    const to = this.plan?.line.at(-1);
    if (to === undefined) return;
    const other = (await ask<TrackFound>(this.desk.table, 'track', { to }))?.answer;
    const isWhole = other?.sections.length && other.sections.every(([, , cost]) => cost >= 0);
    if (other && isWhole && other.cost < drawn.cost && this.plan?.found === drawn)
      this.plan = { ...this.plan, cheaper: other };
  }

  /** That one instead. */
  takeCheaper(): void {
    const { plan } = this;
    if (!plan?.cheaper) return;
    this.desk.looked = plan.line.at(-1) ?? null;
    this.plan = { line: [], found: plan.cheaper };
  }

  #sourceOf(of: Proposed): SourceFound | undefined {
    return this.desk.sources
      .find(({ card, contract }) => card === of.card && contract === of.contract)
      ?.sources.find(({ city }) => city === of.city);
  }

  /** The missing track of a source becomes the plan. */
  propose(of: Proposed, { sections, cost, builds }: SourceFound): void {
    this.desk.looked = null;
    this.desk.ride = null;
    const now = builds[0] ?? 0;
    this.plan = { line: [], of, found: { sections, cost, turns: builds, now, stop: null } };
  }
}
