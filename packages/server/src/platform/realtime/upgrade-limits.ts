import { createRateCounter } from '../throttle/rate-counter.ts';
import { MINUTE_MS } from '../clock/time.ts';

/**
 * Many players can share an address, and all reconnect at once after a restart. A session has at most 10 sockets, which
 * reconnect a few times a minute on a bad connection.
 */
const LIMITS = { perNetwork: { max: 600, windowMs: MINUTE_MS }, perSession: { max: 30, windowMs: MINUTE_MS } };

export type UpgradeLimits = ReturnType<typeof createUpgradeLimits>;

export function createUpgradeLimits(now: () => number) {
  const counters = {
    perNetwork: createRateCounter(LIMITS.perNetwork, now),
    perSession: createRateCounter(LIMITS.perSession, now),
  };
  return {
    /** Counts an upgrade request. Returns how many milliseconds to wait, or 0 when it is admitted. */
    admit(by: keyof typeof LIMITS, key: string) {
      const waitMs = counters[by].waitMs(key);
      if (waitMs === 0) counters[by].count(key);
      return waitMs;
    },
  };
}
