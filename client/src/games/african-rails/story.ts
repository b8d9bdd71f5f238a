/** A turn told as one sentence: where the train went, what it delivered, what was built, with its sums. */

import type { TellTurn } from '../module';
import type { Entry } from '@lib/protocol';
import { standing } from '@lib/standing';
import { say, words } from '@lib/words.svelte';

import type { Atlas } from './atlas';
import { loadAtlas } from './atlas';
import { lengthOf, millions } from './figures';
import { goodName, nearestName, placeName } from './wording';

const gain = (amount: number) => `+${millions(amount)}`;

/** What the messages of this kind say under `amount`, summed up. */
function sum(entries: readonly Entry[], ...keys: string[]): number {
  return entries
    .flatMap(({ told }) => told)
    .filter(({ key }) => keys.includes(key))
    .reduce((total, { values }) => total + Number(values['amount'] ?? 0), 0);
}

function spot(atlas: Atlas, milepost: unknown): string {
  const post = atlas.posts[Number(milepost)];
  if (!post) return '';
  if (post.place) return placeName(atlas, post.place);
  return say('af-story-near', { city: nearestName(atlas, post) });
}

/** Where the train stood before: where it last went to, or was last seen to be. */
function stood(earlier: readonly Entry[], { seat, action }: Entry): unknown {
  return earlier.findLast(
    (entry) =>
      entry.seat === seat &&
      entry.action?.type === 'MoveTo' &&
      entry.action['train'] === action?.['train'],
  )?.action?.['milepost'];
}

/** Steps in a row are one ride, sections in a row one piece of track. */
function runs(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1)?.[0];
    const isSame =
      last?.seat === entry.seat &&
      (entry.action?.type === 'MoveTo' || entry.action?.type === 'BuildTrack') &&
      last.action?.type === entry.action.type &&
      last.action['train'] === entry.action['train'];
    if (isSame) found.at(-1)?.push(entry);
    else found.push([entry]);
  }
  return found;
}

function told(atlas: Atlas, run: Entry[], earlier: readonly Entry[]): string[] {
  const first = run[0];
  const action = first?.action;
  if (!first || !action) return [];
  const last = run.at(-1)?.action ?? action;
  const good = () => goodName(atlas, String(action['good']));
  switch (action.type) {
    case 'MoveTo': {
      const from = stood(earlier, first);
      const to = spot(atlas, last['milepost']);
      const fees = sum(run, 'af-fee');
      const way = run.map((entry) => Number(entry.action?.['milepost']));
      const { ferries } = lengthOf(atlas, from === undefined ? way : [Number(from), ...way]);
      return [
        from === undefined
          ? say('af-story-ride-to', { to })
          : say('af-story-ride', { from: spot(atlas, from), to }),
        ...ferries.map((ferry) => say('af-by-ferry', { ferry })),
        ...(fees ? [say('af-story-fee', { amount: millions(-fees) })] : []),
      ];
    }
    case 'Deliver':
    case 'SellFromDepot': {
      const contract = atlas.cards.get(String(action['card']))?.[Number(action['contract'])];
      const paid = sum(run, 'af-deliver', 'af-sell', 'af-bonus') || (contract?.payment ?? 0);
      const name = contract ? goodName(atlas, contract.good) : '';
      return [say('af-story-deliver', { good: name, amount: gain(paid) })];
    }
    case 'Load':
    case 'Take':
      return [say('af-story-load', { good: good() })];
    case 'Unload':
    case 'Store':
      return [say('af-story-unload', { good: good() })];
    case 'BuildTrack':
      return [
        say('af-story-build', {
          sections: run.length,
          to: spot(atlas, last['end']),
          amount: millions(-sum(run, 'af-build')),
        }),
      ];
    case 'Upgrade':
    case 'Convert':
      return [say('af-story-train', { type: String(action['to']) })];
    case 'BuyTrain':
      return [say('af-story-second-train', { city: placeName(atlas, String(action['city'])) })];
    case 'BuildDepot':
      return [say('af-story-depot', { city: placeName(atlas, String(action['city'])) })];
    case 'SitOut':
      return [say('af-story-sit-out')];
    case 'DrawCard':
    case 'DrawPublic': {
      const event = atlas.events.get(String(action['card']));
      return event ? [say('af-story-event', { event: event.title[words.language] })] : [];
    }
    default:
      return [];
  }
}

/** The sentence; null for what is no turn, such as the set-up. */
export function sentence(
  atlas: Atlas,
  entries: readonly Entry[],
  earlier: readonly Entry[],
): string | null {
  const before = [...earlier];
  const parts: string[] = [];
  for (const run of runs(standing(entries))) {
    parts.push(...told(atlas, run, before));
    before.push(...run);
  }
  const isEnded = entries.some(({ action }) => action?.type === 'EndTurn');
  if (!parts.length) return isEnded ? say('af-story-nothing') : null;
  return parts.join(', ');
}

export default async function story(): Promise<TellTurn> {
  const atlas = await loadAtlas();
  return (entries, earlier) => sentence(atlas, entries, earlier);
}
