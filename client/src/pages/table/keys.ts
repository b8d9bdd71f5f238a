/** Single keys for the whole table page; never while somebody types, and never a button's own. */

export function shortcut(event: KeyboardEvent, acts: Record<string, () => void>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, dialog, [contenteditable]')) return;
  if (event.key === 'Enter' && target?.closest('button, a, summary, [role="button"]')) return;
  const act = acts[event.key] ?? acts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
