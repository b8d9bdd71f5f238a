/** How the actions of TransAmerica are played out, and what is heard. */

import type { Entry } from '@lib/protocol';

import type { Show } from '../module';

/** A rail that ends the round is followed by what everybody lost: there is something to read. */
const isEnding = ({ told }: Entry) => told.length > 3;
const isTrack = ({ action }: Entry) => action?.type === 'LayRail' || action?.type === 'PlaceStart';

export default {
  weigh: (entry) => {
    if (isEnding(entry)) return 2.5;
    return isTrack(entry) ? 0.8 : 0.4;
  },
  cue: (entry) => {
    if (isEnding(entry)) return 'whistle';
    return isTrack(entry) ? 'rail' : null;
  },
} satisfies Show;
