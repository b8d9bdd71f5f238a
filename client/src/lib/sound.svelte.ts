/** Whether a table may be heard, and how loud: kept in this browser. Off until switched on. */

export type Cue = 'turn' | 'rail' | 'hammer' | 'coin' | 'whistle' | 'end';

const USUAL = 50;
/** Milliseconds in which the same sound is heard once. */
const APART = 90;

class Sound {
  isOn = $state(localStorage.getItem('sound') === 'on');
  /** From 0 to 100. */
  volume = $state(kept());
  #last = new Map<Cue, number>();

  constructor() {
    addEventListener('storage', () => {
      this.isOn = localStorage.getItem('sound') === 'on';
      this.volume = kept();
    });
  }

  set(change: { isOn?: boolean; volume?: number }): void {
    Object.assign(this, change);
    localStorage.setItem('sound', this.isOn ? 'on' : 'off');
    localStorage.setItem('volume', String(this.volume));
  }

  /** Browsers let a page be heard only after somebody has touched it. */
  async play(cue: Cue): Promise<void> {
    const now = performance.now();
    if (!this.isOn || !navigator.userActivation.hasBeenActive) return;
    if (now - (this.#last.get(cue) ?? -APART) < APART) return;
    this.#last.set(cue, now);
    const synth = await import('./synth').catch(() => null);
    synth?.ring(cue, this.volume / 100);
  }
}

function kept(): number {
  const volume = Number(localStorage.getItem('volume') ?? USUAL);
  return volume >= 0 && volume <= 100 ? volume : USUAL;
}

export const sound = new Sound();
