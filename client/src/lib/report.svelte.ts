/** What decided a finished game: asked for, waited for, and stopped. */

import type { Report, ReportState } from '@wire/http';

import { extra, post, Problem, remove } from './api';

export type { Report };

/** Milliseconds between looks at how far it is. */
const WAIT = 1000;

export class Analysis {
  status = $state<'asking' | 'none' | 'making' | 'ready' | 'failed'>('asking');
  done = $state(0);
  total = $state(0);
  report = $state.raw<Report | null>(null);
  /** Why it cannot be had. */
  refusal = $state('');

  readonly #path: string;
  #isLeft = false;
  /** How many questions were asked; an answer to any but the last one is out of date. */
  #asked = 0;
  #started: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#path = `/api/tables/${table}/report`;
  }

  /** Is it made already, or being made? */
  look(): Promise<void> {
    return this.#take(() => extra<ReportState>(this.#path, () => !this.#isLeft));
  }

  start(): Promise<void> {
    this.status = 'making';
    this.done = this.total = 0;
    this.#started = this.#take(() => post<ReportState>(this.#path));
    return this.#started;
  }

  stop(): Promise<void> {
    return this.#take(async () => {
      await this.#started; // else the server could be told to stop before it has begun
      await remove(this.#path);
      return { status: 'none', done: 0, total: 0, report: null };
    });
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<ReportState>): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.refusal = '';
    try {
      const answer = await ask();
      if (number !== this.#asked) return;
      Object.assign(this, answer);
    } catch (error) {
      if (number !== this.#asked) return;
      this.status = 'failed';
      this.refusal = error instanceof Problem ? error.message : '';
    }
    if (this.status === 'making' && !this.#isLeft)
      this.#timer = setTimeout(() => void this.look(), WAIT);
  }
}
