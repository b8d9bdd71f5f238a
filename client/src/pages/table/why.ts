/** Why a choice that is marked matters: a sentence for each kind, where the title has one. */

import type { Table } from '@lib/table.svelte';
import { say } from '@lib/words.svelte';

/** What is picked on a map, in the order in which a turn asks for it. */
const PLACED = [
  ...['PlaceStart', 'LayRail'],
  ...['StartCity', 'Develop', 'PlaceCube'],
  ...['ChooseOrigin', 'MoveTo', 'BuildTrack'],
];

type Marks = Partial<Record<'choice' | 'space' | 'place', string>>;

/** The kind of choice that an element with these marks stands for. */
export function kindOf(marks: Marks, legal: readonly string[]): string | null {
  if (marks.choice !== undefined) return marks.choice;
  if (marks.space !== undefined) return marks.space;
  if (marks.place === undefined) return null;
  return PLACED.find((type) => legal.includes(type)) ?? null;
}

export function whyOf(
  table: Pick<Table, 'about' | 'legal' | 'mayAct'>,
  marked: HTMLElement | SVGElement,
) {
  if (!table.mayAct || marked.getAttribute('aria-disabled') === 'true') return null;
  const kind = kindOf(
    marked.dataset,
    table.legal.map(({ action }) => action.type),
  );
  const key = `why-${table.about?.game ?? ''}-${kind ?? ''}`;
  const sentence = say(key);
  return sentence === key ? null : sentence;
}
