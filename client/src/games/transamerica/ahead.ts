/**
 * Rails planned while others play, to be laid when the turn comes. Whatever is joined to the own network
 * meanwhile changes what they are worth: then the plan is void. The server says what is legal, as always.
 */

import type { Action } from '@lib/protocol';
import type { Ahead } from '@lib/table.svelte';
import { say } from '@lib/words.svelte';

import { LINES, network } from './board';
import type { TransTable, View } from './view';

/** TA-3.2: so many rails on single lines in a turn. */
const MOST = 2;

const linesOf = (view: View): number[] => view.rails.map(([line]) => line);
const isDouble = (line: number): boolean => LINES[line]?.double ?? false;

/** The crossings of the seat's own network with these rails besides; none before its stone stands. */
function reach(view: View, planned: number[]): Set<number> {
  const stone = view.seat === null ? null : view.start_stones[view.seat];
  return stone == null ? new Set() : network(stone, [...linesOf(view), ...planned]).nodes;
}

/** Is this a moment at which somebody waits for their turn? */
export const mayPlan = ({ view, seat, toAct, status, connection, moment }: TransTable): boolean =>
  status === 'playing' &&
  connection === 'live' &&
  !moment &&
  seat !== null &&
  toAct !== seat &&
  view?.phase === 'lay rails' &&
  view.start_stones[seat] != null;

export const plannedLines = (ahead: Ahead<View> | null): number[] =>
  (ahead?.actions ?? []).map(({ edge }) => Number(edge));

/** Free lines at the own network and at what is planned. */
export function linesAhead(view: View, planned: number[]): number[] {
  const nodes = reach(view, planned);
  const taken = new Set([...linesOf(view), ...planned]);
  return LINES.flatMap(({ a, b }, line) =>
    (nodes.has(a) || nodes.has(b)) && !taken.has(line) ? [line] : [],
  );
}

/** The plan with one line more or, where it is planned already, without it and what follows. */
export function changed(planned: number[], line: number): number[] {
  const at = planned.indexOf(line);
  if (at >= 0) return planned.slice(0, at);
  if (isDouble(line) || planned.some(isDouble)) return [line];
  return planned.length < MOST ? [...planned, line] : [...planned.slice(0, -1), line];
}

/** Only what hangs together with the own network is laid; a rail whose link was replaced is not. */
function joined(view: View, planned: number[]): number[] {
  const kept: number[] = [];
  for (const line of planned) if (linesAhead(view, kept).includes(line)) kept.push(line);
  return kept;
}

export function planOf(view: View, wished: number[]): Ahead<View> | null {
  const planned = joined(view, wished);
  if (planned.length === 0) return null;
  const size = reach(view, []).size;
  return {
    actions: planned.map((edge): Action => ({ type: 'LayRail', edge })),
    text: () => say('ta-ahead', { count: planned.length }),
    holds: (now) =>
      now.round === view.round &&
      reach(now, []).size === size &&
      planned.every((line) => !linesOf(now).includes(line)),
  };
}
