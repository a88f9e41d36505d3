import type { Instant } from '../feed/feed.ts';
import type { Allowance } from './limits.ts';

/** However many addresses somebody has: this bounds what they can make the server remember. */
const KEYS_MAX = 20_000;

type Window = { began: Instant; calls: number };

export type Counter = {
  /** Milliseconds until `key` has a call left; 0 when it has one now. */
  waitMs(key: string): number;
  /** Takes one of the key's calls. */
  count(key: string): void;
};

/**
 * Counts calls by key. Windows are as long as each other and kept in the order in which they began, so those that are
 * over stand in front and are dropped one by one; so is, where there are too many, the oldest that is not.
 */
export function createCounter({ most, windowMs }: Allowance, now: () => Instant, keysMax = KEYS_MAX): Counter {
  const windows = new Map<string, Window>();
  const isOpen = ({ began }: Window) => now() >= began && now() < began + windowMs;

  function open(key: string): Window | undefined {
    const window = windows.get(key);
    return window && isOpen(window) ? window : undefined;
  }

  function makeRoom(): void {
    for (const [key, window] of windows) {
      if (isOpen(window) && windows.size < keysMax) return;
      windows.delete(key);
    }
  }

  return {
    waitMs(key) {
      const window = open(key);
      return window && window.calls >= most ? window.began + windowMs - now() : 0;
    },
    count(key) {
      const window = open(key);
      if (window) {
        window.calls += 1;
        return;
      }
      windows.delete(key);
      makeRoom();
      windows.set(key, { began: now(), calls: 1 });
    },
  };
}
