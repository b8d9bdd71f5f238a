/** The variations of a study, read off its log: what follows a rewind is another line. */

import { sameAction } from '@lib/actions';
import type { Entry } from '@lib/protocol';

/** An action, with what the box did after it. */
export interface Variation {
  /** The moment after it, as it was first reached. */
  moment: number;
  seat: number;
  text: string;
  next: Variation[];
}

/** Actions of one seat in a row that nothing branches off from. */
export interface Turn {
  seat: number;
  steps: Variation[];
}

/** Turns one after the other; where they end, other lines branch off. */
export interface Line {
  turns: Turn[];
  branches: Line[];
}

export interface Tree {
  root: Variation;
  /** Where the table stands now. */
  here: Variation;
}

const textOf = ({ told }: Entry): string => told[0]?.text ?? '';

/** The variations from entry `start` on, with which the study began. */
export function variations(log: readonly Entry[], start: number): Tree {
  const root: Variation = { moment: start, seat: -1, text: '', next: [] };
  const made = new Map<Variation, Entry>();
  /** Where each action that stands has led: those of the box count, since a rewind counts them. */
  const path: Variation[] = [];
  let here = root;
  for (const entry of log) {
    if (entry.number < start) continue;
    const type = entry.action?.type;
    if (type === 'Rewind' || type === 'Undo') {
      path.splice(Math.max(0, path.length - Number(entry.action?.['actions'])));
      here = path.at(-1) ?? root;
    } else if (type !== 'End') {
      if (entry.seat >= 0) here = child(here, entry, made);
      else if (here.moment === entry.number) here.moment = entry.number + 1;
      path.push(here);
    }
  }
  return { root, here };
}

/** Where the entry leads from there: a line that is known, or a new one. */
function child(node: Variation, entry: Entry, made: Map<Variation, Entry>): Variation {
  const { number, seat, action } = entry;
  const text = textOf(entry);
  const known = node.next.find(
    (other) =>
      other.seat === seat &&
      other.text === text &&
      sameAction(made.get(other)?.action ?? null, action),
  );
  if (known) return known;
  const added: Variation = { moment: number + 1, seat, text, next: [] };
  node.next.push(added);
  made.set(added, entry);
  return added;
}

/** The lines that begin after a variation. */
export const linesAfter = (node: Variation): Line[] => node.next.map(lineFrom);

function lineFrom(first: Variation): Line {
  const turns: Turn[] = [];
  let node = first;
  for (;;) {
    const last = turns.at(-1);
    if (last?.seat === node.seat) last.steps.push(node);
    else turns.push({ seat: node.seat, steps: [node] });
    const [next, ...others] = node.next;
    if (!next || others.length) return { turns, branches: linesAfter(node) };
    node = next;
  }
}
