/** One sentence for each moment: what is asked of the person. */

import { deskOf } from './desk.svelte';
import { ENDS, FREIGHT, TRAINS } from './kinds';
import { say } from '@lib/words.svelte';
import type { AfricanTable } from './types';

/** On the map, in the margin and in the bar. Everything else becomes a plain button. */
export const DRAWN = new Set([
  'MoveTo',
  'BuildTrack',
  'ChooseOrigin',
  'ReturnCard',
  'OfferPassage',
  ...FREIGHT,
  ...TRAINS,
  ...ENDS,
]);

export const isDrawn = (_: AfricanTable, type: string): boolean => DRAWN.has(type);

export function prompt(table: AfricanTable): string {
  const desk = deskOf(table);
  const view = desk.now;
  if (!view || !desk.me) return '';
  if (desk.running) return say('af-prompt-running');
  switch (view.phase) {
    case 'return cards':
      return say('af-prompt-return', { cards: desk.me.cards });
    case 'choose origin':
      return say('af-prompt-origin');
    case 'move':
      return movePrompt(desk);
    case 'build':
      return say(view.round === 1 ? 'af-prompt-build-first' : 'af-prompt-build');
    case 'drop load':
      return say('af-prompt-drop');
    case 'answer proposal':
      return say('af-prompt-proposal');
    case 'answer storing':
      return say('af-prompt-storing');
    default:
      return say('your-turn');
  }
}

function movePrompt(desk: ReturnType<typeof deskOf>): string {
  if (desk.legal('Deliver', 'SellFromDepot').length) return say('af-prompt-deliver');
  if (desk.isMoving) return say('af-prompt-move');
  return say('af-prompt-moved');
}
