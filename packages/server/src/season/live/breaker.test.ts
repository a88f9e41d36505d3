import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { afterFailure, afterRejection, type Breaker, CLOSED } from './breaker.ts';

/** Returns the breakers after each of several failures, each at the time of the retry. */
function failures(times: number, random: number): Breaker[] {
  const breakers: Breaker[] = [];
  for (let last = CLOSED; breakers.length < times;) {
    last = afterFailure(last, last.retryAt, random);
    breakers.push(last);
  }
  return breakers;
}

it('doubles the pause, opens after five failures in a row, and probes at longer and longer intervals', () => {
  let earlier = 0;
  const pauses = failures(9, 1).map(({ state, retryAt }) => {
    const pause = retryAt - earlier;
    earlier = retryAt;
    return [state, pause];
  });
  expect(pauses).toEqual([
    ['closed', 5_000],
    ['closed', 10_000],
    ['closed', 20_000],
    ['closed', 40_000],
    ['open', 5 * MINUTE_MS],
    ['open', 10 * MINUTE_MS],
    ['open', 20 * MINUTE_MS],
    ['open', 30 * MINUTE_MS],
    ['open', 30 * MINUTE_MS],
  ]);
});

it('spreads the retries over the second half of each pause', () => {
  expect([0, 0.5, 0.999].map((random) => afterFailure(CLOSED, 0, random).retryAt)).toEqual([2_500, 3_750, 4_998]);
});

it('tries a rejected key again after ten minutes, and starts over after that', () => {
  const rejected = afterRejection(HOUR_MS);
  expect(rejected.retryAt).toBe(HOUR_MS + 10 * MINUTE_MS);
  expect(afterFailure(rejected, 0, 0)).toMatchObject({ state: 'closed', failures: 1 });
});
