/** Trains glide along the track they have taken, milepost by milepost. */

import type { Atlas } from './atlas';
import { isStill } from '@lib/motion';
import type { Entry } from '@lib/protocol';

export interface Stand {
  milepost: number | null;
  /** How many entries the log had. */
  number: number;
  transform: string;
}

/** The mileposts a train came by between two moments; none unless they lead to where it stands. */
export function journey(
  log: readonly Entry[],
  seat: number,
  train: number,
  from: Stand,
  to: Stand,
): number[] {
  const way = log.flatMap(({ number, seat: who, action }) =>
    number >= from.number &&
    number < to.number &&
    who === seat &&
    action?.type === 'MoveTo' &&
    action['train'] === train
      ? [action['milepost'] as number]
      : [],
  );
  return way.at(-1) === to.milepost ? way : [];
}

const STEP = 120;
const LONGEST = 1200;

/** For `use:`: the train goes by way of these mileposts whenever it has moved. */
export function glide(
  atlas: Atlas,
  way: (from: Stand, to: Stand) => number[],
  at: (x: number, y: number) => string,
  /** Milliseconds for which the move is on show; 0: as long as it takes. */
  beat: () => number,
): (node: SVGElement, stand: Stand) => { update: (stand: Stand) => void } {
  return (node, first) => {
    let last = first;
    let moving: Animation | null = null;
    return {
      update(stand) {
        const before = last;
        last = stand;
        if (stand.milepost === before.milepost || isStill()) return;
        const posts = way(before, stand).flatMap((number) => atlas.posts[number] ?? []);
        const from =
          moving?.playState === 'running' ? getComputedStyle(node).transform : before.transform;
        moving?.cancel();
        if (!posts.length) return;
        const frames = [from, ...posts.slice(0, -1).map(({ x, y }) => at(x, y)), stand.transform];
        moving = node.animate(
          frames.map((transform) => ({ transform })),
          { duration: beat() || Math.min(LONGEST, STEP * posts.length) },
        );
      },
    };
  };
}
