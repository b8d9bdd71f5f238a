/** A browser without a network: sockets that only remember, and events that a test sends. */

import { vi } from 'vitest';

/** A WebSocket that remembers what it was told, and where it leads. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  static last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server says that. */
  hear(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The connection ends. */
  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Put it in the place of the browser's own; returns the window's events. */
export function stubBrowser(address = 'http://house.test/'): EventTarget {
  const events = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', { visibilityState: 'visible', cookie: '', documentElement: {} });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return events;
}
