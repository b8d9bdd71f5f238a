/** The sounds of a table, made of plain tones and noise: quiet, short, and loaded when one is first heard. */

import type { Cue } from './sound.svelte';

/** A tone that fades: from one pitch to another, beginning `at` seconds, `time` seconds long. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to?: number;
  at: number;
  time: number;
  loud: number;
}

/** A tap: noise around a pitch. */
interface Tap {
  pitch: number;
  at: number;
  time: number;
  loud: number;
}

const bell = (from: number, at: number, time = 0.35, loud = 0.5): Tone => ({
  wave: 'sine',
  from,
  at,
  time,
  loud,
});

export const SCORE: Record<Cue, { tones: Tone[]; taps: Tap[] }> = {
  turn: { tones: [bell(660, 0), bell(880, 0.14, 0.5)], taps: [] },
  rail: {
    tones: [{ wave: 'triangle', from: 1480, at: 0, time: 0.09, loud: 0.25 }],
    taps: [
      { pitch: 3200, at: 0, time: 0.05, loud: 0.6 },
      { pitch: 2600, at: 0.09, time: 0.04, loud: 0.4 },
    ],
  },
  hammer: {
    tones: [{ wave: 'sine', from: 190, to: 90, at: 0, time: 0.14, loud: 0.9 }],
    taps: [{ pitch: 900, at: 0, time: 0.04, loud: 0.7 }],
  },
  coin: { tones: [bell(1320, 0, 0.12, 0.3), bell(1760, 0.07, 0.3, 0.3)], taps: [] },
  whistle: {
    tones: [
      { wave: 'triangle', from: 590, to: 620, at: 0, time: 0.4, loud: 0.3 },
      { wave: 'triangle', from: 740, to: 775, at: 0, time: 0.4, loud: 0.25 },
    ],
    taps: [{ pitch: 4000, at: 0, time: 0.3, loud: 0.15 }],
  },
  end: {
    tones: [523, 659, 784, 1047].map((pitch, at) => bell(pitch, at * 0.13, 0.6, 0.4)),
    taps: [],
  },
};

/** Even at full volume nobody is startled. */
const LOUDEST = 0.2;
const SILENT = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Let a sound be heard, at a volume from 0 to 1. */
export function ring(cue: Cue, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const all = context.createGain();
  all.gain.value = LOUDEST * volume ** 2;
  all.connect(context.destination);
  for (const tone of SCORE[cue].tones) sing(context, all, tone);
  for (const tap of SCORE[cue].taps) hit(context, all, tap);
}

function sing(context: AudioContext, all: AudioNode, { wave, from, to, ...when }: Tone): void {
  const voice = new OscillatorNode(context, { type: wave, frequency: from });
  const start = context.currentTime + when.at;
  if (to) voice.frequency.linearRampToValueAtTime(to, start + when.time);
  voice.connect(fading(context, all, when));
  voice.start(start);
  voice.stop(start + when.time);
}

function hit(context: AudioContext, all: AudioNode, { pitch, ...when }: Tap): void {
  noise ??= whiteNoise(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2 });
  const start = context.currentTime + when.at;
  source.connect(filter).connect(fading(context, all, when));
  source.start(start, 0, when.time);
}

function fading(
  context: AudioContext,
  all: AudioNode,
  { at, time, loud }: { at: number; time: number; loud: number },
): AudioNode {
  const gain = context.createGain();
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + time);
  gain.connect(all);
  return gain;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
