import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { afterFailure, afterRejection, type Breaker, CLOSED } from './breaker.ts';

it('doubles the pause, opens after five failures in a row, and probes at longer and longer intervals', () => {
  let last: Breaker = CLOSED;
  const pauses = Array.from({ length: 9 }, () => {
    const { retryAt } = last;
    last = afterFailure(last, retryAt, 1);
    return [last.state, last.retryAt - retryAt];
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
