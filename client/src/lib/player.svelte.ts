/**
 * What happened, shown one action after the other at a pace that a person can follow. The same player
 * follows the table as it is played, shows the last round again and runs the replay.
 */

import type { Pace, Speed } from './looks.svelte';
import type { Entry, Moment } from './protocol';

/** Milliseconds for one action of weight 1. The server's clocks know the slowest (`tables/showing.py`). */
const BEAT: Record<Speed, number> = { slow: 1800, usual: 900, fast: 400 };
/** Nobody is farther behind the table than this. */
const MOST = 6000;
/** More would only flicker by. */
const QUEUE = 120;
/** Who has missed more than this is not shown it unasked. */
const LOADS = 12;
/** Moments that are kept, for who steps to and fro. */
const KEPT = 32;

/** One action with what the box did after it, and the table then; null has yet to be asked for. */
interface Stop<View> {
  number: number;
  entries: Entry[];
  moment: Moment<View> | null;
}

export interface Source<View> {
  /** The table after so many entries of its log, as this seat may see it. */
  load: (number: number) => Promise<Moment<View>>;
  /** Was it done here? Nobody needs to be shown their own move. */
  isMine: (entry: Entry) => boolean;
}

/** Entries by action: what the box does belongs to the action before. */
export function actions(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && entry.by === 'box') last.push(entry);
    else found.push([entry]);
  }
  return found;
}

export class Player<View = unknown> {
  /** What is shown instead of the table now; null: the table now. */
  stage = $state.raw<Moment<View> | null>(null);
  /** It is the past that somebody looks at, not what has yet to be shown. */
  isPast = $state(false);
  /** The entries of the action on show; none once it has been shown long enough. */
  told = $state.raw<Entry[]>([]);
  /** For how many milliseconds it is on show: so long may its pieces move. */
  beat = $state(0);
  /** How many actions are still to be shown. */
  left = $state(0);
  /** It goes on by itself. */
  isRunning = $state(false);

  pace: Pace = 'off';
  /** That of the replay, for which somebody has asked. */
  speed = $state<Speed>('usual');
  /** How long an entry is worth looking at, where 1 is usual. */
  weigh: (entry: Entry) => number = () => 1;

  #queue: Stop<View>[] = [];
  #now: Moment<View> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When all that waits must have been shown; never, for who has asked to be shown it again. */
  #due = 0;
  /** Why nothing is shown for now. */
  #held = new Set<string>();
  /** Another one whenever what was awaited is wanted no more. */
  #turn = 0;
  #known = new Map<number, Promise<Moment<View>>>();

  constructor(readonly source: Source<View>) {}

  /** The table has come so far, by these entries. */
  receive(now: Moment<View>, entries: Entry[]): void {
    const before = this.#now;
    this.#now = now;
    if (this.isPast) return;
    const isNext = before?.seat === now.seat && entries[0]?.number === before.number;
    if (entries.length === 0 && before?.number === now.number) return;
    const stops = this.#stops(entries, now);
    const isUnknown = stops.filter(({ moment }) => !moment).length > LOADS;
    if (!isNext || isUnknown || (this.pace === 'off' && this.#due !== Infinity)) this.skip();
    else this.#add(before, stops);
  }

  /** Straight to the table now. */
  skip(): void {
    if (!this.isPast) this.#end();
  }

  /** Nobody looks at the board for that reason: what happens is shown when they are back. */
  hold(reason: string, isHeld: boolean): void {
    if (isHeld) this.#held.add(reason);
    else this.#held.delete(reason);
    if (this.#isHeld || this.isPast || this.#timer !== undefined || this.#queue.length === 0)
      return;
    this.#due = Date.now() + MOST;
    void this.#advance();
  }

  /** Once more what these entries did; who wants to may act meanwhile. */
  async again(entries: Entry[]): Promise<void> {
    const first = entries[0];
    if (!first || !this.#now) return;
    this.#end();
    const turn = this.#turn;
    const start = await this.#moment(first.number);
    if (turn !== this.#turn) return;
    this.stage = start;
    this.#due = Infinity;
    this.#push(this.#stops(entries, this.#now));
    this.#wait(this.#time(entries));
  }

  /** Look at the table after so many entries; null is the table now. */
  async lookAt(number: number | null): Promise<void> {
    this.#stop();
    const turn = this.#turn;
    if (number === null) {
      this.#end();
      return;
    }
    const moment = await this.#moment(number);
    if (turn !== this.#turn || moment.seat !== this.#now?.seat) return;
    this.#show(moment);
  }

  /** Go on from the moment looked at, through these entries, to the table now. */
  play(entries: Entry[]): void {
    if (!this.#now || entries.length === 0) return;
    this.#stop();
    this.isPast = true;
    this.#due = Infinity;
    this.#push(this.#stops(entries, this.#now));
    void this.#advance();
  }

  pause(): void {
    this.#stop();
  }

  /** Another seat knows another past. */
  forget(): void {
    this.#known.clear();
    this.#now = null;
    this.#end();
  }

  /** The past was asked for: it is shown whatever the table has to show. */
  get #isHeld(): boolean {
    return this.#held.size > 0 && !this.isPast;
  }

  #show(moment: Moment<View> | null): void {
    this.stage = moment;
    this.isPast = moment !== null;
  }

  #stop(): void {
    this.#turn++;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#due = 0;
    this.left = 0;
    this.told = [];
    this.isRunning = false;
  }

  #end(): void {
    this.#stop();
    this.#show(null);
  }

  /** The table now ends the last of these actions; the tables between are asked for when they are due. */
  #stops(entries: Entry[], now: Moment<View>): Stop<View>[] {
    return actions(entries).map((entries) => {
      const number = (entries.at(-1)?.number ?? 0) + 1;
      return { number, entries, moment: number === now.number ? now : null };
    });
  }

  #add(before: Moment<View>, stops: Stop<View>[]): void {
    const own = stops.findLastIndex(({ entries }) => entries.some(this.source.isMine));
    const others = stops.slice(own + 1);
    if (own >= 0) this.#end();
    this.#due = Math.max(this.#due, Date.now() + MOST);
    if (own >= 0 && others.length === 0) {
      this.#wait(this.#time(stops[own]?.entries ?? []) / 2);
      return;
    }
    const isWaiting = this.#isHeld || this.isRunning;
    if (isWaiting) this.stage ??= before;
    this.#push(others, QUEUE);
    if (!isWaiting) void this.#advance();
  }

  #push(stops: Stop<View>[], most = Infinity): void {
    this.#queue = [...this.#queue, ...stops].slice(-most);
    this.left = this.#queue.length;
  }

  /** The next action is shown, if there is one and somebody looks. */
  async #advance(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.told = [];
    const stop = this.#queue[0];
    if (!stop) {
      this.#end();
      return;
    }
    this.isRunning = !this.#isHeld;
    if (this.#isHeld) return;
    const turn = this.#turn;
    const moment = stop.moment ?? (await this.#moment(stop.number).catch(() => null));
    if (turn !== this.#turn) return;
    this.#queue.shift();
    this.left = this.#queue.length;
    const next = this.#queue[0];
    if (next && !next.moment) void this.#moment(next.number).catch(() => null);
    this.beat = moment ? this.#time(stop.entries) : 0;
    if (moment) this.#present(stop, moment);
    this.#wait(this.beat);
  }

  #present(stop: Stop<View>, moment: Moment<View>): void {
    const isNow = this.#queue.length === 0 && moment.number === this.#now?.number;
    this.told = stop.entries;
    this.stage = isNow && !this.isPast ? null : moment;
  }

  #wait(time: number): void {
    this.isRunning = true;
    clearTimeout(this.#timer);
    if (time > 0) this.#timer = setTimeout(() => void this.#advance(), time);
    else void this.#advance();
  }

  /** How long an action is on show: shorter where it must be, so that nothing comes too late. */
  #time(entries: Entry[]): number {
    const whole = this.#weight(entries);
    const all = this.#queue.reduce((sum, stop) => sum + this.#weight(stop.entries), whole);
    const pace = this.pace === 'off' || this.isPast ? this.speed : this.pace;
    const time = all * BEAT[pace];
    const room = Math.max(0, this.#due - Date.now());
    return whole * BEAT[pace] * (time > room ? room / time : 1);
  }

  /** As much as the weightiest of its entries; what nobody tells of takes no time. */
  #weight(entries: Entry[]): number {
    const told = entries.filter((entry) => entry.told.length > 0);
    return Math.max(0, ...told.map(this.weigh));
  }

  #moment(number: number): Promise<Moment<View>> {
    const now = this.#now;
    if (now?.number === number) return Promise.resolve(now);
    const known = this.#known.get(number);
    if (known) return known;
    const loading = this.source.load(number);
    this.#known.set(number, loading);
    loading.catch(() => this.#known.delete(number));
    for (const old of this.#known.keys()) if (this.#known.size > KEPT) this.#known.delete(old);
    return loading;
  }
}
