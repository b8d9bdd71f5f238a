/** What a seat may ask the server beside its view; each title has its own questions. */

import type * as wire from '@wire/http';

import { extra, Problem } from './api';
import type { Table } from './table.svelte';

type Advised<Answer> = Omit<wire.Advised, 'answer'> & { answer: Answer };

/** Null when the server has no answer; `trouble` hears why, in its words or none. */
export async function ask<Answer>(
  table: Pick<Table, 'id' | 'seat' | 'number'>,
  question: string,
  query: Record<string, string | number> = {},
  trouble: (why: string) => void = () => undefined,
): Promise<Advised<Answer> | null> {
  if (!table.id) return null; // a position that nobody plays
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  if (table.seat !== null) search.set('seat', String(table.seat));
  try {
    const { number } = table;
    const path = `/api/tables/${table.id}/advice/${question}?${search.toString()}`;
    return await extra<Advised<Answer>>(path, () => table.number === number);
  } catch (error) {
    trouble(error instanceof Problem ? error.message : '');
    return null;
  }
}
