/** What to tell a person when a request failed. */

import { Problem } from './api';
import { say } from './words.svelte';

export const reason = (error: unknown): string =>
  error instanceof Problem && error.message ? error.message : say('refused-offline');
