/** Browser push: this browser is called even when no page is open, if its owner wishes so. */

import { get, post, remove } from '@lib/api';
import { say } from '@lib/words.svelte';
import { reason } from '@lib/reason';
import type { PushKey } from '@wire/http';

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Push {
  possible = $state('serviceWorker' in navigator && 'PushManager' in window);
  on = $state(false);
  wrong = $state('');

  async look(): Promise<void> {
    if (!this.possible) return;
    const worker = await navigator.serviceWorker.getRegistration('/');
    this.on = !!(await worker?.pushManager.getSubscription());
  }

  async set(on: boolean): Promise<void> {
    this.wrong = '';
    try {
      this.on = on ? await this.#begin() : await this.#end();
    } catch (error) {
      this.on = false;
      this.wrong = error instanceof DOMException ? say('call-push-no') : reason(error);
    }
  }

  async #begin(): Promise<boolean> {
    const { key } = await get<PushKey>('/api/push');
    await navigator.serviceWorker.register('/worker.js');
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(key),
    });
    const { endpoint, keys } = found.toJSON();
    await post('/api/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    return true;
  }

  async #end(): Promise<boolean> {
    const worker = await navigator.serviceWorker.getRegistration('/');
    const found = await worker?.pushManager.getSubscription();
    if (found) {
      await remove('/api/me/push', { endpoint: found.endpoint });
      await found.unsubscribe();
    }
    return false;
  }
}

export const push = new Push();
