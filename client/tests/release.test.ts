import { expect, it } from 'vitest';

import { isOlder } from '../src/lib/release';

it('tells a page of another build, and nothing where there is no build', () => {
  expect(isOlder('/assets/index-b.js', '/assets/index-a.js')).toBe(true);
  expect(isOlder('/assets/index-a.js', '/assets/index-a.js')).toBe(false);
  expect(isOlder('', '/assets/index-a.js')).toBe(false);
  expect(isOlder('/assets/index-a.js', '/src/main.ts')).toBe(false);
});
