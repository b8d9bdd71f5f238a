/** Where to jump to in the history of a table: its rounds, auctions, deliveries. */

import type { Entry } from '@lib/protocol';
import type { Table } from '@lib/table.svelte';
import type { Replay } from './replay.svelte';

/** The beginning of a round, or what an entry says. */
export interface Landmark {
  number: number;
  round: number | null;
  text: string;
}

export async function landmarks(
  table: Table,
  replay: Replay,
  isLandmark: (entry: Entry) => boolean,
): Promise<Landmark[]> {
  const starts = await replay.rounds();
  await replay.loadLog();
  const rounds = starts.map((number, at) => ({ number, round: at + 2, text: '' }));
  const entries = table.log.filter(isLandmark).map(({ number, told }) => ({
    number: number + 1,
    round: null,
    text: told[0]?.text ?? '',
  }));
  return [...rounds, ...entries].sort((one, other) => one.number - other.number);
}
