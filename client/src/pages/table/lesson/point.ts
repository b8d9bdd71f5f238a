/** Marks the part of the page that a card speaks of, and brings it into sight. */

import { layout } from '@lib/layout.svelte';

export function pointAt(part: string): () => void {
  const found = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!found) return () => undefined;
  const isOpened = !!found.closest('aside') && !layout.isOpen('panel');
  if (isOpened) layout.toggle('panel');
  found.dataset.pointed = '';
  if (!found.matches('main > *')) found.scrollIntoView({ block: 'center' });
  return () => {
    delete found.dataset.pointed;
    if (isOpened && layout.isOpen('panel')) layout.toggle('panel');
  };
}
