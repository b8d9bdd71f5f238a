/** A table as this page knows it: what the server last sent, and what the person is about to do. */

import { sameAction } from './actions';
import type { Action, Choice, TableFrame } from './protocol';
import { lastClick, type Click } from './standing';
import { AskingTable, type Picked } from './table/asking.svelte';
import { offline } from './table/link';

/** The server takes back so many actions at once. */
const MOST_UNDONE = 40;

/** What was picked, or sent and not answered, when the connection broke. */
interface Kept {
  /** None when it was no legal choice. */
  id: number | null;
  action: Action;
  seen: number;
  sent: boolean;
}

/** Moves planned for my next turn. Nobody but this page knows of them. */
export interface Ahead<View> {
  actions: Action[];
  /** What is planned, in words. */
  text: () => string;
  /** Is the table still what it was when they were planned, as far as they depend on it? */
  holds(view: View): boolean;
}

export class Table<View = unknown> extends AskingTable<View> {
  /** What is on its way to the server: drawn as picked until the table has moved on. */
  sending = $state.raw<Picked | null>(null);
  /** Can this person act at this very moment? */
  mayAct = $derived(!this.busy && this.offered.length > 0);
  /** What a hint that is pointed at would do, with what is to follow. */
  hinted = $state.raw<Picked | null>(null);
  /** To be drawn as picked: what waits to be confirmed, is on its way, or is hinted at. */
  picked = $derived(this.pending ?? this.sending ?? this.hinted);
  /** What is to be played once it is my turn. */
  ahead = $state.raw<Ahead<View> | null>(null);
  /** Is it time for that? Not before the moves of the others have been shown. */
  mayGoAhead = $derived(!!this.ahead && this.mayAct && !this.player.stage);
  /** Does this person play with one click a move? */
  isDirect = $state(false);
  /** Moves that are asked about even then. */
  asksFirst: (action: Action) => boolean = () => false;

  #kept: Kept | null = null;
  /** What made several entries at once, latest last. */
  #clicks: Click[] = [];

  /** Pick an action; picked again, it is done. Who wants one click a move does it at once. */
  choose(choice: Choice): void {
    if (!this.mayAct) return;
    this.player.skip();
    this.refusal = null;
    this.ahead = null;
    const isAgain = this.pending?.id === choice.id;
    const isDone = isAgain || (this.isDirect && !this.asksFirst(choice.action));
    this.pending = choice;
    if (isDone) this.confirm();
  }

  confirm(): void {
    const picked = this.pending;
    if (picked) void this.asOneClick(() => this.#playAll([picked, ...(picked.rest ?? [])]));
  }

  /** Do it at once, with what is to follow, until something is not granted. */
  carryOut(picked: Picked): void {
    if (!this.mayAct) return;
    this.refusal = null;
    this.pending = picked;
    this.confirm();
  }

  /** Pick several actions, to be played one after another; `text` says what they do together. */
  lineUp([first, ...rest]: Choice[], text: string): void {
    if (!this.mayAct || !first) return;
    this.refusal = null;
    this.pending = { ...first, label: { ...first.label, text }, rest };
  }

  async #playAll(choices: Choice[]): Promise<void> {
    for (const choice of choices) if (!(await this.playChoice(choice))) return;
  }

  /** Plan the next turn while others play; null lets go of it. */
  planAhead(ahead: Ahead<View> | null): void {
    this.refusal = null;
    this.ahead = ahead;
  }

  /** Play what was planned, as far as it is legal. */
  async goAhead(): Promise<void> {
    const { ahead } = this;
    this.ahead = null;
    if (ahead) await this.asOneClick(() => this.#playPlanned(ahead.actions));
  }

  async #playPlanned(actions: Action[]): Promise<void> {
    for (const action of actions)
      if (!this.withAction(action)) {
        this.refusal = offline(0, 'changed');
        return;
      } else if (!(await this.play(action))) return;
  }

  /** What depends on something that has changed is let go of, and that is said. */
  #keepAhead(): void {
    const { ahead, view } = this;
    if (!ahead || (this.status === 'playing' && view && ahead.holds(view))) return;
    this.ahead = null;
    this.refusal = offline(0, 'changed');
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
    return this.legal.find((choice) => sameAction(choice.action, action));
  }

  /** Play at once, without the step between. True when it is on the server's disk. */
  playChoice({ id, action }: Choice): Promise<boolean> {
    return this.#send(action, this.find(id));
  }

  /** The same for an action that did not come as a choice. */
  play(action: Action): Promise<boolean> {
    return this.#send(action, this.withAction(action));
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
    return this.granted(await this.ask({ type: 'undo', seen: this.number, actions }));
  }

  async #send(action: Action, choice: Choice | undefined): Promise<boolean> {
    if (!this.mayAct) return false;
    this.player.skip();
    this.sending = choice ?? null;
    this.pending = null;
    this.busy = true;
    const seen = this.number;
    const answer = await this.ask({ type: 'move', seen, action });
    this.busy = false;
    if (answer.type === 'refused') this.sending = null;
    if (answer.type === 'refused' && answer.reason === 'offline')
      this.#kept = { id: choice?.id ?? null, action, seen, sent: true };
    return this.granted(answer, action);
  }

  /** What was picked stays picked while it is legal; if it no longer is, that is said. */
  #keepPending(): void {
    if (!this.pending) return;
    const found = this.find(this.pending.id) ?? null;
    this.pending = found && this.pending.rest ? this.pending : found;
    if (!this.pending) this.refusal = offline(0, 'moved');
  }

  /** Connected anew: what was about to happen is picked again, and what went unheard is said. */
  #takeUp(): void {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept || (kept.sent && this.#isMade(kept))) return;
    const again = kept.id === null ? this.withAction(kept.action) : this.find(kept.id);
    this.pending = again ?? null;
    if (!this.pending) this.refusal = offline(0, 'moved');
    else if (kept.sent) this.refusal = offline(0, 'unheard');
  }

  /** Does the log tell it as done by my seat since? */
  #isMade(kept: Kept): boolean {
    return this.log.some(
      ({ number, seat, action }) =>
        number >= kept.seen && seat === this.seat && sameAction(action, kept.action),
    );
  }

  protected override lost(code: number): boolean {
    if (this.pending) {
      const { id, action } = this.pending;
      this.#kept = { id, action, seen: this.number, sent: false };
    }
    this.sending = null;
    return super.lost(code);
  }

  protected override receive(frame: TableFrame): void {
    if (frame.number !== this.number) this.sending = null;
    if (frame.seat !== this.seat) this.ahead = null;
    super.receive(frame);
    this.#keepPending();
    this.#keepAhead();
    this.#takeUp();
    this.retell();
  }
}
