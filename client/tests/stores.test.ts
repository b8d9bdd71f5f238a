import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { TableCard } from '../src/lib/lobby.svelte';
import { ANNA, tableCard } from './cards';
import { FakeSocket, stubBrowser } from './fake-socket';
import { servedWords } from './served-words';

/** What this browser keeps, and which wishes of the device it tells. */
const kept = new Map<string, string>();
const device = { dark: false, sharp: false };
const page = { dataset: {} as Record<string, string>, lang: '' };
const events = stubBrowser('http://house.test/tables');
vi.stubGlobal('document', { visibilityState: 'visible', cookie: '', documentElement: page });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return query.includes('dark') ? device.dark : device.sharp;
  },
  addEventListener: () => undefined,
}));

/** The server: what it answers by method and path, and what it was asked. */
const answers = new Map<string, unknown>();
let asked: string[] = [];
vi.stubGlobal('fetch', (path: string, { method = 'GET' } = {}) => {
  const wish = `${method} ${path}`;
  asked.push(wish);
  const catalogue = servedWords(path);
  if (catalogue) return Promise.resolve(catalogue);
  const answer = answers.get(wish);
  if (answer === undefined) return Promise.reject(new TypeError('no network'));
  if (answer instanceof Response) return Promise.resolve(answer.clone());
  return Promise.resolve(new Response(JSON.stringify(answer)));
});

const { blocks } = await import('../src/lib/blocks.svelte');
const { fellows } = await import('../src/lib/fellows.svelte');
const { lobby } = await import('../src/lib/lobby.svelte');
const { looks } = await import('../src/lib/looks.svelte');
const { me } = await import('../src/lib/me.svelte');
const { titles } = await import('../src/lib/titles.svelte');
const { toasts } = await import('../src/lib/toasts.svelte');
const { say, words } = await import('../src/lib/words.svelte');

const anna = { id: 7, name: 'Anna', account: false } as NonNullable<typeof me.person>;
const refusal = (status: number, detail: string) =>
  new Response(JSON.stringify({ code: 'no', detail }), { status });

beforeEach(() => {
  vi.useFakeTimers();
  answers.clear();
  asked = [];
  toasts.all = [];
  me.person = anna;
  FakeSocket.all = [];
});

describe('toasts', () => {
  it('go by themselves, and never say the same twice', () => {
    toasts.show('Your turn', '/table/a');
    vi.advanceTimersByTime(5000);
    toasts.show('Your turn');
    expect(toasts.all.map(({ text, link }) => [text, link])).toEqual([['Your turn', undefined]]);
    vi.advanceTimersByTime(7999);
    expect(toasts.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.all).toEqual([]);
  });

  it('are three at the most, the oldest goes', () => {
    for (const text of ['one', 'two', 'three', 'four']) toasts.show(text);
    expect(toasts.all.map(({ text }) => text)).toEqual(['two', 'three', 'four']);
    toasts.drop(toasts.all[0]?.id ?? 0);
    expect(toasts.all.map(({ text }) => text)).toEqual(['three', 'four']);
  });
});

describe('me', () => {
  it('is whom the server knows', async () => {
    answers.set('GET /api/hello', { person: anna });
    me.person = null;
    await me.load();
    expect([me.person, me.known, me.offline]).toEqual([anna, true, false]);
  });

  it('is a stranger without a connection, and that is said', async () => {
    await me.load();
    expect([me.person, me.offline]).toEqual([null, true]);
    answers.set('GET /api/hello', refusal(500, 'broken'));
    await me.load();
    expect([me.person, me.offline]).toEqual([null, false]);
  });

  it('comes in once, and is offered the name that was typed last', async () => {
    me.person = null;
    answers.set('POST /api/guest', anna);
    await me.enter('Anna');
    await me.enter('Anna');
    expect(asked).toEqual(['POST /api/guest']);
    answers.set('PUT /api/me/name', { ...anna, name: 'Anne' });
    await me.rename('Anne');
    expect([me.typed, kept.get('name')]).toEqual(['Anne', 'Anne']);
  });
});

describe('people I do not sit with', () => {
  it('are those on the server, asked again after each change', async () => {
    answers.set('PUT /api/me/blocks/9', new Response(null, { status: 204 }));
    answers.set('GET /api/me/blocks', [{ id: 9, name: 'Max' }]);
    expect(await blocks.set(9, true)).toBe(true);
    expect([blocks.has(9), blocks.has(8)]).toEqual([true, false]);
  });

  it('stay as they were when the server refuses, which is said', async () => {
    answers.set('DELETE /api/me/blocks/9', refusal(400, 'Not now.'));
    expect(await blocks.set(9, false)).toBe(false);
    expect([blocks.has(9), toasts.all.map(({ text }) => text)]).toEqual([true, ['Not now.']]);
  });
});

describe('people I have played with', () => {
  it('are found by a name that only one of them has', async () => {
    const all = ['Max', 'Eva', 'Eva'].map((name, id) => ({ id, name }));
    answers.set('GET /api/me/people', all);
    await fellows.load();
    expect(fellows.called(' Max ')?.id).toBe(0);
    expect([fellows.called('Eva'), fellows.called('Tom')]).toEqual([undefined, undefined]);
  });

  it('are asked for by nobody who has no name', async () => {
    me.person = null;
    await fellows.load();
    expect(asked).toEqual([]);
  });
});

describe('looks', () => {
  it('follow the device until somebody chooses', () => {
    device.dark = true;
    looks.show();
    expect([looks.isUnset, page.dataset['theme']]).toEqual([true, 'dark']);
    looks.set({ theme: 'light', palette: 'safe' });
    expect([page.dataset['theme'], page.dataset['palette']]).toEqual(['light', 'safe']);
    expect([kept.get('theme'), looks.isUnset]).toEqual(['light', false]);
    device.dark = false;
  });

  it('are the same in another window, and nonsense counts for nothing', () => {
    kept.set('theme', 'contrast').set('motion', 'wild');
    events.dispatchEvent(new Event('storage'));
    expect([looks.theme, looks.motion]).toEqual(['contrast', 'auto']);
    expect([page.dataset['contrast'], page.dataset['theme']]).toEqual(['more', 'light']);
  });
});

describe('titles', () => {
  it('are asked for once in each language', async () => {
    answers.set('GET /api/games', [{ name: 'nim', title: 'Nim' }]);
    await titles.load();
    await titles.load();
    expect([asked, titles.find('nim')?.title]).toEqual([['GET /api/games'], 'Nim']);
  });
});

describe('words', () => {
  it('change with the language, and a key that nobody translated stands for itself', async () => {
    await words.use('de');
    expect([page.lang, say('close')]).toEqual(['de', 'Schließen']);
    await words.use('en');
    expect([say('close'), say('no-such-key')]).toEqual(['Close', 'no-such-key']);
  });
  it('stay as they are when the other language does not arrive', async () => {
    await words.use('en');
    const whole = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const before = say('confirm');
    expect(await words.choose('nl')).toBe(false);
    expect([words.language, say('confirm'), kept.get('language')]).toEqual([
      'en',
      before,
      undefined,
    ]);
    expect(toasts.all.map(({ text }) => text)).toEqual([say('refused-offline')]);
    vi.stubGlobal('fetch', whole);
    expect([await words.choose('nl'), kept.get('language')]).toEqual([true, 'nl']);
  });
});

describe('the lobby', () => {
  const card = (id: string, more: Partial<TableCard> = {}): TableCard => tableCard({ id, ...more });
  const seat = { ...ANNA, person: 7 };
  const free = { ...ANNA, kind: 'open', name: '', person: null } as const;

  const enter = async (cards: TableCard[]): Promise<void> => {
    answers.set('GET /api/tables?kind=mine', cards);
    answers.set('GET /api/tables?kind=open', []);
    answers.set('GET /api/tables?kind=watch', []);
    answers.set('GET /api/games/lengths', [{ game: 'transamerica', seats: 2, entries: 80 }]);
    me.person = null;
    lobby.follow();
    me.person = anna;
    lobby.follow();
    FakeSocket.last().onopen?.();
    await vi.waitFor(() => {
      expect([lobby.loaded, lobby.usualLength(card('x', { seats: [seat, free] }))]).toEqual([
        true,
        80,
      ]);
    });
  };

  it('shows first where somebody waits for me, and what is free to join', async () => {
    const waits = card('waits', { status: 'playing', seats: [seat], moved: 1 });
    await enter([
      card('other', { owner: 7, moved: 5 }),
      waits,
      card('free', { seats: [free], moved: 2 }),
    ]);
    expect(lobby.mine.map(({ id }) => id)).toEqual(['waits', 'other']);
    expect([lobby.open.map(({ id }) => id), lobby.waiting]).toEqual([['free'], 1]);
  });

  it('counts games that wait for me, no lessons and no studies', async () => {
    const mine: Partial<TableCard> = { status: 'playing', seats: [seat] };
    await enter([
      card('game', mine),
      card('lesson', { ...mine, lesson: true }),
      card('study', { ...mine, analysis: true }),
    ]);
    expect([lobby.mine.length, lobby.waiting]).toEqual([3, 1]);
  });

  it('hears of tables that change and go, and of my turn at another table', async () => {
    await enter([card('a', { owner: 7 })]);
    FakeSocket.last().hear({ type: 'table', table: card('b', { seats: [free], moved: 9 }) });
    expect(lobby.open.map(({ id }) => id)).toEqual(['b']);
    FakeSocket.last().hear({ type: 'gone', id: 'b' });
    expect(lobby.open).toEqual([]);
    FakeSocket.last().hear({ type: 'notice', kind: 'turn', table: 'a', game: 'transamerica' });
    expect(toasts.all.map(({ link }) => link)).toEqual(['/table/a']);
  });

  it('keeps what it hears while it is still reading the lists', async () => {
    const whole = globalThis.fetch;
    const held: (() => void)[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = await whole(path, init);
      if (path.endsWith('kind=mine')) await new Promise<void>((go) => held.push(go));
      return answer;
    });
    const entering = enter([card('a', { owner: 7 }), card('b', { owner: 7 })]);
    await vi.waitFor(() => {
      expect(held).toHaveLength(1);
    });
    FakeSocket.last().hear({ type: 'table', table: card('new', { seats: [free] }) });
    FakeSocket.last().hear({ type: 'table', table: card('a', { owner: 7, moved: 9 }) });
    FakeSocket.last().hear({ type: 'gone', id: 'b' });
    for (const go of held) go();
    await entering;
    vi.stubGlobal('fetch', whole);
    expect(lobby.open.map(({ id }) => id)).toEqual(['new']);
    expect(lobby.mine.map(({ id, moved }) => [id, moved])).toEqual([['a', 9]]);
  });

  it('asks for older games: `false` when there are none', async () => {
    await enter([card('a', { owner: 7, moved: 5 })]);
    answers.set('GET /api/tables?kind=mine&before=5', [card('old', { owner: 7, moved: 2 })]);
    expect(await lobby.older()).toBe(true);
    expect(lobby.mine.map(({ id }) => id)).toEqual(['a', 'old']);
    answers.set('GET /api/tables?kind=mine&before=2', []);
    expect(await lobby.older()).toBe(false);
  });

  it('connects anew after a break, and not for somebody without a name', async () => {
    await enter([]);
    FakeSocket.last().end();
    expect(lobby.live).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    answers.set('GET /api/hello', { person: null });
    FakeSocket.last().end(4401);
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.all.length, asked.at(-1)]).toEqual([2, 'GET /api/hello']);
  });
});
