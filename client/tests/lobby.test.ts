import { beforeAll, describe, expect, it, vi } from 'vitest';

import { ANNA, tableCard } from './cards';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);

const { ago } = await import('../src/lib/when');
const { titles } = await import('../src/lib/titles.svelte');
const { facts, paceKind } = await import('../src/pages/lobby/card');
const { fits } = await import('../src/pages/lobby/filters.svelte');
type TableCard = import('../src/lib/lobby.svelte').TableCard;

const ANY = { game: '', pace: '', people: false } as const;

const card = (change: Partial<TableCard> = {}): TableCard =>
  tableCard({
    options: { barrier: 'rulebook', start: 1, open: true },
    owner: 1,
    seats: [ANNA],
    ...change,
  });

describe('a table in the lobby', () => {
  beforeAll(() => {
    const field = { choices: [], least: null, most: null, note: '', seats: null };
    titles.all = [
      {
        name: 'transamerica',
        title: 'TransAmerica',
        version: 1,
        seats: [2],
        levels: [],
        styles: {},
        has_secrets: true,
        lesson: true,
        options: [
          { ...field, name: 'barrier', label: 'Barrier', kind: 'choice', default: 'rulebook' },
          { ...field, name: 'start', label: 'Start', kind: 'seat', default: 'random' },
          { ...field, name: 'two', label: 'For two', kind: 'switch', default: false, seats: [2] },
          { ...field, name: 'open', label: 'Open', kind: 'switch', default: true },
        ],
      },
    ];
  });

  it('names only what is not as usual', () => {
    expect(facts(card())).toHaveLength(1);
    expect(
      facts(card({ options: { barrier: 'rulebook', start: 'random', open: true, two: true } })),
    ).toEqual([]);
    expect(facts(card({ options: { barrier: 'rulebook', start: 'random', open: true } }))).toEqual(
      [],
    );
    expect(facts(card({ talk: false, hints: false, onlookers: false }))).toEqual([
      'fact-option',
      'fact-no-talk',
      'fact-no-hints',
      'fact-no-onlookers',
    ]);
  });

  it('has a kind of pace', () => {
    expect(paceKind(card())).toBe('none');
    expect(paceKind(card({ pace: { move: 20, reserve: 600, timeout: 'bot' } }))).toBe('live');
    expect(paceKind(card({ pace: { move: 2 * 86400, reserve: 0, timeout: 'bot' } }))).toBe('days');
  });

  it('fits the filters or not', () => {
    expect(fits(card(), ANY)).toBe(true);
    expect(fits(card(), { ...ANY, game: 'american-rails' })).toBe(false);
    expect(fits(card(), { ...ANY, pace: 'days' })).toBe(false);
    expect(fits(card(), { ...ANY, people: true })).toBe(true);
    const bot = {
      kind: 'bot',
      name: 'Ada',
      person: null,
      level: 'sharp',
      away: false,
      left: '',
    } as const;
    expect(fits(card({ seats: [bot] }), { ...ANY, people: true })).toBe(false);
  });

  it('says how long ago something was', () => {
    expect(ago(1000, 1030)).toBe('now');
    expect(ago(1000, 1000 + 5 * 60)).toBe('5 minutes ago');
    expect(ago(1000, 1000 + 26 * 3600)).toBe('yesterday');
    expect(ago(1000, 900)).toBe('now');
    expect(ago(10.5 * 86400, 30 * 86400)).toBe('11 Jan 1970');
  });
});
