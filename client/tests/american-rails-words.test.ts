import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { SPACES } from '../src/games/american-rails/view';
import languages from '@locale/languages.json';

const source = join(import.meta.dirname, '../src');

test.each(Object.keys(languages))('every space has a name of its own in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(join(source, `locale/${language}/american-rails.ftl`), 'utf8');
  bundle.addResource(new FluentResource(text));
  for (const id of ['ar-space', 'ar-space-does']) {
    const pattern = bundle.getMessage(id)?.value ?? '';
    const names = [...SPACES, 'take-or-expand'].map((space) =>
      bundle.formatPattern(pattern, { space }),
    );
    expect(new Set(names).size).toBe(8);
  }
});
