/** Figures in words: money, and the length of a way. */

import { say } from '@lib/words.svelte';

import type { Atlas } from './atlas';

/** Millions, as the game counts them: `12 M`, `−4 M`. */
export function millions(amount: number): string {
  const size = `${Math.abs(amount)}\u00a0M`;
  return amount < 0 ? `\u2212${size}` : size;
}

/** A way over mileposts: a step for each but those across the water, which are ferries. */
export interface Length {
  steps: number;
  ferries: string[];
}

export function lengthOf(atlas: Atlas, mileposts: readonly number[]): Length {
  const ferries = mileposts.slice(1).flatMap((to, at) => {
    const harbour = atlas.posts[mileposts[at] ?? -1]?.harbour;
    return harbour?.across === to ? [harbour.ferry] : [];
  });
  return { steps: Math.max(0, mileposts.length - 1 - ferries.length), ferries };
}

/** "9 steps, ferry Red Sea, 2 turns": the same words wherever a way is told. */
export function wayText({ steps, ferries }: Length, turns: number): string {
  return [
    say('af-steps', { steps }),
    ...[...new Set(ferries)].map((ferry) => say('af-by-ferry', { ferry })),
    say('af-turns', { turns }),
  ].join(', ');
}
