import { createRateCounter } from '../throttle/rate-counter.ts';

const MINUTE = 60_000;
/**
 * Many viewers share an address, and all of them come back at once after a restart. A session has 10 sockets at most,
 * which come back a few times a minute on a bad line.
 */
const MOST = {
  perNetwork: { max: 600, windowMs: MINUTE },
  perSession: { max: 30, windowMs: MINUTE },
};

export type UpgradeLimits = {
  /** Counts a request for a socket; returns how many milliseconds it has to wait, 0 when it may go on. */
  admit(by: keyof typeof MOST, key: string): number;
};

export function createUpgradeLimits(now: () => number): UpgradeLimits {
  const counters = {
    perNetwork: createRateCounter(MOST.perNetwork, now),
    perSession: createRateCounter(MOST.perSession, now),
  };
  return {
    admit(by, key) {
      const waitMs = counters[by].waitMs(key);
      if (waitMs === 0) counters[by].count(key);
      return waitMs;
    },
  };
}
