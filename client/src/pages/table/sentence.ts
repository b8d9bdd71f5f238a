/** One sentence: what is asked now, or what everybody waits for. */

import type { GameModule } from '../../games/module';
import type { Table } from '@lib/table.svelte';
import { say } from '@lib/words.svelte';

export function sentence(table: Table, game: Pick<GameModule, 'prompt'>): string {
  if (table.moment) return say('bar-past');
  if (table.connection === 'lost') return say('bar-lost');
  if (table.status === 'over') return say('bar-over');
  if (table.frozen) return table.frozen.text;
  if (table.busy) return say('bar-busy');
  // While the page connects anew, in another language for instance, it is still my turn.
  if (table.mayAct || (table.connection === 'connecting' && table.legal.length > 0))
    return game.prompt(table);
  const actor = table.toAct === null ? null : table.seats[table.toAct];
  if (!actor) return say('bar-wait');
  if (actor.away)
    return say(table.stalled === null ? 'banner-stand-in' : 'stalled-waits', { name: actor.name });
  return say(actor.kind === 'bot' ? 'bar-bot' : 'bar-person', { name: actor.name });
}
