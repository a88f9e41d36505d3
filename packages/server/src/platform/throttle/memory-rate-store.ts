import type { Instant } from '../clock/time.ts';
import { createRateCounter, type RateCounter } from './rate-counter.ts';
import type { RateWindow, Refusal } from './rate-store.ts';

/** Creates a store that counts in the memory of this process. */
export function createMemoryRateStore(now: () => Instant) {
  /** One per limit, so that many callers of one don't use up the memory of another. */
  const counters = new Map<string, RateCounter>();

  function counterOf({ limit, max, windowMs }: RateWindow): RateCounter {
    const counter = counters.get(limit) ?? createRateCounter({ max, windowMs }, now);
    counters.set(limit, counter);
    return counter;
  }

  /** Returns the refusal when a window is full, and null otherwise. Counts nothing. */
  function refusalOf(windows: readonly RateWindow[]): Refusal | null {
    const refusals = windows.map((window) => ({ key: window.key, waitMs: counterOf(window).waitMs(window.key) }));
    const [longest] = refusals.toSorted((one, other) => other.waitMs - one.waitMs);
    return longest !== undefined && longest.waitMs > 0 ? longest : null;
  }

  /** Counts a request in all windows. Returns a function that takes it back. */
  function count(windows: readonly RateWindow[]): () => void {
    const takeBacks = windows.map((window) => counterOf(window).count(window.key));
    return () => takeBacks.forEach((takeBack) => takeBack());
  }

  return {
    refusalOf,
    count,
    async take(windows: readonly RateWindow[]) {
      const refusal = refusalOf(windows);
      if (refusal === null) count(windows);
      return refusal;
    },
  };
}
