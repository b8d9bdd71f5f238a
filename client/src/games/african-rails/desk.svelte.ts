/** What the person is about to do at African Rails, shared by map, margin and bar. */

import type { Atlas } from './atlas';
import { loadAtlas } from './atlas';
import { FREIGHT } from './kinds';
import { Closures } from './closures.svelte';
import { EventNews } from './news.svelte';
import { TrackPlan } from './track.svelte';
import { Trip } from './trip.svelte';
import type { AfricanTable, ContractFound, RideFound } from './types';
import { ask } from '@lib/advice';
import { isStill } from '@lib/motion';
import type { Action, Choice } from '@lib/protocol';

export interface Ride extends RideFound {
  to: number | string;
  train: number;
}

/** Milliseconds from step to step of a ride, so that the eye can follow. */
const stepTime = () => (isStill() ? 0 : 90);

export class Desk {
  atlas = $state.raw<Atlas | null>(null);
  /** The city or milepost looked at. */
  looked = $state.raw<string | number | null>(null);
  ride = $state.raw<Ride | null>(null);
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
  readonly track: TrackPlan = new TrackPlan(this);
  readonly closures: Closures = new Closures(this);
  readonly news: EventNews = new EventNews(this);

  /** Brings a spot of the map into sight. */
  show: (x: number, y: number) => void = () => undefined;

  #asked = 0;
  /** The place was picked again before its figures were there. */
  #eager = false;
  #later: ReturnType<typeof setTimeout> | undefined;

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
  /** My contract cards, or those of the seat whose eyes a puzzle is seen with. */
  hand = $derived.by(() => this.now?.players[this.seat ?? this.now.seat ?? -1]?.hand ?? []);
  isMoving = $derived.by(() => this.table.legal.some(({ action }) => action.type === 'MoveTo'));
  isBuilding = $derived.by(
    () => this.now?.phase === 'build' && this.now.to_act === this.seat && !this.table.moment,
  );

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
    this.track.plan = null;
    await this.#find();
    if (isDirect && this.table.mayAct && this.looked === place && this.isReady)
      await this.#doAgain();
  }

  /** The ride or the track to the place looked at, whichever this part of the turn is about. */
  async #find(): Promise<void> {
    if (this.looked === null || !this.me?.origin || this.table.moment) return;
    if (this.isBuilding) await this.track.planTo(this.looked);
    else await this.rideTo(this.looked);
  }

  /** A new part of the turn: the ride is asked for anew, the plan priced anew. */
  async renew(): Promise<void> {
    if (this.running) return;
    this.ride = null;
    this.closures.sections = [];
    if (typeof this.looked === 'number') this.looked = null;
    if (this.track.plan) await this.track.reprice();
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
    this.track.plan = null;
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
    this.closures.sections = [];
  }

  /** The same place once more takes the ride or builds what is planned, or says why it cannot. */
  async #doAgain(): Promise<boolean> {
    const step = this.ride?.mileposts[1];
    const section = this.track.toBuild[0];
    if (this.ride && this.isMoving && step !== undefined) {
      if (this.stepsNow > 0) await this.go();
      else await this.table.why({ type: 'MoveTo', train: this.ride.train, milepost: step });
      return true;
    }
    if (this.track.plan && this.isBuilding && section) {
      if (this.track.sectionsNow.length > 0) await this.track.build();
      else await this.table.why({ type: 'BuildTrack', start: section[0], end: section[1] });
      return true;
    }
    return false;
  }

  async rideTo(place: string | number): Promise<void> {
    const train = this.train;
    await this.askLatest<RideFound>('ride', { to: place, train }, (found) => {
      if (this.looked === place) this.ride = { ...found, to: place, train };
    });
  }

  /** How many steps of the ride fall into this turn; while it is mine, those the rules grant. */
  stepsNow = $derived.by(() => {
    const ride = this.ride;
    if (!ride) return 0;
    return this.isMoving ? ride.now : ride.turns.filter((turn) => turn === 0).length;
  });

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
    return this.playAll(actions, stepTime(), () => this.#ending(), goesOn);
  }

  /** With no step left and nothing to load or deliver, moving ends with the ride. */
  #ending(): Choice | undefined {
    if (this.legal('MoveTo', ...FREIGHT).length) return undefined;
    return this.legal('EndMove')[0];
  }

  /** Something of the ride or the plan can be done at this moment. */
  get isReady(): boolean {
    return (this.isMoving ? this.stepsNow : this.track.sectionsNow.length) > 0;
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
  async askLatest<Answer>(
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
  async playAll(
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
