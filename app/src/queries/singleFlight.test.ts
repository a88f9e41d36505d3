import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createSingleFlight } from './singleFlight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A deed whose end the test decides. */
function slowDeed() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const act = vi.fn<() => Promise<void>>(() => new Promise((resolve, reject) => void ends.push({ resolve, reject })));
  return { act, ends };
}

test('F17, 1x: presses in one tick, and until the answer, are one request', async () => {
  const { act, ends } = slowDeed();
  const pass = createSingleFlight();
  for (const _ of [1, 2, 3]) pass('', act);
  await vi.advanceTimersByTimeAsync(20_000);
  pass('', act);
  expect(act).toHaveBeenCalledTimes(1);
  ends[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  pass('', act);
  expect(act).toHaveBeenCalledTimes(2);
});

test('I8: a failure lets the next press through at once', async () => {
  const { act, ends } = slowDeed();
  const pass = createSingleFlight();
  pass('', act);
  ends[0]?.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
  pass('', act);
  expect(act).toHaveBeenCalledTimes(2);
});

test.each([
  ['30', 30_000],
  ['3600', 60_000],
])('R10: after a 429 with Retry-After %s nothing passes for %i ms', async (retryAfter, waitMs) => {
  const { act, ends } = slowDeed();
  const pass = createSingleFlight();
  pass('', act);
  ends[0]?.reject(new ApiError(429, '', '', retryAfter));
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  pass('', act);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  pass('', act);
  expect(act).toHaveBeenCalledTimes(2);
});

test('rows do not wait for each other, and each is told as shut until its own answer', async () => {
  const { act, ends } = slowDeed();
  let shut: ReadonlySet<string> = new Set();
  const pass = createSingleFlight((now) => {
    shut = now;
  });
  pass('a', act);
  pass('b', act);
  pass('a', act);
  expect(act).toHaveBeenCalledTimes(2);
  expect([...shut]).toEqual(['a', 'b']);
  ends[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([...shut]).toEqual(['a']);
});
