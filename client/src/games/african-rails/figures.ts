/** Figures the server works out for a seat: rides, sources, prices of track. */

import { get, Problem } from '@lib/api';
import type { Table } from '@lib/table.svelte';

/** Null when the server has no answer; `trouble` hears why, in its words or none. */
export async function ask<Answer>(
  table: Pick<Table<never>, 'id' | 'seat'>,
  what: string,
  query: Record<string, string | number>,
  trouble: (why: string) => void = () => undefined,
): Promise<Answer | null> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  if (table.seat !== null) search.set('seat', String(table.seat));
  try {
    return await get<Answer>(`/api/tables/${table.id}/${what}?${search.toString()}`);
  } catch (error) {
    trouble(error instanceof Problem ? error.message : '');
    return null;
  }
}

/** Millions, as the game counts them: `12 M`, `−4 M`. */
export function millions(amount: number): string {
  const size = `${Math.abs(amount)}\u00a0M`;
  return amount < 0 ? `\u2212${size}` : size;
}
