import { beforeEach, describe, expect, it, vi } from 'vitest';

import { backOff, Socket } from '../src/lib/socket';
import { FakeSocket, stubBrowser } from './fake-socket';

const events = stubBrowser();
const last = () => FakeSocket.last();

function connected(lost: (code: number) => boolean = () => true) {
  const heard: unknown[] = [];
  const codes: number[] = [];
  const socket = new Socket<unknown>({
    path: () => `/api/line?known=${heard.length}`,
    hear: (message) => heard.push(message),
    lost: (code) => {
      codes.push(code);
      return lost(code);
    },
    first: 1000,
    longest: 8000,
  });
  socket.open();
  return { socket, heard, codes };
}

describe('a socket', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    return () => {
      vi.restoreAllMocks();
      vi.clearAllTimers();
    };
  });

  it('leads to the house the page came from, and says what it hears', () => {
    const { socket, heard } = connected();
    expect(last().address.href).toBe('ws://house.test/api/line?known=0');
    last().hear({ type: 'hello' });
    expect(heard).toEqual([{ type: 'hello' }]);
    socket.send({ type: 'wish' });
    expect(last().sent).toEqual([{ type: 'wish' }]);
    expect(socket.isOpen).toBe(true);
    socket.close();
  });

  it('waits twice as long each time, up to a limit, and asks anew where to', () => {
    const { socket, heard } = connected();
    last().hear('first');
    const waits = [1000, 2000, 4000, 8000, 8000];
    for (const wait of waits) {
      const before = FakeSocket.all.length;
      last().end();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    expect(last().address.search).toBe(`?known=${heard.length}`);
    last().hear('it works again');
    last().end();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(waits.length + 2);
    socket.close();
  });

  it('does not come back at the same moment as everybody else', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(1);
    expect([0, 1, 2].map(() => backOff(1, 1000, 8000))).toEqual([1000, 1500, 2000]);
  });

  it('tries again at once when the network is back', () => {
    const { socket } = connected();
    last().end();
    events.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });

  it('tries again at once when somebody looks at the page, not when they look away', () => {
    const { socket } = connected();
    last().end();
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    events.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(1);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    events.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });

  it('leaves a connection alone that is well', () => {
    const { socket } = connected();
    events.dispatchEvent(new Event('online'));
    events.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(1);
    socket.close();
  });

  it('gives a connection up when the network goes', () => {
    const { socket, codes } = connected();
    const first = last();
    events.dispatchEvent(new Event('offline'));
    expect([codes, first.readyState, socket.isOpen]).toEqual([[0], 3, false]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });

  it('does not try again when there is no use in it', () => {
    const { codes } = connected((code) => code !== 4403);
    last().end(4403);
    events.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect([codes, FakeSocket.all.length]).toEqual([[4403], 1]);
  });

  it('hears nothing more of a connection that it has left', () => {
    const { socket, heard, codes } = connected();
    const old = last();
    socket.open();
    old.hear('late');
    old.end();
    expect([heard, codes]).toEqual([[], []]);
    socket.close();
    events.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('closes one that is not open yet only once it is: browsers complain otherwise', () => {
    const { socket } = connected();
    const first = last();
    first.readyState = FakeSocket.CONNECTING;
    socket.close();
    expect(first.readyState).toBe(FakeSocket.CONNECTING);
    first.onopen?.();
    expect(first.readyState).toBe(3);
  });
});
