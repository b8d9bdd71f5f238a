/** What the shell knows of a title before a table of it is opened. */

import type { GameModule } from './module';

export interface TitleDescriptor {
  /** As the server calls it; the folder has the same name. */
  id: string;
  /** The same in every language, so that it need not wait for the server. */
  name: string;
  /** Its place on the first page. */
  order: number;
  /** Ids of messages: what the game is about, how long it takes, what its scores count. */
  about: string;
  time: string;
  score: string;
  load: () => Promise<{ default: GameModule }>;
}

/** Every `games/<title>/title.ts`, in the order of the first page. */
export const DESCRIPTORS: TitleDescriptor[] = Object.values(
  import.meta.glob<TitleDescriptor>('./*/title.ts', { eager: true, import: 'default' }),
).sort((one, other) => one.order - other.order);

/** A title that has none is drawn by the plain board. */
export const descriptor = (id: string): TitleDescriptor | undefined =>
  DESCRIPTORS.find((title) => title.id === id);
