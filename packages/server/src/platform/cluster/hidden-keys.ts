import { createHmac } from 'node:crypto';
import type { RateStore } from '../throttle/rate-store.ts';

/**
 * Passes on keyed hashes of the keys, so that no address, user id or hash of an email address leaves this process, and
 * all keys have the same length.
 */
export function withHiddenKeys(store: RateStore, secret: string): RateStore {
  const hide = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  return {
    deleteEnded: store.deleteEnded?.bind(store),
    async take(windows) {
      const hidden = windows.map((window) => ({ ...window, key: hide(window.key) }));
      const refusal = await store.take(hidden);
      const index = hidden.findIndex(({ key }) => key === refusal?.key);
      return refusal && { ...refusal, key: windows[index]?.key ?? refusal.key };
    },
  };
}
