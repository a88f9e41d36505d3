import { createCounter } from '../throttle/counter.ts';

const MINUTE = 60_000;
/**
 * Many players can share an address, and all reconnect at once after a restart. A session has at most 10 sockets, which
 * reconnect a few times a minute on a bad connection.
 */
const LIMITS = {
  perNetwork: { most: 600, windowMs: MINUTE },
  perSession: { most: 30, windowMs: MINUTE },
};

export type UpgradeLimits = {
  /** Counts an upgrade request. Returns how many milliseconds to wait, or 0 when it is admitted. */
  admit(by: keyof typeof LIMITS, key: string): number;
};

export function createUpgradeLimits(now: () => number): UpgradeLimits {
  const counters = {
    perNetwork: createCounter(LIMITS.perNetwork, now),
    perSession: createCounter(LIMITS.perSession, now),
  };
  return {
    admit(by, key) {
      const waitMs = counters[by].waitMs(key);
      if (waitMs === 0) counters[by].count(key);
      return waitMs;
    },
  };
}
