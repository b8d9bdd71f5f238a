/** A table as this page knows it: what the server last sent, and what the person is about to do. */

import { extra } from './api';
import { FrameReader, inflates } from './frames';
import { actions, Player } from './player.svelte';
import type {
  About,
  Action,
  Choice,
  Clock,
  Entry,
  FromServer,
  Hint,
  Language,
  Moment,
  Offer,
  RefusedFrame,
  Result,
  Said,
  Seat,
  StandingOrders,
  TableFrame,
  Told,
} from './protocol';
import { Socket } from './socket';
import { lastClick, type Click } from './standing';

export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

type Answered = (frame: Exclude<FromServer, TableFrame>) => void;

/** Entries in one page of the log. */
const PAGE = 200;
/** As a seat in the address: none of mine. */
const LOOK_ON = -1;

/** Close codes after which connecting anew is of no use. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4409]);
/** "Connect anew": it is only a moment. */
const AGAIN = 4408;
/** Milliseconds after which a wish without an answer means that nobody hears us. */
const PATIENCE = 15_000;
/** The same for a hint, which somebody has to think about first. */
const LONG_PATIENCE = 90_000;
/** The server takes back so many actions at once. */
const MOST_UNDONE = 40;

/** A choice, with what is to follow it at once: a turn that is planned on the board. */
export interface Picked extends Choice {
  rest?: Choice[];
}

export class Table<View = unknown> {
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

  /** What the person has picked and not yet confirmed. */
  pending = $state.raw<Picked | null>(null);
  /** A move is on its way to the server. */
  busy = $state(false);
  /** What it is: drawn as picked until the table has moved on. */
  sending = $state.raw<Picked | null>(null);
  /** Why the last wish was not granted, in the rule's words. */
  refusal = $state.raw<RefusedFrame | null>(null);
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
  /** Can this person act at this very moment? */
  mayAct = $derived(!this.busy && this.offered.length > 0);
  /** What a hint that is pointed at would do. */
  hinted = $state.raw<Choice | null>(null);
  /** To be drawn as picked: what waits to be confirmed, is on its way, or is hinted at. */
  picked = $derived(this.pending ?? this.sending ?? this.hinted);
  /** Does this person play with one click a move? */
  isDirect = $state(false);
  /** Moves that are asked about even then. */
  asksFirst: (action: Action) => boolean = () => false;

  readonly #socket = new Socket<FromServer>({
    path: () => this.#address(),
    hear: (frame) => {
      this.#take(frame);
    },
    reader: (take, fail) => new FrameReader(take, fail),
    lost: (code) => this.#lost(code),
  });
  #language: Language;
  #wish: number | null;
  #next = 1;
  #answers = new Map<number, Answered>();
  #ended = false;
  /** What was picked, or sent and not answered, when the connection broke. */
  #kept: { action: Action; seen: number; sent: boolean } | null = null;
  /** What the refusal on show is about; asked again when connected anew. */
  #refused: Action | null = null;
  #isToRetell = false;
  /** What made several entries at once, latest last. */
  #clicks: Click[] = [];

  constructor(
    readonly id: string,
    language: Language,
    seat: number | null = null,
  ) {
    this.#language = language;
    this.#wish = seat;
    this.#socket.open();
  }

  /** The other language is asked of the server too: it says what happened. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#isToRetell ||= !!this.refusal?.text;
    this.verdict = null;
    this.log = [];
    this.#reconnect();
  }

  /** Connect anew: what I may see here has changed. */
  again(): void {
    if (this.#ended) return;
    this.connection = 'connecting';
    this.#reconnect();
  }

  leave(): void {
    this.#ended = true;
    this.player.forget();
    this.#socket.close();
  }

  /** Pick an action; picked again, it is done. Who wants one click a move does it at once. */
  choose(choice: Choice): void {
    if (!this.mayAct) return;
    this.player.skip();
    this.refusal = null;
    const isAgain = this.pending?.id === choice.id;
    const isDone = isAgain || (this.isDirect && !this.asksFirst(choice.action));
    this.pending = choice;
    if (isDone) this.confirm();
  }

  cancel(): void {
    this.pending = null;
    this.refusal = null;
  }

  confirm(): void {
    const picked = this.pending;
    if (picked) void this.asOneClick(() => this.#playAll([picked, ...(picked.rest ?? [])]));
  }

  /** Pick several actions, to be played one after another; `text` says what they do together. */
  lineUp([first, ...rest]: Choice[], text: string): void {
    if (!this.mayAct || !first) return;
    this.refusal = null;
    this.pending = { ...first, label: { ...first.label, text }, rest };
  }

  async #playAll(choices: Choice[]): Promise<void> {
    for (const { action } of choices) if (!(await this.play(action))) return;
  }

  /** Is this what the person has picked? */
  isPicked(choice: Choice): boolean {
    return this.picked?.id === choice.id;
  }

  /** The legal choice of that id, if there is one. */
  find(id: number): Choice | undefined {
    return this.legal.find((choice) => choice.id === id);
  }

  /** The legal choice with an action that did not come as a choice: planned, or kept from before. */
  withAction(action: Action): Choice | undefined {
    return this.legal.find((choice) => same(choice.action, action));
  }

  /** Play at once, without the step between. True when it is on the server's disk. */
  async play(action: Action): Promise<boolean> {
    if (!this.mayAct) return false;
    this.player.skip();
    this.sending = this.withAction(action) ?? null;
    this.pending = null;
    this.busy = true;
    const seen = this.number;
    const answer = await this.#ask({ type: 'move', seen, action });
    this.busy = false;
    if (answer.type === 'refused') this.sending = null;
    if (answer.type === 'refused' && answer.reason === 'offline')
      this.#kept = { action, seen, sent: true };
    return this.#granted(answer, action);
  }

  /** Ask why something is not allowed; the answer shows as a refusal. */
  async why(action: Action): Promise<void> {
    this.player.skip();
    this.pending = null;
    const answer = await this.#ask({ type: 'why', action });
    if (answer.type !== 'refused') return;
    this.#refuse(answer, action);
    if (answer.reason === 'offline' && this.connection === 'connecting') this.#isToRetell = true;
  }

  /** All moves that `act` makes are one click: one undo takes them back. */
  async asOneClick<Done>(act: () => Promise<Done>): Promise<Done> {
    const from = this.number;
    const done = await act();
    this.#clicks.push({ from, to: this.number });
    return done;
  }

  async undo(): Promise<boolean> {
    this.pending = null;
    const actions =
      this.seat === null ? 1 : Math.min(MOST_UNDONE, lastClick(this.log, this.#clicks, this.seat));
    return this.#granted(await this.#ask({ type: 'undo', seen: this.number, actions }));
  }

  async propose(what: 'end' | 'remove', seat: number | null = null): Promise<boolean> {
    return this.#granted(await this.#ask({ type: 'propose', what, seat }));
  }

  async answer(agree: boolean): Promise<boolean> {
    const offer = this.offer?.id ?? 0;
    return this.#granted(await this.#ask({ type: 'answer', offer, agree }));
  }

  async withdraw(): Promise<boolean> {
    return this.#granted(await this.#ask({ type: 'withdraw', offer: this.offer?.id ?? 0 }));
  }

  /** Give up, let a bot take my seat, or call the game off. */
  async depart(how: 'resign' | 'leave' | 'calloff'): Promise<boolean> {
    this.pending = null;
    return this.#granted(await this.#ask({ type: how }));
  }

  async greet(phrase: string): Promise<boolean> {
    return this.#granted(await this.#ask({ type: 'greet', phrase }));
  }

  async say(text: string): Promise<boolean> {
    return this.#granted(await this.#ask({ type: 'say', text }));
  }

  async order(orders: StandingOrders | null): Promise<boolean> {
    return this.#granted(await this.#ask({ type: 'orders', seen: this.number, orders }));
  }

  /** Look from another of my seats; null looks on. */
  async sit(seat: number | null): Promise<boolean> {
    this.#wish = seat ?? LOOK_ON;
    return this.#granted(await this.#ask({ type: 'sit', seat }));
  }

  async back(): Promise<boolean> {
    return this.#granted(await this.#ask({ type: 'back' }));
  }

  async hints(): Promise<Hint[]> {
    const answer = await this.#ask({ type: 'hint' }, LONG_PATIENCE);
    if (answer.type === 'hints') return answer.hints;
    this.#granted(answer);
    return [];
  }

  /** Look at the table after so many entries; null comes back to now. */
  async lookAt(number: number | null): Promise<void> {
    const isNow = number === null || number >= this.number;
    if (!isNow) this.pending = null;
    await this.player.lookAt(isNow ? null : number);
  }

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

  #path(what: string, query: Record<string, number>): string {
    const seat: Record<string, number> = this.seat === null ? {} : { seat: this.seat };
    const values = Object.entries({ ...query, ...seat }).map(([key, value]) => [
      key,
      String(value),
    ]);
    return `/api/tables/${this.id}/${what}?${new URLSearchParams(values).toString()}`;
  }

  /** What was picked stays picked while it is legal; if it no longer is, that is said. */
  #keepPending(): void {
    if (!this.pending) return;
    const found = this.find(this.pending.id) ?? null;
    this.pending = found && this.pending.rest ? this.pending : found;
    if (!this.pending) this.refusal = { ...offline(0), reason: 'moved' };
  }

  /** Connected anew: what was about to happen is picked again, and what went unheard is said. */
  #takeUp(): void {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept) return;
    const isMade = this.log.some(
      ({ number, seat, action }) =>
        number >= kept.seen && seat === this.seat && same(action, kept.action),
    );
    if (kept.sent && isMade) return;
    this.pending = this.withAction(kept.action) ?? null;
    if (!this.pending) this.refusal = { ...offline(0), reason: 'moved' };
    else if (kept.sent) this.refusal = { ...offline(0), reason: 'unheard' };
  }

  #refuse(answer: RefusedFrame, action: Action | null): void {
    this.refusal = answer;
    this.#refused = action;
  }

  /** A refusal in the language before, or a question nobody heard, is put anew, or goes when it cannot be. */
  #retell(): void {
    if (!this.#isToRetell) return;
    this.#isToRetell = false;
    if (this.refusal && this.#refused) void this.why(this.#refused);
    else this.refusal = null;
  }

  #granted(answer: Exclude<FromServer, TableFrame>, action: Action | null = null): boolean {
    const isLost =
      answer.type === 'refused' && answer.reason === 'offline' && this.connection !== 'live';
    if (answer.type === 'refused' && !isLost) this.#refuse(answer, action);
    return answer.type !== 'refused';
  }

  #ask(
    wish: Record<string, unknown>,
    patience = PATIENCE,
  ): Promise<Exclude<FromServer, TableFrame>> {
    const id = this.#next++;
    return new Promise((resolve) => {
      if (!this.#socket.isOpen) {
        resolve(offline(id));
        return;
      }
      this.#answers.set(id, resolve);
      setTimeout(() => {
        if (this.#answers.has(id)) this.#socket.cut();
      }, patience);
      this.#socket.send({ ...wish, id });
    });
  }

  #address(): string {
    const query = new URLSearchParams({ language: this.#language });
    if (this.#wish !== null) query.set('seat', String(this.#wish));
    const known = this.log.at(-1);
    if (known) query.set('since', String(known.number + 1));
    query.set('slim', '1');
    if (inflates) query.set('deflate', '1');
    return `/api/tables/${this.id}/play?${query.toString()}`;
  }

  #reconnect(): void {
    this.#drop();
    if (this.connection === 'live') this.connection = 'connecting';
    this.#socket.open();
  }

  #drop(): void {
    this.busy = false;
    for (const [id, resolve] of this.#answers) resolve(offline(id));
    this.#answers.clear();
  }

  /** What is shown is no longer that of now. Is it of use to connect anew? */
  #lost(code: number): boolean {
    if (this.pending) this.#kept = { action: this.pending.action, seen: this.number, sent: false };
    this.#drop();
    this.pending = this.sending = null;
    this.closed = code;
    const isFinal = FINAL_CODES.has(code);
    this.connection = isFinal ? 'closed' : code === AGAIN ? 'connecting' : 'lost';
    return !isFinal;
  }

  /** Another seat knows another past: nothing of what the last one saw is kept. */
  #moveTo(seat: number | null): void {
    this.seat = seat;
    this.log = [];
    this.talk = [];
    this.player.forget();
    this.pending = null;
    this.refusal = null;
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

  #take(frame: FromServer): void {
    if (frame.type !== 'table') {
      this.#answers.get(frame.id)?.(frame);
      this.#answers.delete(frame.id);
      return;
    }
    this.connection = 'live';
    if (frame.about) this.about = frame.about;
    if (frame.seat !== this.seat) this.#moveTo(frame.seat);
    this.status = frame.status;
    this.seats = frame.seats;
    this.toAct = frame.to_act;
    this.view = frame.view as View;
    this.legal = frame.legal;
    this.undoKind = frame.undo;
    this.clock = frame.clock ?? null;
    this.#hearOffer(frame);
    this.stalled = frame.stalled ?? null;
    this.watching = frame.watching ?? 0;
    this.mayCallOff = frame.may_call_off ?? false;
    this.mayReturn = frame.may_return ?? false;
    this.linked = frame.linked ?? false;
    this.frozen = frame.frozen ?? null;
    this.orders = frame.orders ?? null;
    this.result = frame.result ?? null;
    if (frame.number !== this.number) this.refusal = this.sending = null;
    this.number = frame.number;
    this.log = [...this.log.filter((entry) => entry.number < frame.since), ...frame.log];
    const { number, seat, to_act } = frame;
    this.player.receive({ number, seat, to_act, view: frame.view as View }, frame.log);
    const known = this.talk.at(-1)?.id ?? -1;
    this.talk = [...this.talk, ...frame.talk.filter((said) => said.id > known)];
    this.#keepPending();
    this.#takeUp();
    this.#retell();
  }
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function offline(id: number): RefusedFrame {
  return {
    type: 'refused',
    id,
    reason: 'offline',
    text: '',
    key: 'offline',
    values: {},
    rule: null,
  };
}
