import { describe, expect, it } from 'vitest';

import type { Entry } from '../src/lib/protocol';
import { read } from '../src/lib/rules';
import { ranking } from '../src/pages/table/ranking';
import { folded, grouped, sinceMine } from '../src/pages/table/turns';
import {
  fitting,
  isComplete,
  isOffered,
  pace,
  resized,
  seatsFor,
  USUAL_PACE,
} from '../src/pages/new/wish';

const entry = (number: number, seat: number, text: string, by: Entry['by'] = 'person'): Entry => ({
  number,
  seat,
  by,
  at: 0,
  action: null,
  told: text ? [{ key: 'x', values: {}, text }] : [],
});

describe('the log', () => {
  const log = [
    entry(0, -1, 'dealt', 'box'),
    entry(1, 0, 'a'),
    entry(2, 0, 'b'),
    entry(3, 1, 'c'),
    entry(4, 2, ''),
  ];

  it('is grouped by turn', () => {
    expect(grouped(log).map(({ seat, texts, until }) => [seat, texts, until])).toEqual([
      [-1, ['dealt'], 1],
      [0, ['a', 'b'], 3],
      [1, ['c'], 4],
    ]);
  });

  it('folds a long turn, but nothing that counts', () => {
    const told = ['rail', 'complete', 'lost 1', 'lost 2', 'lost 3', 'lost 4', 'barrier'];
    const ending = {
      ...entry(9, 0, ''),
      told: told.map((text) => ({ key: '', values: {}, text })),
    };
    const turn = [...Array(6).keys()].map((number) => entry(number, 0, `step ${number}`));
    expect(folded(grouped([...turn, ending])[0]!)).toEqual([
      { isFolded: false, texts: ['step 0'] },
      { isFolded: true, texts: ['step 1', 'step 2', 'step 3', 'step 4', 'step 5'] },
      { isFolded: false, texts: told },
    ]);
    expect(folded(grouped(turn)[0]!)).toHaveLength(1);
  });

  it('marks what happened since my turn', () => {
    expect(sinceMine(log, 0, 0)).toBe(3);
    expect(sinceMine(log, 2, 2)).toBe(null);
    expect(sinceMine(log, null, 0)).toBe(null);
    expect(sinceMine(log.slice(0, 3), 0, 1)).toBe(null);
  });
});

describe('the result', () => {
  it('puts winners first where few points are best', () => {
    const places = ranking({ scores: [9, 4, 13], winners: [1], places: [2, 1, 3] });
    expect(places.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  it('puts winners first where much money is best, ties together', () => {
    const places = ranking({ scores: [90, 120, 120, 40], winners: [1, 2], places: [3, 1, 1, 4] });
    expect(places.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
});

describe('a rulebook', () => {
  const text = [
    '# Game: the rules',
    'Two lines',
    'of text with `code`.',
    '## 1 Set-up',
    '- TA-1.1 Take **all** rails',
    '  and stones.',
    '- A note on TA-1.1: see there.',
    '| type | effect |',
    '| --- | --- |',
    '| `tax` | pay |',
    '<!-- for programs -->',
    '## Actions (names)',
    'For programs.',
  ].join('\n');

  it('is read into chapters, rules and words', () => {
    const chapters = read(text);
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Game: the rules', '1 Set-up']);
    expect(chapters[0]?.parts[0]?.pieces.map((piece) => piece.kind)).toEqual([
      'text',
      'code',
      'text',
    ]);
    const rules = chapters[1]?.parts ?? [];
    expect(rules.map((part) => part.id)).toEqual(['TA-1.1', null, null, null]);
    expect(rules[0]?.pieces.map((piece) => piece.text).join('')).toBe('Take all rails and stones.');
    expect(rules[1]?.pieces.filter((piece) => piece.kind === 'rule')).toEqual([
      { kind: 'rule', text: 'TA-1.1' },
    ]);
    expect(rules[3]?.pieces.map((piece) => piece.text).join('')).toBe('tax: pay');
  });
});

describe('a new table', () => {
  const me = { kind: 'me' as const, name: '', level: '' };

  it('gets bots for added seats and keeps the others', () => {
    expect(resized([me], 3, 'sharp').map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(resized([me, me, me], 2, 'sharp')).toHaveLength(2);
  });

  it('tells the server only what it asks for', () => {
    const seats = [
      me,
      { kind: 'guest' as const, name: ' Ben ', level: 'x' },
      { kind: 'bot' as const, name: 'x', level: 'sharp' },
    ];
    const nobody = () => undefined;
    expect(seatsFor(seats, nobody)).toEqual([
      { kind: 'me' },
      { kind: 'guest', name: 'Ben' },
      { kind: 'bot', level: 'sharp' },
    ]);
    expect(seatsFor(seats, () => 7)[1]).toEqual({ kind: 'guest', person: 7 });
    expect(isComplete(seats)).toBe(false);
  });

  it('offers nothing that cannot start', () => {
    const field = { label: '', choices: [], least: null, most: null, note: '', seats: null };
    const start = { ...field, name: 'start', kind: 'seat' as const, default: 'random' };
    const pair = { ...field, name: 'pair', kind: 'switch' as const, default: false, seats: [2] };
    expect([2, 3].map((seats) => isOffered(pair, seats))).toEqual([true, false]);
    const options = { start: 2, pair: true };
    expect(fitting([start, pair], options, 2)).toEqual({ start: 'random', pair: true });
    expect(fitting([start, pair], options, 3)).toEqual({ start: 2, pair: false });
    expect(fitting([start, pair], {}, 3)).toEqual({ start: 'random', pair: false });
  });

  it('has a pace in seconds', () => {
    expect(pace({ ...USUAL_PACE, kind: 'live', minutes: 10, seconds: 5 })).toEqual({
      move: 5,
      reserve: 600,
      timeout: 'bot',
    });
    expect(pace({ ...USUAL_PACE, kind: 'days', days: 2 }).move).toBe(172_800);
    expect(pace(USUAL_PACE).reserve).toBe(0);
  });
});
