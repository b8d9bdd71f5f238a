/** What to tell a person when a request failed. */

import { Problem } from './api';
import { say } from './words.svelte';

export const reason = (error: unknown): string =>
  error instanceof Problem && error.message ? error.message : say('refused-offline');

/** Why it could not be done, in words; empty when it was. */
export async function failure(doing: () => Promise<unknown>): Promise<string> {
  try {
    await doing();
    return '';
  } catch (error) {
    return reason(error);
  }
}
