import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';

/** The pause after the first failure. It doubles with each further one. */
const FIRST_PAUSE_MS = 5_000;
const FAILURES_MAX = 5;
const OPEN_MS = 5 * MINUTE_MS;
const OPEN_MAX_MS = 30 * MINUTE_MS;
/** A rejected key may be replaced at the provider at any time, such as when a plan is renewed. */
const REJECTED_MS = 10 * MINUTE_MS;

/**
 * Says if a kind of request is sent to a source. `closed`: yes, after the pause of the last failure. `open`: not before
 * `retryAt`; then one request probes the source, and its failure opens the breaker for longer. `rejected`: the provider
 * refuses the key. All times are game time.
 */
export type Breaker =
  | { state: 'closed'; failures: number; retryAt: Instant }
  | { state: 'open'; failures: number; retryAt: Instant }
  | { state: 'rejected'; retryAt: Instant };

export const CLOSED: Breaker = { state: 'closed', failures: 0, retryAt: 0 };

/** Returns the breaker after a failed request. `random` in [0, 1) spreads the retries of several servers. */
export function afterFailure(breaker: Breaker, now: Instant, random: number): Breaker {
  const failures = (breaker.state === 'rejected' ? 0 : breaker.failures) + 1;
  const isOpen = failures >= FAILURES_MAX;
  const longest = isOpen
    ? Math.min(OPEN_MAX_MS, OPEN_MS * 2 ** (failures - FAILURES_MAX))
    : FIRST_PAUSE_MS * 2 ** (failures - 1);
  // At least half of it, so that a source that is down isn't requested at once.
  const retryAt = now + Math.ceil((longest * (1 + random)) / 2);
  return { state: isOpen ? 'open' : 'closed', failures, retryAt };
}

export const afterRejection = (now: Instant): Breaker => ({ state: 'rejected', retryAt: now + REJECTED_MS });
