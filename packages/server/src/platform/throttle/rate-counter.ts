import type { Instant } from '../clock/time.ts';
import type { Quota } from '@machine/contract';

/** Bounds the memory that requests from many addresses can use. */
export const KEYS_MAX = 20_000;

type Window = { start: Instant; count: number };

export type RateCounter = ReturnType<typeof createRateCounter>;

/**
 * Counts requests by key, in windows that start with a key's first request. All windows have the same length and are
 * stored in the order of their start, so expired ones are at the front. When there are too many, the oldest is dropped.
 */
export function createRateCounter({ max, windowMs }: Quota, now: () => Instant, keysMax = KEYS_MAX) {
  const windows = new Map<string, Window>();
  const isOpen = ({ start }: Window) => now() >= start && now() < start + windowMs;

  function openWindow(key: string): Window | undefined {
    const window = windows.get(key);
    return window && isOpen(window) ? window : undefined;
  }

  function startWindow(key: string): Window {
    windows.delete(key);
    for (const [oldest, known] of windows) {
      if (isOpen(known) && windows.size < keysMax) break;
      windows.delete(oldest);
    }
    const window = { start: now(), count: 0 };
    windows.set(key, window);
    return window;
  }

  return {
    /** Returns the milliseconds until `key` may make another request; 0 when it may now. */
    waitMs(key: string) {
      const window = openWindow(key);
      return window && window.count >= max ? window.start + windowMs - now() : 0;
    },
    /** Counts a request of `key`. Returns a function that takes it back. */
    count(key: string) {
      const window = openWindow(key) ?? startWindow(key);
      window.count += 1;
      return () => void (window.count -= 1);
    },
  };
}
