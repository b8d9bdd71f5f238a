import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
const ring = vi.fn<(cue: string, volume: number) => void>();
vi.mock('../src/lib/synth', async (original) => ({ ...(await original<object>()), ring }));

const { sound } = await import('../src/lib/sound.svelte');
const { SCORE } = await import('../src/lib/synth');

describe('sound', () => {
  beforeEach(() => {
    ring.mockClear();
    kept.clear();
  });

  it('is off until switched on, and the choice is kept', async () => {
    await sound.play('coin');
    expect(ring).not.toHaveBeenCalled();
    sound.set({ isOn: true, volume: 30 });
    await sound.play('coin');
    expect(ring.mock.calls).toEqual([['coin', 0.3]]);
    expect(Object.fromEntries(kept)).toEqual({ sound: 'on', volume: '30' });
  });

  it('is heard once when the same thing happens many times at once', async () => {
    sound.set({ isOn: true });
    await Promise.all([sound.play('rail'), sound.play('rail'), sound.play('hammer')]);
    expect(ring.mock.calls.map(([cue]) => cue)).toEqual(['rail', 'hammer']);
  });

  it('waits until somebody has touched the page', async () => {
    sound.set({ isOn: true });
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    await sound.play('whistle');
    expect(ring).not.toHaveBeenCalled();
  });

  it.each(Object.entries(SCORE))('is short: %s', (_, { tones, taps }) => {
    const parts = [...tones, ...taps];
    expect(parts.length).toBeGreaterThan(0);
    expect(Math.max(...parts.map(({ at, time }) => at + time))).toBeLessThanOrEqual(1);
    expect(Math.max(...parts.map(({ loud }) => loud))).toBeLessThan(1);
  });
});
