/** What a title gives to the table page. Each is loaded when a table of it is opened. */

import type { Component } from 'svelte';

import { lazy } from '@lib/lazy';
import type { Action, Entry } from '@lib/protocol';
import type { Cue } from '@lib/sound.svelte';
import type { Table } from '@lib/table.svelte';

import { descriptor } from './descriptor';

/** A heading of the overview card, with what stands under it: a term and a few words. */
export interface OverviewPart {
  title: string;
  rows: [string, string][];
}

/** Something that changes hands: from and to are `data-home` of where its owners are shown. */
export interface Transfer {
  from: string;
  to: string;
  text: string;
  /** A class of its own, for how it looks. */
  kind: 'money' | 'card';
}

/** How a title's actions are played out; loaded once its board is there. */
export interface Show<View = unknown> {
  /** How long an entry is worth looking at, where 1 is usual. */
  weigh: (entry: Entry) => number;
  /** What is heard of it. */
  cue: (entry: Entry) => Cue | null;
  /** Is it worth jumping to in the history: an auction, a delivery? */
  isLandmark?: (entry: Entry) => boolean;
  /** What changed hands between two views. */
  transfers?: (before: View, after: View) => Transfer[];
}

/** A turn of a seat as one sentence, or null; `earlier` is the log before it. */
export type TellTurn = (entries: readonly Entry[], earlier: readonly Entry[]) => string | null;

/** `View` is what the server sends a seat of this title. */
export interface GameModule<View = unknown> {
  /** The map: fills its place, draws `table.shown`, offers `table.legal`, calls `table.choose`. */
  Board: Component<{ table: Table<View> }>;
  /** The margin beside the map: players, companies, cards. */
  Panel: Component<{ table: Table<View> }>;
  /** Controls of the action bar that are neither on the map nor plain buttons. */
  Bar?: Component<{ table: Table<View> }>;
  /** Of the page after the game: why it ended, and charts. */
  ending?: () => Promise<{ default: Component<{ table: Table<View> }> }>;
  /** Its `ending` shows the places itself, with more figures than the score. */
  isRanked?: boolean;
  /** Is this asked about also by those who play with one click? What cannot be taken back. */
  asksFirst?: (action: Action) => boolean;
  /** One sentence: what is asked of the person now. */
  prompt: (table: Table<View>) => string;
  /** The card from the box: costs, trains, actions, in short. One key away at the table. */
  overview?: () => Promise<{ overview: (table: Table<View>) => OverviewPart[] }>;
  /** Something else than the game now is laid out, such as a finished round: no advice then. */
  isAside?: (table: Table<View>) => boolean;
  show?: () => Promise<{ default: Show<View> }>;
  /** Tells whole turns in the log, where they are long; loaded once its board is there. */
  story?: () => Promise<{ default: () => Promise<TellTurn> }>;
  /** Is this choice offered by map, panel or bar? The others become plain buttons. */
  isDrawn: (table: Table<View>, type: string) => boolean;
}

/**
 * The parts of a title, which know its views, for the page, which does not. That a table's views are
 * those of its title is the server's word; it is taken on trust here and nowhere else.
 */
export const game = <View>(parts: GameModule<View>): GameModule => parts as GameModule;

export async function gameModule(title: string): Promise<GameModule> {
  const load = descriptor(title)?.load ?? (() => import('./plain/module'));
  return (await load()).default;
}

/** What tells a title's turns, where it has something that does. */
export function storyTeller({ story }: GameModule): Promise<TellTurn> | undefined {
  return story && lazy(async () => (await story()).default());
}
