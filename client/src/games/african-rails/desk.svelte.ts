/** What the person is about to do at African Rails, shared by map, margin and bar. */

import type { Atlas } from './atlas';
import { loadAtlas } from './atlas';
import { FREIGHT } from './kinds';
import { extend, isSameLine } from './lines';
import { Trip } from './trip.svelte';
import type {
  AfricanTable,
  ClosedSection,
  ContractFound,
  RideFound,
  Section,
  SourceFound,
  TrackFound,
} from './types';
import { ask } from '@lib/advice';
import { isStill } from '@lib/motion';
import type { Action, Choice } from '@lib/protocol';
import { toasts } from '@lib/toasts.svelte';
import { say } from '@lib/words.svelte';

export interface Ride extends RideFound {
  to: number | string;
  train: number;
}

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

/** Milliseconds from step to step of a ride, so that the eye can follow. */
const stepTime = () => (isStill() ? 0 : 90);

export class Desk {
  atlas = $state.raw<Atlas | null>(null);
  /** The city or milepost looked at. */
  looked = $state.raw<string | number | null>(null);
  ride = $state.raw<Ride | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** The contract pointed at, whose cities are marked on the map. */
  pointed = $state.raw<{ card: string; contract: number } | null>(null);
  sources = $state.raw<ContractFound[]>([]);
  /** The contract of the hint that is pointed at. */
  hinted = $derived.by(() => {
    const { card, contract } = this.table.hinted?.about ?? {};
    return typeof card === 'string' ? { card, contract: Number(contract) } : null;
  });
  /** That contract while it is on the table: once delivered it is marked no longer. */
  pointedNow = $derived.by(() => {
    const { me, now } = this;
    const pointed = this.hinted ?? this.pointed;
    if (!pointed) return null;
    return me?.hand?.includes(pointed.card) || now?.public.includes(pointed.card) ? pointed : null;
  });
  /** The train that is steered. */
  train = $state(0);
  /** A row of actions is being played. */
  running = $state(false);
  /** The figures of the place looked at are being worked out. */
  finding = $state(false);
  /** Why they did not come. */
  trouble = $state<string | null>(null);
  /** The map could not be loaded. */
  isMissing = $state(false);

  readonly trip: Trip = new Trip(this);

  /** Brings a spot of the map into sight. */
  show: (x: number, y: number) => void = () => undefined;

  #asked = 0;
  /** The place was picked again before its figures were there. */
  #eager = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #pricing: Promise<void> | null = null;
  #stale = false;

  constructor(readonly table: AfricanTable) {
    loadAtlas().then(
      (atlas) => {
        this.atlas = atlas;
      },
      () => {
        this.isMissing = true;
      },
    );
  }

  view = $derived.by(() => this.table.shown);
  /** What acting is about: the table now, also while others' moves are still played out. */
  now = $derived.by(() => (this.table.moment ? this.table.shown : this.table.view));
  seat = $derived.by(() => this.table.seat);
  me = $derived.by(() => (this.seat === null ? null : (this.now?.players[this.seat] ?? null)));
  isMoving = $derived.by(() => this.table.legal.some(({ action }) => action.type === 'MoveTo'));
  isBuilding = $derived.by(
    () => this.now?.phase === 'build' && this.now.to_act === this.seat && !this.table.moment,
  );

  /** The last event drawn since this seat ended a turn, unless it was put away. */
  news = $derived.by(() => {
    const log = this.table.story;
    const ended = log.findLastIndex(
      (entry) => entry.seat === this.seat && entry.action?.type === 'EndTurn',
    );
    const drawn = log.findLast(({ action }, at) => at > ended && isEvent(action));
    return drawn && drawn.number > this.putAway ? drawn : null;
  });
  putAway = $state(-1);

  /** Events to be marked on the map: those in force, and the news. */
  eventsShown = $derived.by(() => {
    const cards = (this.view?.events ?? []).map(({ card }) => card);
    const fresh = this.table.moment ? null : this.news?.action?.['card'];
    return [...new Set(typeof fresh === 'string' ? [...cards, fresh] : cards)];
  });

  /** AF-6.7: the place that a refused section would have closed to somebody. */
  closedPlace = $derived.by(() => {
    const place =
      this.table.refusal?.values['place'] ??
      (this.isBuilding ? this.plan?.found?.stop?.values['place'] : null);
    return typeof place === 'string' ? place : null;
  });
  /** Sections that may not be built for that reason, when they are to be shown. */
  closedSections = $state.raw<ClosedSection[]>([]);

  async toggleClosed(): Promise<void> {
    if (this.closedSections.length) {
      this.closedSections = [];
      return;
    }
    const found = await ask<ClosedSection[]>(this.table, 'closed', {}, (why) => {
      toasts.show(why);
    });
    this.closedSections = found?.answer ?? [];
    if (found?.answer.length === 0) toasts.show(say('af-closed-none'));
  }

  legal(...types: string[]): Choice[] {
    return this.table.legal.filter(({ action }) => types.includes(action.type));
  }

  /**
   * Look at a place: what is there, and how to come there by rail or to it with track.
   * Picked again, it is done, also when the figures are still awaited: no press is lost.
   * Who plays with one click does it at once.
   */
  async look(place: string | number | null, isDirect = this.table.isDirect): Promise<void> {
    const again = place !== null && place === this.looked;
    if (again && this.running) return;
    this.table.cancel();
    if (again && this.finding) {
      this.#eager = true;
      return;
    }
    this.looked = place;
    if (again && (await this.#doAgain())) return;
    this.ride = null;
    this.plan = null;
    await this.#find();
    if (isDirect && this.table.mayAct && this.looked === place && this.#isReady)
      await this.#doAgain();
  }

  /** The ride or the track to the place looked at, whichever this part of the turn is about. */
  async #find(): Promise<void> {
    if (this.looked === null || !this.me?.origin || this.table.moment) return;
    if (this.isBuilding) await this.planTo(this.looked);
    else await this.rideTo(this.looked);
  }

  /** A new part of the turn: the ride is asked for anew, the plan priced anew. */
  async renew(): Promise<void> {
    if (this.running) return;
    this.ride = null;
    this.closedSections = [];
    if (typeof this.looked === 'number') this.looked = null;
    if (this.plan) await this.reprice();
    else if (this.looked !== null && this.isMoving) await this.#find();
  }

  /** A city was picked, on the map or by name: as origin where that is asked, else to look at. */
  pick(place: string): void {
    const city = this.atlas?.places.get(place)?.city.name;
    const origin = this.legal('ChooseOrigin').find(({ action }) => action['city'] === city);
    if (origin) this.table.choose(origin);
    else void this.look(place);
  }

  clear(): void {
    this.looked = null;
    this.ride = null;
    this.plan = null;
    this.finding = false;
    this.trouble = null;
    this.#eager = false;
    this.#asked++;
  }

  /** Nothing of what this seat planned or asked is left. */
  forget(): void {
    this.clear();
    this.trip.clear();
    this.pointed = null;
    this.sources = [];
    this.closedSections = [];
  }

  /** The same place once more takes the ride or builds what is planned, or says why it cannot. */
  async #doAgain(): Promise<boolean> {
    const step = this.ride?.mileposts[1];
    const section = this.toBuild[0];
    if (this.ride && this.isMoving && step !== undefined) {
      if (this.stepsNow > 0) await this.go();
      else await this.table.why({ type: 'MoveTo', train: this.ride.train, milepost: step });
      return true;
    }
    if (this.plan && this.isBuilding && section) {
      if (this.sectionsNow.length > 0) await this.build();
      else await this.table.why({ type: 'BuildTrack', start: section[0], end: section[1] });
      return true;
    }
    return false;
  }

  async rideTo(place: string | number): Promise<void> {
    const train = this.train;
    await this.#ask<RideFound>('ride', { to: place, train }, (found) => {
      if (this.looked === place) this.ride = { ...found, to: place, train };
    });
  }

  async planTo(place: string | number): Promise<void> {
    await this.#ask<TrackFound>('track', { to: place }, (found) => {
      if (this.looked === place) this.plan = { line: [], found };
    });
    this.#explain();
  }

  /** A place to which no track may be built answers with the rule. */
  #explain(): void {
    const closed = this.plan?.found?.sections.find(([, , cost]) => cost < 0);
    if (!closed || !this.isBuilding || this.toBuild.length) return;
    void this.table.why({ type: 'BuildTrack', start: closed[0], end: closed[1] });
  }

  /** How many steps of the ride fall into this turn; while it is mine, those the rules grant. */
  stepsNow = $derived.by(() => {
    const ride = this.ride;
    if (!ride) return 0;
    return this.isMoving ? ride.now : ride.turns.filter((turn) => turn === 0).length;
  });

  /** Sections that are still to be paid for, and those of them that can be built in this turn. */
  toBuild = $derived.by<Section[]>(() => {
    const sections = this.plan?.found?.sections ?? [];
    const closed = sections.findIndex(([, , cost]) => cost < 0);
    return (closed < 0 ? sections : sections.slice(0, closed)).filter(([, , cost]) => cost > 0);
  });
  sectionsNow = $derived.by(() => {
    const found = this.plan?.found;
    return this.toBuild.slice(0, (this.isBuilding ? found?.now : found?.turns[0]) ?? 0);
  });
  isClosed = $derived.by(() => this.plan?.found?.sections.some(([, , cost]) => cost < 0) ?? false);

  /** Ride as far as this turn allows, step by step; stops when a step is refused. */
  async go(): Promise<void> {
    const ride = this.ride;
    if (!ride) return;
    const steps = ride.mileposts.slice(1, 1 + this.stepsNow);
    const done = await this.drive(
      steps.map((milepost) => ({ type: 'MoveTo', train: ride.train, milepost })),
    );
    if (done === steps.length && steps.length === ride.turns.length) this.clear();
    else if (this.looked !== null) await this.rideTo(this.looked);
  }

  /** Steps and freight one after another, so that the eye can follow; says how many were done. */
  drive(actions: Action[], goesOn = () => true): Promise<number> {
    return this.#playAll(actions, stepTime(), () => this.#ending(), goesOn);
  }

  /** With no step left and nothing to load or deliver, moving ends with the ride. */
  #ending(): Choice | undefined {
    if (this.legal('MoveTo', ...FREIGHT).length) return undefined;
    return this.legal('EndMove')[0];
  }

  /** Build what is planned, or its first section alone. */
  async build(count = Infinity): Promise<void> {
    const sections = this.sectionsNow.slice(0, count);
    const left = this.toBuild.length - sections.length;
    const done = await this.#playAll(
      sections.map(([start, end]) => ({ type: 'BuildTrack', start, end })),
      0,
    );
    if (left === 0 || !this.plan) this.clear();
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
    this.table.cancel();
    this.looked = null;
    this.ride = null;
    this.plan = { line: [milepost], found: null };
  }

  /** Draw on: the pointer has come to this milepost. */
  drawTo(milepost: number): void {
    if (!this.atlas) return;
    const line = extend(this.atlas, this.plan?.line ?? [], milepost);
    if (isSameLine(line, this.plan?.line ?? [])) return;
    this.looked = null;
    this.ride = null;
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
    if (!this.table.isDirect) return;
    await this.reprice();
    if (this.isBuilding && this.#isReady) await this.build();
  }

  /** Something of the ride or the plan can be done at this moment. */
  get #isReady(): boolean {
    return (this.isMoving ? this.stepsNow : this.sectionsNow.length) > 0;
  }

  async #price(plan: Plan): Promise<void> {
    if (plan.of) {
      await this.findSources();
      const source = this.#sourceOf(plan.of);
      if (this.plan === plan && source) this.propose(plan.of, source);
    } else if (plan.line.length > 1) {
      const found =
        (await ask<TrackFound>(this.table, 'line', { along: plan.line.join(',') }))?.answer ?? null;
      if (found && this.plan && this.plan.line[0] === plan.line[0])
        this.plan = { line: this.plan.line, found };
      if (found && !this.#stale) await this.#findCheaper(found);
    } else if (plan.line.length) this.plan = { ...plan, found: null };
    else if (this.looked !== null) await this.planTo(this.looked);
  }

  /** Once nothing more is drawn: is there a way to its end that costs less? */
  async #findCheaper(drawn: TrackFound): Promise<void> {
    const to = this.plan?.line.at(-1);
    if (to === undefined) return;
    const other = (await ask<TrackFound>(this.table, 'track', { to }))?.answer;
    const isWhole = other?.sections.length && other.sections.every(([, , cost]) => cost >= 0);
    if (other && isWhole && other.cost < drawn.cost && this.plan?.found === drawn)
      this.plan = { ...this.plan, cheaper: other };
  }

  /** That one instead. */
  takeCheaper(): void {
    const { plan } = this;
    if (!plan?.cheaper) return;
    this.looked = plan.line.at(-1) ?? null;
    this.plan = { line: [], found: plan.cheaper };
  }

  #sourceOf(of: Proposed): SourceFound | undefined {
    return this.sources
      .find(({ card, contract }) => card === of.card && contract === of.contract)
      ?.sources.find(({ city }) => city === of.city);
  }

  /** The missing track of a source becomes the plan. */
  propose(of: Proposed, { sections, cost, builds }: SourceFound): void {
    this.looked = null;
    this.ride = null;
    const now = builds[0] ?? 0;
    this.plan = { line: [], of, found: { sections, cost, turns: builds, now, stop: null } };
  }

  /** The figures of all contracts, a moment after the last change. */
  refreshSources(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      void this.findSources();
      void this.trip.refresh();
    }, 150);
  }

  async findSources(): Promise<void> {
    if (!this.me?.origin || this.table.status !== 'playing' || this.table.moment) {
      this.sources = [];
      return;
    }
    const train = Math.min(this.train, this.me.trains.length - 1);
    this.sources = (await ask<ContractFound[]>(this.table, 'sources', { train }))?.answer ?? [];
  }

  /** Takes the answer, unless something else was asked meanwhile. */
  async #ask<Answer>(
    what: string,
    query: Record<string, string | number>,
    take: (found: Answer) => void,
  ): Promise<void> {
    const number = ++this.#asked;
    this.finding = true;
    this.trouble = null;
    let trouble: string | null = null;
    const found = await ask<Answer>(this.table, what, query, (why) => {
      trouble = why;
    });
    if (number !== this.#asked) return;
    this.finding = false;
    this.trouble = trouble;
    if (found) take(found.answer);
    const isEager = this.#eager;
    this.#eager = false;
    if (isEager) await this.#doAgain();
  }

  /** One after another, each granted by the server, all as one click; says how many were. */
  async #playAll(
    actions: Action[],
    pause: number,
    last?: () => Choice | undefined,
    goesOn = () => true,
  ): Promise<number> {
    return this.table.asOneClick(() => this.#playEach(actions, pause, last, goesOn));
  }

  async #playEach(
    actions: Action[],
    pause: number,
    last: (() => Choice | undefined) | undefined,
    goesOn: () => boolean,
  ): Promise<number> {
    this.running = true;
    let done = 0;
    try {
      for (const action of actions) {
        if (done && pause) await new Promise((resolve) => setTimeout(resolve, pause));
        const choice = this.table.withAction(action);
        if (!choice) await this.table.why(action);
        if (!choice || !(await this.table.playChoice(choice))) return done;
        done++;
        if (!goesOn()) return done;
      }
      const end = last?.();
      if (end) await this.table.playChoice(end);
      return done;
    } finally {
      this.running = false;
    }
  }
}

/** Event cards are E01 to E30. */
const isEvent = (action: Action | null): boolean =>
  (action?.type === 'DrawCard' || action?.type === 'DrawPublic') &&
  String(action['card']).startsWith('E');

const desks = new WeakMap<object, Desk>();

/** The desk of this table; the same for all parts of the page. */
export function deskOf(table: AfricanTable): Desk {
  const known = desks.get(table);
  if (known) return known;
  let desk!: Desk;
  // Of the table, not of the part of the page that asked first.
  $effect.root(() => {
    desk = new Desk(table);
  });
  desks.set(table, desk);
  return desk;
}
