import { describe, expect, it } from 'vitest';

import { kindOf } from '../src/pages/table/why';

describe('a choice that is marked', () => {
  it('is known by its mark, or on the map by what may be done there now', () => {
    expect(kindOf({ choice: 'EndTurn' }, ['LayRail', 'EndTurn'])).toBe('EndTurn');
    expect(kindOf({ space: 'expand3' }, ['TakeSpace'])).toBe('expand3');
    expect(kindOf({ place: '7' }, ['EndTurn', 'LayRail'])).toBe('LayRail');
    expect(kindOf({ place: '' }, ['Bid'])).toBeNull();
    expect(kindOf({}, ['LayRail'])).toBeNull();
  });
});
