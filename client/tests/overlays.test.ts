import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The browser's history: going back takes effect only when `arrive` says so. */
const entries: unknown[] = [null];
let popped: () => void = () => undefined;
const back = vi.fn();

function arrive(): void {
  entries.pop();
  popped();
}

vi.stubGlobal('history', {
  get state() {
    return entries.at(-1);
  },
  pushState: (state: unknown) => entries.push(state),
  back,
});
vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
  popped = listener;
});

const { opened } = await import('../src/lib/overlays');

describe('what is open over the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    back.mockClear();
  });

  it('is closed by Back', () => {
    const close = vi.fn();
    const over = opened(close);
    expect(entries).toHaveLength(2);
    arrive();
    over();
    vi.runAllTimers();
    expect(close).toHaveBeenCalledOnce();
    expect(back).not.toHaveBeenCalled();
  });

  it('takes its entry along when it closes by itself', () => {
    opened(vi.fn())();
    vi.runAllTimers();
    expect(back).toHaveBeenCalledOnce();
    arrive();
    expect(entries).toHaveLength(1);
  });

  it('stays when the entry of the one before it goes late', () => {
    opened(vi.fn())();
    vi.runAllTimers();
    const close = vi.fn();
    const over = opened(close);
    arrive();
    expect(close).not.toHaveBeenCalled();
    expect(entries).toHaveLength(2);
    arrive();
    expect(close).toHaveBeenCalledOnce();
    over();
  });
});
