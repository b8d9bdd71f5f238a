import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazy, WAITS } from '@lib/lazy';
import { toasts } from '@lib/toasts.svelte';

const page = new EventTarget();
const lost = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that is not there at once is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('part');
  const part = lazy(load);
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a line nothing is asked until it is back, and then at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('part');
  const part = lazy(load);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('a part that is gone for good is told', async () => {
  const load = vi.fn().mockRejectedValue(lost);
  const failed = expect(lazy(load)).rejects.toBe(lost);
  await vi.advanceTimersByTimeAsync(WAITS.reduce((sum, wait) => sum + wait));
  await failed;
  expect(load).toHaveBeenCalledTimes(WAITS.length + 1);
  expect(toasts.all.map(({ text }) => text)).toEqual(['missing-title. missing-why']);
});
