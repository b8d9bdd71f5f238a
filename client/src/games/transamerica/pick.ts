/** What lies under a press on the map. */

import { nearest } from '@lib/map/places';
import type { Spot } from '@lib/map/spots';
import type { Choice } from '@lib/protocol';

import { hexagon, LINES, middle, node, NODES, rhombus, STEP } from './board';

/** A choice that lies on the map. */
export interface Place {
  choice: Choice;
  at: Spot;
  /** The ground that answers. */
  area: string;
  /** Null for a crossing. */
  line: number | null;
}

/** Where the choice lies; none for those that are not on the map. */
export function placesOf(choice: Choice): Place[] {
  const { type, node: crossing, edge } = choice.action;
  if (type === 'PlaceStart' && typeof crossing === 'number')
    return [{ choice, at: node(crossing), area: hexagon(crossing), line: null }];
  if (type === 'LayRail' && typeof edge === 'number')
    return [{ choice, at: middle(edge), area: rhombus(edge), line: edge }];
  return [];
}

export const keyOf = ({ choice, line }: Place): string =>
  line === null ? `n${String(choice.action.node)}` : `e${line}`;

/** The crossing at that spot; null in the open sea. */
export const nearestCrossing = (at: Spot): number | null => nearest(NODES, at, 0.6 * STEP);

const MIDDLES = LINES.map((_, line) => middle(line));

/** The line at that spot; null in the open sea. */
export const nearestLine = (at: Spot): number | null => nearest(MIDDLES, at, 0.5 * STEP);
