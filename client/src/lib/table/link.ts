/** The line to a table's server: every question has a number, and its answer bears it. */

import { FrameReader } from '../frames';
import type { FromServer, RefusedFrame, TableFrame } from '../protocol';
import { Socket } from '../socket';

export type Answer = Exclude<FromServer, TableFrame>;

export interface LinkOptions {
  /** Where to; asked before each connection. */
  path: () => string;
  hear: (frame: TableFrame) => void;
  /** The connection has ended with this code. Is it of use to try again? */
  lost: (code: number) => boolean;
}

/** Milliseconds after which a wish without an answer means that nobody hears us. */
const PATIENCE = 15_000;

export class ServerLink {
  readonly #socket: Socket<FromServer>;
  #next = 1;
  #answers = new Map<number, (answer: Answer) => void>();

  constructor({ path, hear, lost }: LinkOptions) {
    this.#socket = new Socket<FromServer>({
      path,
      lost,
      hear: (frame) => {
        if (frame.type === 'table') hear(frame);
        else this.#answered(frame);
      },
      reader: (take, fail) => new FrameReader(take, fail),
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  ask(wish: Record<string, unknown>, patience = PATIENCE): Promise<Answer> {
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

  /** Nobody will answer what is still open. */
  drop(): void {
    for (const [id, resolve] of this.#answers) resolve(offline(id));
    this.#answers.clear();
  }

  #answered(answer: Answer): void {
    this.#answers.get(answer.id)?.(answer);
    this.#answers.delete(answer.id);
  }
}

/** What the page says in the server's place. */
export function offline(id = 0, reason: RefusedFrame['reason'] = 'offline'): RefusedFrame {
  return { type: 'refused', id, reason, text: '', key: 'offline', values: {}, rule: null };
}
