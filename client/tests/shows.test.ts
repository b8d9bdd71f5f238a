import { describe, expect, it } from 'vitest';

import african from '../src/games/african-rails/show';
import type { View as AfricanView } from '../src/games/african-rails/types';
import american from '../src/games/american-rails/show';
import type { View as AmericanView } from '../src/games/american-rails/view';
import { paid } from '../src/games/transfers';
import transamerica from '../src/games/transamerica/show';
import type { Entry } from '../src/lib/protocol';

const entry = (type: string, told = 1): Entry => ({
  number: 0,
  seat: 1,
  by: 'bot',
  at: 0,
  action: { type },
  told: Array.from({ length: told }, () => ({ key: 'k', values: {}, text: 'x' })),
});

describe('what changes hands', () => {
  const sums = (sum: number) => String(sum);

  it('goes from who has less to who has more', () => {
    expect(
      paid(
        [
          ['a', 10],
          ['b', 5],
        ],
        [
          ['a', 7],
          ['b', 8],
        ],
        sums,
      ),
    ).toEqual([{ from: 'a', to: 'b', text: '3', kind: 'money' }]);
  });

  it('comes from the bank and goes there where no other purse tells', () => {
    const found = paid(
      [
        ['a', 10],
        ['b', 5],
        ['c', null],
      ],
      [
        ['a', 12],
        ['b', 9],
        ['c', null],
      ],
      sums,
    );
    expect(found.map(({ from, to, text }) => [from, to, text])).toEqual([
      ['bank', 'a', '2'],
      ['bank', 'b', '4'],
    ]);
  });

  it('is a share with its price in American Rails', () => {
    const view = (cash: number, treasury: number, share: number) =>
      ({
        players: [{ cash, shares: [0, share] }],
        companies: [{ name: 'National', treasury }],
      }) as unknown as AmericanView;
    const found = american.transfers(view(30, 0, 0), view(18, 12, 1));
    expect(found.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      ['seat-0', 'company-National', 'money'],
      ['company-National', 'seat-0', 'card'],
    ]);
  });

  it('is no secret cash in African Rails', () => {
    const view = (cash: number | null, cards: number) =>
      ({ players: [{ cash, cards }] }) as unknown as AfricanView;
    expect(african.transfers(view(null, 2), view(null, 3))).toEqual([
      { from: 'bank', to: 'seat-0', text: '', kind: 'card' },
    ]);
    expect(african.transfers(view(20, 3), view(16, 3)).map(({ to }) => to)).toEqual(['bank']);
  });
});

describe('how moves are played out', () => {
  it('gives the end of a round time to be read', () => {
    expect(transamerica.weigh(entry('LayRail', 6))).toBeGreaterThan(
      transamerica.weigh(entry('LayRail')),
    );
    expect(transamerica.cue(entry('LayRail'))).toBe('rail');
  });

  it('hurries over single steps of a train', () => {
    expect(african.weigh(entry('MoveTo'))).toBeLessThan(african.weigh(entry('Deliver')));
    expect([african.cue(entry('MoveTo')), african.cue(entry('Deliver'))]).toEqual([null, 'coin']);
    expect(american.cue(entry('Bid'))).toBe('hammer');
  });
});
