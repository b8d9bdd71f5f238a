/** The tables as the lobby shows them, kept up to date by the WebSocket `/api/live`. */

import type { Length, Notice, PageHello, TableCard, TableChanged, TableGone } from '@wire/http';

import { get } from './api';
import { me } from './me.svelte';
import { isOlder } from './release';
import { Socket } from './socket';
import { toasts } from './toasts.svelte';
import { gameName } from './titles.svelte';
import { say } from './words.svelte';

export type { SeatCard, TableCard } from '@wire/http';

type Event = PageHello | TableChanged | TableGone | Notice;

const NAME_FIRST = 4401;

export const isMine = (card: TableCard): boolean =>
  card.owner === me.person?.id || card.seats.some((seat) => seat.person === me.person?.id);

export const isMyTurn = (card: TableCard): boolean =>
  card.status === 'playing' &&
  me.person !== null &&
  card.seats[card.to_act]?.kind === 'person' &&
  card.seats[card.to_act]?.person === me.person.id;

/** Is a seat kept for me? */
export const isInvited = (card: TableCard): boolean =>
  card.status === 'open' &&
  card.seats.some(
    (seat) => seat.kind === 'open' && seat.person !== null && seat.person === me.person?.id,
  );

const hasRoom = (card: TableCard): boolean =>
  card.status === 'open' && card.seats.some((seat) => seat.kind === 'open');

class Lobby {
  cards = $state.raw<TableCard[]>([]);
  loaded = $state(false);
  live = $state(false);
  /** The server has another page by now than the one that runs here. */
  isOutdated = $state(false);

  /** Those where somebody waits for me first. */
  mine = $derived(
    this.cards.filter(isMine).sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one))),
  );
  open = $derived(this.cards.filter((card) => hasRoom(card) && !isMine(card)));
  watch = $derived(
    this.cards.filter((card) => card.status === 'playing' && card.onlookers && !isMine(card)),
  );
  /** Games where people or bots wait for me: at a lesson or a study nobody does. */
  waiting = $derived(
    this.mine.filter((card) => isMyTurn(card) && !card.lesson && !card.analysis).length,
  );

  /** Usual lengths of games: entries of the log, by title and number of seats. */
  #lengths = $state.raw(new Map<string, number>());

  readonly #socket = new Socket<Event>({
    path: () => '/api/live',
    hear: (event) => {
      this.#hear(event);
    },
    opened: () => {
      this.live = true;
      this.#load().catch(() => {
        this.#socket.cut();
      });
    },
    lost: (code) => this.#lost(code),
    first: 1000,
    longest: 30_000,
  });
  #person: number | null = null;
  /** For each question under way: what was heard of tables since; `null`: gone. */
  readonly #since = new Set<Map<string, TableCard | null>>();

  /** Listen for as long as somebody is here; called whenever that changes. */
  follow(): void {
    const person = me.person?.id ?? null;
    if (person === this.#person) return;
    this.#person = person;
    this.#socket.close();
    this.cards = [];
    this.loaded = false;
    if (person !== null) this.#socket.open();
  }

  async #load(): Promise<void> {
    const person = this.#person;
    const kinds = ['mine', 'open', 'watch'];
    const { heard, found } = await this.#ask(...kinds.map((kind) => `kind=${kind}`));
    if (person !== this.#person) return;
    this.cards = unique([...heard, ...found]);
    this.loaded = true;
    const lengths = await get<Length[]>('/api/games/lengths');
    this.#lengths = new Map(
      lengths.map(({ game, seats, entries }) => [`${game} ${seats}`, entries]),
    );
  }

  /** The tables that were heard of meanwhile, and the others of these lists. */
  async #ask(...lists: string[]): Promise<{ heard: TableCard[]; found: TableCard[] }> {
    const since = new Map<string, TableCard | null>();
    this.#since.add(since);
    try {
      const found = await Promise.all(lists.map((list) => get<TableCard[]>(`/api/tables?${list}`)));
      return {
        heard: [...since.values()].filter((card) => card !== null),
        found: found.flat().filter((card) => !since.has(card.id)),
      };
    } finally {
      this.#since.delete(since);
    }
  }

  /** How many moves such a game usually has, where that is known. */
  usualLength(card: TableCard): number | undefined {
    return this.#lengths.get(`${card.game} ${card.seats.length}`);
  }

  /** My games before those that are here; false when there are none. */
  async older(): Promise<boolean> {
    const before = Math.min(...this.mine.map((card) => card.moved));
    const { found } = await this.#ask(`kind=mine&before=${before}`);
    this.cards = unique([...this.cards, ...found]);
    return found.length > 0;
  }

  /** Who has no name any more needs no lobby: everybody else tries again. */
  #lost(code: number): boolean {
    this.live = false;
    if (code === NAME_FIRST) void me.load();
    return code !== NAME_FIRST;
  }

  #hear(event: Event): void {
    if (event.type === 'hello') {
      this.isOutdated = isOlder(event.page);
    } else if (event.type === 'table') {
      for (const since of this.#since) since.set(event.table.id, event.table);
      this.cards = unique([event.table, ...this.cards]);
    } else if (event.type === 'gone') {
      for (const since of this.#since) since.set(event.id, null);
      this.cards = this.cards.filter((card) => card.id !== event.id);
    } else if (location.pathname !== `/table/${event.table}`) {
      toasts.show(
        say(`notice-${event.kind}`, { game: gameName(event.game) }),
        `/table/${event.table}`,
      );
    }
  }
}

/** The first card of each table stays; the last moved tables come first. */
function unique(cards: TableCard[]): TableCard[] {
  const found = new Map<string, TableCard>();
  for (const card of cards) if (!found.has(card.id)) found.set(card.id, card);
  return [...found.values()].sort((one, other) => other.moved - one.moved);
}

export const lobby = new Lobby();
