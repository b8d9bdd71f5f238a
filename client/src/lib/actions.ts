/** Whether two actions are one and the same, where there is no choice's id to tell. */

import type { Action } from './protocol';

/** Of one kind and with equal fields, in whatever order; a field without value counts as none. */
export function sameAction(one: Action | null, other: Action | null): boolean {
  return sameValue(one, other);
}

function sameValue(one: unknown, other: unknown): boolean {
  if (!isComposite(one) || !isComposite(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    sameValue(one[key], other[key]),
  );
}

/** A list or a struct. */
const isComposite = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
