/** What a table's card says in words. */

import { isMyTurn, type TableCard } from '@lib/lobby.svelte';
import { say } from '@lib/words.svelte';

const DAY = 24 * 3600;

export function paceText(card: TableCard): string {
  const pace = card.pace;
  if (card.hot_seat) return say('pace-hot-seat');
  if (!pace || (pace.move === 0 && pace.reserve === 0)) return say('pace-none');
  if (pace.move >= DAY) return say('pace-days-each', { days: Math.round(pace.move / DAY) });
  if (pace.reserve === 0) return say('pace-move', { seconds: pace.move });
  return say('pace-live', { minutes: Math.round(pace.reserve / 60), seconds: pace.move });
}

export function stateText(card: TableCard): string {
  if (card.status === 'open') {
    const free = card.seats.filter((seat) => seat.kind === 'open').length;
    return free ? say('state-open', { free }) : say('state-full');
  }
  if (card.status === 'playing') {
    if (isMyTurn(card)) return say('your-turn');
    return say('state-turn', { name: card.seats[card.to_act]?.name ?? '' });
  }
  const winners = readWinners(card.result).map((seat) => card.seats[seat]?.name ?? '');
  return winners.length > 0 ? say('state-won', { count: winners.length, names: winners.join(', ') }) : say('state-over');
}

function readWinners(result: string | null): number[] {
  if (!result) return [];
  return (JSON.parse(result) as { winners?: number[] }).winners ?? [];
}
