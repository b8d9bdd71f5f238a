/** What the server last sent of a table, and the past as far as it was asked for. */

import { extra } from '../api';
import { actions, Player } from '../player.svelte';
import type {
  About,
  Choice,
  Clock,
  Entry,
  Moment,
  Offer,
  Result,
  Said,
  Seat,
  StandingOrders,
  TableFrame,
  Told,
} from '../protocol';

export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

/** Entries in one page of the log. */
const PAGE = 200;

export class FrameStore<View = unknown> {
  connection = $state<Connection>('connecting');
  /** With which code the last connection ended. */
  closed = $state<number | null>(null);

  about = $state.raw<About | null>(null);
  status = $state<'open' | 'playing' | 'over'>('open');
  number = $state(0);
  seat = $state<number | null>(null);
  seats = $state.raw<Seat[]>([]);
  toAct = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Choice[]>([]);
  undoKind = $state<'free' | 'ask' | null>(null);
  clock = $state.raw<Clock | null>(null);
  offer = $state.raw<Offer | null>(null);
  stalled = $state<number | null>(null);
  watching = $state(0);
  mayCallOff = $state(false);
  mayReturn = $state(false);
  linked = $state(false);
  frozen = $state.raw<Told | null>(null);
  orders = $state.raw<StandingOrders | null>(null);
  result = $state.raw<Result | null>(null);
  log = $state.raw<Entry[]>([]);
  talk = $state.raw<Said[]>([]);

  /** What became of my offer, when nothing came of it. */
  verdict = $state<string | null>(null);
  /** After the game: the board is to be seen, not the result. */
  boardWished = $state(false);

  /** Shows what happened, action by action, and the past. */
  readonly player = new Player<View>({
    load: (at) => extra<Moment<View>>(this.#path('past', { at })),
    isMine: ({ seat, by }) => (by === 'person' || by === 'orders') && !!this.seats[seat]?.mine,
  });
  /** The past moment that is looked at, or null for now. */
  moment = $derived(this.player.isPast ? this.player.stage : null);
  /** The entry from which on the log is here. */
  logStart = $derived(this.log[0]?.number ?? this.number);
  /** The view to draw: an earlier one while moves are played out or somebody looks back. */
  shown = $derived(this.player.stage ? this.player.stage.view : this.view);
  /** How many entries have led to it, and whose turn it was then. */
  shownNumber = $derived(this.player.stage?.number ?? this.number);
  shownToAct = $derived(this.player.stage ? this.player.stage.to_act : this.toAct);
  /** The log as far as it has been shown. */
  story = $derived(
    this.player.stage && !this.player.isPast
      ? this.log.filter(({ number }) => number < this.shownNumber)
      : this.log,
  );
  /** Entries of the log that somebody points at. */
  pointed = $state.raw<Entry[]>([]);
  /** The action that led to it: the one on show, or that before the moment looked at. */
  marked = $derived.by(() => {
    if (this.pointed.length) return this.pointed;
    const { told } = this.player;
    if (told.length || !this.moment) return told;
    const before = this.log.filter(({ number }) => number < this.shownNumber);
    return actions(before.slice(-20)).at(-1) ?? [];
  });
  /** What lies open to this person, also while one of it is on its way. */
  offered = $derived(this.connection === 'live' && !this.moment ? this.legal : []);

  constructor(readonly id: string) {}

  /** Show again what happened since my last turn. */
  async showAgain(): Promise<void> {
    await this.player.again(await this.news());
  }

  /** Older entries of the log, before those that are here. */
  async earlier(): Promise<void> {
    const first = this.logStart;
    if (first === 0) return;
    const start = Math.max(0, first - PAGE);
    const page = await extra<{ entries: Entry[] }>(this.#path('log', { start }));
    const older = page.entries.filter((entry) => entry.number < first);
    if (this.logStart === first) this.log = [...older, ...this.log];
  }

  /** What happened since my last turn. */
  async news(): Promise<Entry[]> {
    return (await extra<{ entries: Entry[] }>(this.#path('news', {}))).entries;
  }

  protected receive(frame: TableFrame): void {
    this.connection = 'live';
    if (frame.about) this.about = frame.about;
    if (frame.seat !== this.seat) this.#moveTo(frame.seat);
    this.#hearOffer(frame);
    this.#keep(frame);
    this.log = [...this.log.filter((entry) => entry.number < frame.since), ...frame.log];
    const { number, seat, to_act } = frame;
    this.player.receive({ number, seat, to_act, view: frame.view as View }, frame.log);
    const known = this.talk.at(-1)?.id ?? -1;
    this.talk = [...this.talk, ...frame.talk.filter((said) => said.id > known)];
  }

  /** What each frame says anew, whole. */
  #keep(frame: TableFrame): void {
    this.status = frame.status;
    this.number = frame.number;
    this.seats = frame.seats;
    this.toAct = frame.to_act;
    this.view = frame.view as View;
    this.legal = frame.legal;
    this.undoKind = frame.undo;
    this.clock = frame.clock ?? null;
    this.stalled = frame.stalled ?? null;
    this.watching = frame.watching ?? 0;
    this.mayCallOff = frame.may_call_off ?? false;
    this.mayReturn = frame.may_return ?? false;
    this.linked = frame.linked ?? false;
    this.frozen = frame.frozen ?? null;
    this.orders = frame.orders ?? null;
    this.result = frame.result ?? null;
  }

  /** Another seat knows another past: nothing of what the last one saw is kept. */
  #moveTo(seat: number | null): void {
    this.seat = seat;
    this.log = [];
    this.talk = [];
    this.player.forget();
  }

  /** Who has made an offer is told where they look when nothing comes of it. */
  #hearOffer(frame: TableFrame): void {
    const before = this.offer;
    this.offer = frame.offer ?? null;
    if (this.offer || frame.number !== this.number) this.verdict = null;
    if (!before || this.offer || before.seat !== frame.seat) return;
    const said = [...this.talk, ...frame.talk].findLast(
      ({ id, kind }) => id > before.id && (kind === 'refuse' || kind === 'lapse'),
    );
    this.verdict = said?.text ?? null;
  }

  #path(what: string, query: Record<string, number>): string {
    const seat: Record<string, number> = this.seat === null ? {} : { seat: this.seat };
    const values = Object.entries({ ...query, ...seat }).map(([key, value]) => [
      key,
      String(value),
    ]);
    return `/api/tables/${this.id}/${what}?${new URLSearchParams(values).toString()}`;
  }
}
