import type { Timers } from '../clock/timers.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { createMemoryRateStore } from '../throttle/memory-rate-store.ts';
import { KEYS_MAX } from '../throttle/rate-counter.ts';
import type { RateStore, RateWindow, Refusal } from '../throttle/rate-store.ts';

/** After a failure, requests are counted in memory this long before the store is tried again. */
const RETRY_MS = 5_000;

type Deps = { timers: Timers; log: Logger };

/**
 * Counts in a shared store and, while it fails, in the memory of this process, which knows what this process has let in
 * before: no limit is ever lifted, and no request waits for a store that is down. Remembers refusals, so that a caller
 * who keeps trying doesn't reach the store.
 */
export function createFallbackRateStore(shared: RateStore, { timers, log }: Deps): RateStore {
  const own = createMemoryRateStore(timers.now);
  const refusals = createRefusals(timers);
  let retryAt = -Infinity;
  let isFailing = false;

  async function takeShared(windows: readonly RateWindow[]): Promise<Refusal | null> {
    const refusal = await shared.take(windows);
    if (isFailing) log.warn('requests are counted for all processes again');
    isFailing = false;
    if (refusal === null) own.count(windows);
    else refusals.add(refusal);
    return refusal;
  }

  function startFallback(error: unknown): void {
    if (!isFailing) log.error({ error: errorForLog(error) }, 'requests are counted in this process only');
    isFailing = true;
    retryAt = timers.now() + RETRY_MS;
  }

  return {
    deleteEnded: shared.deleteEnded?.bind(shared),
    async take(windows) {
      if (timers.now() < retryAt) return own.take(windows);
      const known = refusals.find(windows);
      if (known !== null) return known;
      try {
        return await takeShared(windows);
      } catch (error) {
        startFallback(error);
        return own.take(windows);
      }
    },
  };
}

/** A full window stays full until it ends. */
function createRefusals({ now }: Timers) {
  const ends = new Map<string, number>();
  return {
    add({ key, waitMs }: Refusal): void {
      ends.delete(key);
      for (const [other, end] of ends) {
        if (end > now() && ends.size < KEYS_MAX) break;
        ends.delete(other);
      }
      ends.set(key, now() + waitMs);
    },
    find(windows: readonly RateWindow[]): Refusal | null {
      for (const { key } of windows) {
        const waitMs = (ends.get(key) ?? 0) - now();
        if (waitMs > 0) return { key, waitMs };
      }
      return null;
    },
  };
}
