/** A WebSocket that connects anew by itself: ever later, never all pages at once. */

export interface SocketOptions<Message> {
  /** Where to; asked before each connection, for it may depend on what is known already. */
  path: () => string;
  hear: (message: Message) => void;
  /** Reads the messages of one connection; without it each is a JSON text. */
  reader?: (take: (message: Message) => void, fail: () => void) => Reader;
  opened?: () => void;
  /** The connection has ended with this code (0: given up by us). Is it of use to try again? */
  lost: (code: number) => boolean;
  /** Milliseconds before the second attempt; each further wait is twice as long, up to `longest`. */
  first?: number;
  longest?: number;
}

export interface Reader {
  hear: (data: string | ArrayBuffer) => void;
}

const FIRST = 500;
const LONGEST = 10_000;

/**
 * Between half of that wait and all of it: when a server comes back, those who lost it do not come
 * at one and the same moment.
 */
export function backOff(failures: number, first = FIRST, longest = LONGEST): number {
  const wait = Math.min(longest, first * 2 ** failures);
  return wait * (0.5 + Math.random() / 2);
}

export class Socket<Message> {
  readonly #options: SocketOptions<Message>;
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(options: SocketOptions<Message>) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connect now, in place of any connection that there is. */
  open(): void {
    this.#stop();
    addEventListener('online', this.#retry);
    addEventListener('visibilitychange', this.#seen);
    addEventListener('offline', this.#offline);
    const address = new URL(this.#options.path(), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#options.opened?.();
    const reader = this.#readerOf(socket);
    socket.onmessage = (event) => {
      reader.hear(event.data as string | ArrayBuffer);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #readerOf(socket: WebSocket): Reader {
    const take = (message: Message): void => {
      if (this.#socket !== socket) return;
      this.#failures = 0;
      this.#options.hear(message);
    };
    const fail = (): void => {
      if (this.#socket === socket) this.cut();
    };
    if (!this.#options.reader)
      return { hear: (data) => take(JSON.parse(data as string) as Message) };
    socket.binaryType = 'arraybuffer';
    return this.#options.reader(take, fail);
  }

  send(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Nobody hears us: as if the connection had ended. */
  cut(): void {
    if (!this.#socket) return;
    this.#stop();
    this.#lost(0);
  }

  /** For good, unless it is opened again. */
  close(): void {
    this.#stop();
    removeEventListener('online', this.#retry);
    removeEventListener('visibilitychange', this.#seen);
    removeEventListener('offline', this.#offline);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    retire(this.#socket);
    this.#socket = null;
  }

  #lost(code: number): void {
    this.#socket = null;
    if (!this.#options.lost(code)) return;
    const { first, longest } = this.#options;
    this.#timer = setTimeout(
      () => {
        this.open();
      },
      backOff(this.#failures, first, longest),
    );
    this.#failures += 1;
  }

  /** The network is back, or somebody looks at the page: no need to wait any longer. */
  #retry = (): void => {
    if (this.#timer !== null) this.open();
  };

  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#retry();
  };

  #offline = (): void => {
    this.cut();
  };
}

/** Close a socket; one that is not open yet complains if it is closed before. */
function retire(socket: WebSocket | null): void {
  if (!socket) return;
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) {
    socket.onopen = () => {
      socket.close();
    };
  } else socket.close();
}
