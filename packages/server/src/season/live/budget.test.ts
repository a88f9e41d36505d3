import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import {
  type Budget,
  type BudgetAnswer,
  createBudget,
  nextRequestAt,
  remainingRequests,
  resumeBudget,
  settleRequest,
  takeRequest,
} from './budget.ts';

const PLAN = 10;
const COUNTED: BudgetAnswer = { kind: 'counted' };

/** Sends requests that are answered at once with `answer`. */
const spend = (budget: Budget, times: number, now: number, answer: BudgetAnswer = COUNTED): Budget =>
  Array.from({ length: times }).reduce<Budget>(
    (last) => settleRequest(takeRequest(last, now), answer, PLAN, now),
    budget,
  );

it('allows as many requests as the plan, and the next one a minute after the answer to the first', () => {
  const first = settleRequest(takeRequest(createBudget(PLAN), 1_000), COUNTED, PLAN, 3_000);
  const full = spend(first, PLAN - 1, 4_000);
  expect(nextRequestAt(spend(first, PLAN - 2, 4_000), 4_000)).toBe(4_000);
  expect([nextRequestAt(full, 5_000), remainingRequests(full, 5_000)]).toEqual([63_000, 0]);
  expect([nextRequestAt(full, 63_000), remainingRequests(full, 63_000)]).toEqual([63_000, 1]);
});

it('waits for the answer to a request that uses up the budget', () => {
  const open = takeRequest(createBudget(1), 0);
  expect(nextRequestAt(open, 10 * MINUTE_MS)).toBeNull();
});

it('waits as long as the provider asks for, and halves the limit down to one', () => {
  let budget = spend(createBudget(PLAN), 1, 0, { kind: 'limited', retryAfterMs: 90_000 });
  expect([budget.limit, nextRequestAt(budget, 0), remainingRequests(budget, 89_999)]).toEqual([5, 90_000, 0]);
  const limits = [2, 1, 1].map((_, index) => {
    budget = spend(budget, 1, 90_000 * (index + 1), { kind: 'limited', retryAfterMs: 90_000 });
    return budget.limit;
  });
  expect(limits).toEqual([2, 1, 1]);
});

it('grows by a tenth of the plan every five minutes without a 429, up to the plan', () => {
  let budget = spend(createBudget(PLAN), 1, 0, { kind: 'limited', retryAfterMs: 0 });
  const limits = Array.from({ length: 35 }, (_, minute) => {
    budget = spend(budget, 1, (minute + 1) * MINUTE_MS);
    return budget.limit;
  });
  expect([3, 4, 8, 9, 34].map((minute) => limits[minute])).toEqual([5, 6, 6, 7, 10]);
});

it('believes the headers of the provider where they are stricter', () => {
  const used = (remaining: number) => spend(createBudget(PLAN), 1, 0, { kind: 'counted', remaining, resetMs: 20_000 });
  expect([0, 3, 100].map((remaining) => remainingRequests(used(remaining), 0))).toEqual([0, 3, 9]);
  expect(nextRequestAt(used(0), 0)).toBe(20_000);
  expect(nextRequestAt(spend(used(2), 2, 1), 1)).toBe(20_000);
});

it('is not blocked for more than a day by any header', () => {
  const answers: BudgetAnswer[] = [
    { kind: 'limited', retryAfterMs: 1e12 },
    { kind: 'counted', remaining: 0, resetMs: 1e12 },
  ];
  for (const answer of answers) expect(nextRequestAt(spend(createBudget(PLAN), 1, 0, answer), 0)).toBe(24 * HOUR_MS);
});

it('counts the unanswered requests of a killed process for another minute, and takes a smaller plan', () => {
  const killed = takeRequest(spend(createBudget(PLAN), 8, 0), 1_000);
  const resumed = resumeBudget(JSON.parse(JSON.stringify(killed)) as Budget, 9, 30_000);
  expect([nextRequestAt(resumed, 30_000), remainingRequests(resumed, 60_000)]).toEqual([60_000, 8]);
  expect(remainingRequests(resumed, 90_000)).toBe(9);
});

const someStep = fc.record({
  waitMs: fc.nat({ max: 5_000 }),
  /** From sending to arrival at the provider, and from there to the answer. */
  thereMs: fc.nat({ max: 20_000 }),
  backMs: fc.nat({ max: 20_000 }),
  isKilled: fc.boolean(),
  answer: fc.oneof(
    fc.constant(COUNTED),
    fc.record({ kind: fc.constant('limited' as const), retryAfterMs: fc.nat({ max: 100_000 }) }),
    fc.record({
      kind: fc.constant('counted' as const),
      remaining: fc.nat({ max: 30 }),
      resetMs: fc.nat({ max: 100_000 }),
    }),
  ),
});

it('never exceeds the plan in any 60 seconds at the provider, whatever it answers, when it arrives and who is killed', () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 12 }),
    fc.array(someStep, { maxLength: 60 }),
    (plan, steps) => {
      let now = 1_000;
      let budget = createBudget(plan);
      const arrivals: number[] = [];
      for (const { waitMs, thereMs, backMs, answer, isKilled } of steps) {
        now = (nextRequestAt(budget, now + waitMs) ?? Infinity) satisfies number;
        expect(remainingRequests(budget, now)).toBeGreaterThan(0);
        budget = takeRequest(budget, now);
        arrivals.push(now + thereMs);
        now += thereMs + (isKilled ? 0 : backMs);
        budget = isKilled ? resumeBudget(budget, plan, now) : settleRequest(budget, answer, plan, now);
      }
      for (const [index, at] of arrivals.entries()) {
        expect(at - (arrivals[index - plan] ?? -Infinity)).toBeGreaterThanOrEqual(MINUTE_MS);
      }
    },
  );
  expect(() => fc.assert(property, { numRuns: process.env.NIGHTLY ? 1_000 : 100 })).not.toThrow();
});
