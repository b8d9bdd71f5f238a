/** The log by turns. */

import type { Entry, Said } from '@lib/protocol';

export interface Turn {
  number: number;
  /** The moment after its last entry. */
  until: number;
  seat: number;
  by: Entry['by'];
  at: number;
  texts: string[];
  entries: Entry[];
  /** Of each text: more than the action itself happened there, such as the end of a round. */
  counts: boolean[];
}

/**
 * Entries of the same seat in a row are one turn. What the box does stands apart, or belongs to the
 * turn in which it happens where whole turns are told.
 */
export function grouped(log: Entry[], isWhole = false): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const texts = entry.told.map((told) => told.text);
    const counts = texts.map(() => texts.length > 1);
    const last = turns.at(-1);
    const isBeside = isWhole && entry.seat < 0 && (last?.seat ?? -1) >= 0;
    if (last && (isBeside || (last.seat === entry.seat && last.by === entry.by))) {
      last.entries.push(entry);
      last.texts.push(...texts);
      last.counts.push(...counts);
      last.until = entry.number + 1;
    } else {
      const { number, seat, by, at } = entry;
      turns.push({ number, until: number + 1, seat, by, at, texts, counts, entries: [entry] });
    }
  }
  return turns.filter((turn) => turn.texts.length > 0);
}

/** A longer turn is folded in the middle. */
const MANY = 6;

/** Runs of texts to be read, and of texts to be folded; what counts is never folded. */
export function folded({ texts, counts }: Turn): { isFolded: boolean; texts: string[] }[] {
  const mayFold = (at: number) =>
    texts.length > MANY && at > 0 && at < texts.length - 2 && !counts[at];
  const runs: { isFolded: boolean; texts: string[] }[] = [];
  for (const [at, text] of texts.entries()) {
    const last = runs.at(-1);
    if (last?.isFolded === mayFold(at)) last.texts.push(text);
    else runs.push({ isFolded: mayFold(at), texts: [text] });
  }
  return runs.map((run) => ({ ...run, isFolded: run.isFolded && run.texts.length > 1 }));
}

export interface Noted {
  id: number;
  text: string;
}

/** A turn, or what the table noted between turns. */
export type Line = { turn: Turn; note?: never } | { note: Noted; turn?: never };

export const keyOf = ({ turn, note }: Line): string | number =>
  turn ? turn.number : `note ${note.id}`;

const NOTES = new Set<Said['kind']>(['note', 'ask', 'agree', 'refuse', 'lapse']);

/** Turns with the notes where they belong; none from before the first entry that is here. */
export function withNotes(turns: Turn[], talk: Said[], start: number): Line[] {
  const notes = talk.filter((said) => NOTES.has(said.kind) && said.number >= start);
  const lines: Line[] = [];
  for (const turn of turns) {
    for (let note = notes[0]; note && note.number <= turn.number; note = notes[0]) {
      lines.push({ note });
      notes.shift();
    }
    lines.push({ turn });
  }
  return [...lines, ...notes.map((note) => ({ note }))];
}

/** The number of the first entry since the seat's last turn; null when nothing happened since. */
export function sinceMine(log: Entry[], seat: number | null, toAct: number | null): number | null {
  if (seat === null) return null;
  let at = log.length;
  while (at > 0 && log[at - 1]?.seat === seat && toAct === seat) at--;
  const end = at;
  while (at > 0 && log[at - 1]?.seat !== seat) at--;
  return at > 0 && at < end ? (log[at]?.number ?? null) : null;
}
