import { describe, expect, it, vi } from 'vitest';

import { loadAtlas } from '../src/games/african-rails/atlas';
import { sentence } from '../src/games/african-rails/story';
import type { Action, Entry, Told } from '../src/lib/protocol';
import { words } from '../src/lib/words.svelte';
import { grouped } from '../src/pages/table/turns';
import { servedWords } from './served-words';

const atlas = await loadAtlas();
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('fetch', (address: string) => Promise.resolve(servedWords(address)));
await words.use('en');

const post = (place: string) => atlas.places.get(place)?.mileposts[0] ?? -1;
const paid = (key: string, amount: number): Told => ({ key, values: { amount }, text: key });
let number = 0;
const entry = (action: Action, ...told: Told[]): Entry => ({
  number: number++,
  seat: action.type.startsWith('Draw') ? -1 : 1,
  by: 'person',
  at: 0,
  action,
  told: told.length ? told : [{ key: 'x', values: {}, text: action.type }],
});
const step = (place: string) => entry({ type: 'MoveTo', train: 0, milepost: post(place) });
const build = (place: string, amount: number) =>
  entry({ type: 'BuildTrack', start: 0, end: post(place) }, paid('af-build', amount));

describe('a turn at African Rails', () => {
  const earlier = [step('Lagos')];
  const [card, contracts] = [...atlas.cards][0] ?? ['', []];
  const good = atlas.goods.get(contracts[0]?.good ?? '')?.name.en ?? '';
  const turn = [
    step('Kano'),
    step('Cairo'),
    entry({ type: 'Deliver', train: 0, card, contract: 0 }, paid('af-deliver', 29)),
    entry({ type: 'DrawCard', card: 'C001' }),
    build('Aswan', 12),
    build('Riyadh', 8),
    entry({ type: 'EndTurn' }),
  ];

  it('is one sentence with its way and its sums', () => {
    expect(sentence(atlas, turn, earlier)).toBe(
      `Lagos to Cairo, delivered ${good} +29\u00a0M, built 2 sections to Riyadh, \u221220\u00a0M`,
    );
  });

  it('names the ferry', () => {
    const [suakin, across] = [685, 594];
    const over = [suakin, across].map((milepost) => entry({ type: 'MoveTo', train: 0, milepost }));
    expect(sentence(atlas, over, earlier)).toMatch(/^Lagos to .+, ferry Red Sea$/);
    expect(sentence(atlas, over.slice(1), [...earlier, ...over.slice(0, 1)])).toContain(
      ', ferry Red Sea',
    );
  });

  it('leaves out what was taken back', () => {
    const undone = [...turn.slice(0, 6), entry({ type: 'Undo', seat: 1, actions: 1 })];
    expect(sentence(atlas, undone, earlier)).toContain(
      'built one section to Aswan, \u221212\u00a0M',
    );
  });

  it('is nothing to tell of in the set-up, and little when nothing was done', () => {
    expect(sentence(atlas, [entry({ type: 'ReturnCard', card })], [])).toBe(null);
    expect(sentence(atlas, [entry({ type: 'EndTurn' })], [])).toBe('stood still and built nothing');
  });

  it('holds what the box does in it, where whole turns are told', () => {
    expect(grouped(turn).map(({ seat }) => seat)).toEqual([1, -1, 1]);
    expect(grouped(turn, true).map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [1, 7],
    ]);
  });
});
