import { describe, expect, it } from 'vitest';

import { cornerBeside } from '../src/lib/parts/beside';
import { glossOf, read } from '../src/lib/terms';

const LIST = `# A title: glossary

- share, shares (AR-2.5): A part of a company.
- turn-order track, turn order (AR-3.4): Who comes first (and last).
- order (AR-4.3): Another term.
- Würfel, Würfeln (AR-5.7): Ein Gleis.
`;
const gloss = glossOf(read(LIST));
const marked = (text: string) => gloss(text).map((part) => (part.term ? [part.text] : part.text));

describe('a glossary', () => {
  it('is read line by line', () => {
    expect(read(LIST)[1]).toEqual({
      forms: ['turn-order track', 'turn order'],
      rule: 'AR-3.4',
      meaning: 'Who comes first (and last).',
    });
    expect(read('')).toEqual([]);
  });

  it('finds whole words in any case, and keeps the text as it is', () => {
    expect(marked('Shares: shareholders buy no ashare')).toEqual([
      ['Shares'],
      ': shareholders buy no ashare',
    ]);
    expect(marked('drei Würfeln.')).toEqual(['drei ', ['Würfeln'], '.']);
    expect(marked('Würfeleien')).toEqual(['Würfeleien']);
  });

  it('takes the longest term, and each only once', () => {
    expect(marked('the turn order, then the order; turn order')).toEqual([
      'the ',
      ['turn order'],
      ', then the ',
      ['order'],
      '; turn order',
    ]);
    expect(gloss('turn order')[0]?.term).toBe('turn-order track');
  });

  it('leaves a text without terms alone, also an empty one', () => {
    expect(marked('nothing here')).toEqual(['nothing here']);
    expect(marked('')).toEqual(['']);
    expect(glossOf([])('share')).toEqual([{ text: 'share', term: null }]);
  });
});

describe('a note beside a word', () => {
  const view = { width: 400, height: 300 };
  const note = { width: 100, height: 40 };
  const word = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 40 });

  it('stands above its middle', () => {
    expect(cornerBeside(word(180, 150), note, view)).toEqual({ left: 150, top: 104 });
  });

  it('stands below at the upper edge, and never beyond the others', () => {
    expect(cornerBeside(word(0, 10), note, view)).toEqual({ left: 8, top: 36 });
    expect(cornerBeside(word(390, 150), note, view).left).toBe(292);
    expect(cornerBeside(word(180, 30), { width: 100, height: 290 }, view).top).toBe(8);
  });
});
