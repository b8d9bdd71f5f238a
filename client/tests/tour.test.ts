import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const { STEPS } = await import('../src/pages/table/tour/steps');
const { Tour } = await import('../src/lib/tour.svelte');

describe('first-time help', () => {
  it('comes until it is switched off, and then only when it is asked for', () => {
    const first = new Tour();
    expect([first.isOpen, new Tour().isOpen]).toEqual([true, true]);
    first.close();
    const later = new Tour();
    expect([first.isOpen, later.isOpen]).toEqual([false, false]);
    later.open();
    expect([later.isOpen, new Tour().isOpen]).toEqual([true, false]);
  });

  it('points at parts that are on the page', () => {
    const folder = new URL('../src/pages/table/', import.meta.url);
    const page = readdirSync(folder)
      .filter((name) => name.endsWith('.svelte'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('');
    for (const { at } of STEPS) {
      const part = at.startsWith('to-') ? 'to-{' : `${at}"`;
      expect(page).toContain(`data-part="${part}`);
    }
  });

  it('says every step in every language', () => {
    for (const language of ['en', 'nl', 'de']) {
      const file = new URL(`../src/locale/${language}/table.ftl`, import.meta.url);
      const texts = readFileSync(file, 'utf8');
      for (const { text } of STEPS) expect(texts).toContain(`\ntour-${text} =`);
    }
  });
});
