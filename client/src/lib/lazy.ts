/** Parts of a page that are fetched when they are needed. */

import { toasts } from './toasts.svelte';
import { say } from './words.svelte';

/** How long to wait before each further try, in milliseconds; a line that comes back ends a wait. */
export const WAITS = [500, 1000, 2000, 4000, 8000, 16000];

/** Loads a part, over a line that is lost for a while. Tells it when it is not there after all. */
export async function lazy<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await lineOr(wait);
    }
  }
  return load().catch((error: unknown) => {
    toasts.show(`${say('missing-title')}. ${say('missing-why')}`);
    throw error;
  });
}

/** Waits for the line to come back; where it is not known to be lost, some time. */
function lineOr(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      removeEventListener('online', done);
      resolve();
    };
    addEventListener('online', done);
    if (navigator.onLine) setTimeout(done, wait);
  });
}
