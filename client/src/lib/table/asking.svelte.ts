/** What a person asks of a table's server, but for moves: why not, offers, talk, hints, another seat. */

import { inflates } from '../frames';
import type {
  Action,
  Choice,
  Hint,
  Language,
  RefusedFrame,
  StandingOrders,
  TableFrame,
} from '../protocol';
import { FrameStore } from './frame-store.svelte';
import { ServerLink, type Answer } from './link';

/** As a seat in the address: none of mine. */
const LOOK_ON = -1;
/** Close codes after which connecting anew is of no use. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4409]);
/** "Connect anew": it is only a moment. */
const AGAIN = 4408;
/** Milliseconds to wait for a hint, which somebody has to think about first. */
const LONG_PATIENCE = 90_000;

/** A choice, with what is to follow it at once: a turn that is planned on the board. */
export interface Picked extends Choice {
  rest?: Choice[];
  /** What a hint's reason speaks of. */
  about?: Hint['values'];
}

export class AskingTable<View = unknown> extends FrameStore<View> {
  /** What the person has picked and not yet confirmed. Most questions let go of it. */
  pending = $state.raw<Picked | null>(null);
  /** A move is on its way to the server. */
  busy = $state(false);
  /** Why the last wish was not granted, in the rule's words. */
  refusal = $state.raw<RefusedFrame | null>(null);

  readonly #link = new ServerLink({
    path: () => this.#address(),
    hear: (frame) => {
      this.receive(frame);
    },
    lost: (code) => this.lost(code),
  });
  #language: Language;
  #wish: number | null;
  #ended = false;
  /** What the refusal on show is about; asked again when connected anew. */
  #refused: Action | null = null;
  #isToRetell = false;

  /** A table that is not live has no server: what it shows is given to it. */
  constructor(id: string, language: Language, seat: number | null = null, isLive = true) {
    super(id);
    this.#language = language;
    this.#wish = seat;
    if (isLive) this.#link.open();
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
    this.#link.close();
  }

  cancel(): void {
    this.pending = null;
    this.refusal = null;
  }

  /** Ask why something is not allowed; the answer shows as a refusal. */
  async why(action: Action): Promise<void> {
    this.player.skip();
    this.pending = null;
    const answer = await this.ask({ type: 'why', action });
    if (answer.type !== 'refused') return;
    this.#refuse(answer, action);
    if (answer.reason === 'offline' && this.connection === 'connecting') this.#isToRetell = true;
  }

  async propose(what: 'end' | 'remove', seat: number | null = null): Promise<boolean> {
    return this.granted(await this.ask({ type: 'propose', what, seat }));
  }

  async answer(agree: boolean): Promise<boolean> {
    const offer = this.offer?.id ?? 0;
    return this.granted(await this.ask({ type: 'answer', offer, agree }));
  }

  async withdraw(): Promise<boolean> {
    return this.granted(await this.ask({ type: 'withdraw', offer: this.offer?.id ?? 0 }));
  }

  /** Give up, let a bot take my seat, or call the game off. */
  async depart(how: 'resign' | 'leave' | 'calloff'): Promise<boolean> {
    this.pending = null;
    return this.granted(await this.ask({ type: how }));
  }

  async greet(phrase: string): Promise<boolean> {
    return this.granted(await this.ask({ type: 'greet', phrase }));
  }

  async say(text: string): Promise<boolean> {
    return this.granted(await this.ask({ type: 'say', text }));
  }

  async order(orders: StandingOrders | null): Promise<boolean> {
    return this.granted(await this.ask({ type: 'orders', seen: this.number, orders }));
  }

  /** Look from another of my seats; null looks on. Without a line it is tried anew at once. */
  async sit(seat: number | null): Promise<boolean> {
    this.#wish = seat ?? LOOK_ON;
    // A connection that is being made still asks for the seat of before.
    if (this.connection !== 'live') this.again();
    return this.granted(await this.ask({ type: 'sit', seat }));
  }

  async back(): Promise<boolean> {
    return this.granted(await this.ask({ type: 'back' }));
  }

  async hints(): Promise<Hint[]> {
    const answer = await this.ask({ type: 'hint' }, LONG_PATIENCE);
    if (answer.type === 'hints') return answer.hints;
    this.granted(answer);
    return [];
  }

  /** Look at the table after so many entries; null comes back to now. */
  async lookAt(number: number | null): Promise<void> {
    const isNow = number === null || number >= this.number;
    if (!isNow) this.pending = null;
    await this.player.lookAt(isNow ? null : number);
  }

  protected ask(wish: Record<string, unknown>, patience?: number): Promise<Answer> {
    return this.#link.ask(wish, patience);
  }

  protected granted(answer: Answer, action: Action | null = null): boolean {
    const isLost =
      answer.type === 'refused' && answer.reason === 'offline' && this.connection !== 'live';
    if (answer.type === 'refused' && !isLost) this.#refuse(answer, action);
    return answer.type !== 'refused';
  }

  protected override receive(frame: TableFrame): void {
    if (frame.seat !== this.seat) this.cancel();
    if (frame.number !== this.number) this.refusal = null;
    super.receive(frame);
  }

  /** A refusal in the language before, or a question nobody heard, is put anew, or goes when it cannot be. */
  protected retell(): void {
    if (!this.#isToRetell) return;
    this.#isToRetell = false;
    if (this.refusal && this.#refused) void this.why(this.#refused);
    else this.refusal = null;
  }

  /** What is shown is no longer that of now. Is it of use to connect anew? */
  protected lost(code: number): boolean {
    this.#drop();
    this.pending = null;
    this.closed = code;
    const isFinal = FINAL_CODES.has(code);
    this.connection = isFinal ? 'closed' : code === AGAIN ? 'connecting' : 'lost';
    return !isFinal;
  }

  #refuse(answer: RefusedFrame, action: Action | null): void {
    this.refusal = answer;
    this.#refused = action;
  }

  #drop(): void {
    this.busy = false;
    this.#link.drop();
  }

  #reconnect(): void {
    this.#drop();
    if (this.connection === 'live') this.connection = 'connecting';
    this.#link.open();
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
}
