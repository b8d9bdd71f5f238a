/** What a table's card says in words. */

import { isInvited, isMyTurn, lobby, type TableCard } from '@lib/lobby.svelte';
import { titles, type Field } from '@lib/titles.svelte';
import { ago } from '@lib/when';
import { say } from '@lib/words.svelte';
import { isOffered } from '../new/wish';

const DAY = 24 * 3600;

export type PaceKind = 'none' | 'live' | 'days';

export function paceKind(card: TableCard): PaceKind {
  const pace = card.pace;
  if (pace.move === 0 && pace.reserve === 0) return 'none';
  return pace.move >= DAY ? 'days' : 'live';
}

export function paceText(card: TableCard): string {
  const pace = card.pace;
  if (card.hot_seat) return say('pace-hot-seat');
  if (paceKind(card) === 'none') return say('pace-none');
  if (pace.move >= DAY) return say('pace-days-each', { days: Math.round(pace.move / DAY) });
  if (pace.reserve === 0) return say('pace-move', { seconds: pace.move });
  return say('pace-live', { minutes: Math.round(pace.reserve / 60), seconds: pace.move });
}

/** Pace, and everything about the table that is not as usual. */
export function facts(card: TableCard): string[] {
  const fields = (titles.find(card.game)?.options ?? []).filter((field) =>
    isOffered(field, card.seats.length),
  );
  const changed = fields.filter(
    ({ name, default: usual }) => (card.options[name] ?? null) !== usual,
  );
  return [
    ...(card.analysis ? [say(card.lesson ? 'fact-lesson' : 'fact-analysis')] : []),
    ...changed.map((field) =>
      say('fact-option', {
        option: field.label,
        value: valueText(field, card.options[field.name] ?? null),
      }),
    ),
    ...(card.talk ? [] : [say('fact-no-talk')]),
    ...(card.hints ? [] : [say('fact-no-hints')]),
    ...(card.onlookers ? [] : [say('fact-no-onlookers')]),
  ];
}

function valueText(field: Field, value: Field['default']): string {
  if (typeof value === 'boolean') return say(value ? 'fact-on' : 'fact-off');
  if (field.kind === 'seat' && typeof value === 'number')
    return say('new-seat', { number: value + 1 });
  return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
}

export function dateText(card: TableCard): string {
  if (card.status === 'open') return say('date-made', { when: ago(card.made) });
  if (card.status === 'over') return say('date-over', { when: ago(card.moved) });
  return say('date-moved', { began: ago(card.made), when: ago(card.moved) });
}

export function stateText(card: TableCard): string {
  if (card.status === 'open') {
    if (isInvited(card)) return say('people-for-you');
    const free = card.seats.filter((seat) => seat.kind === 'open').length;
    return free ? say('state-wanted', { free, seats: card.seats.length }) : say('state-full');
  }
  if (card.status === 'playing') {
    if (isMyTurn(card)) return say('your-turn');
    return say('state-turn', { name: card.seats[card.to_act]?.name ?? '' });
  }
  const winners = readWinners(card.result).map((seat) => card.seats[seat]?.name ?? '');
  return winners.length > 0
    ? say('state-won', { count: winners.length, names: winners.join(', ') })
    : say('state-over');
}

/** How far a running game is. */
export function progressText(card: TableCard): string {
  const usual = lobby.usualLength(card);
  const count = card.number;
  if (!usual || usual <= count) return say('state-moves', { count });
  return say('state-moves-of', { count, usual: Math.ceil(usual / 10) * 10 });
}

function readWinners(result: string | null): number[] {
  if (!result) return [];
  return (JSON.parse(result) as { winners?: number[] }).winners ?? [];
}
