import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createSingleFlight } from './singleFlight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An action whose end the test controls. */
function controlledAction() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const action = vi.fn<() => Promise<void>>(
    () => new Promise((resolve, reject) => void ends.push({ resolve, reject })),
  );
  return { action, ends };
}

test('sends one request for several presses until the response', async () => {
  const { action, ends } = controlledAction();
  const run = createSingleFlight();
  for (const _ of [1, 2, 3]) run('', action);
  await vi.advanceTimersByTimeAsync(20_000);
  run('', action);
  expect(action).toHaveBeenCalledTimes(1);
  ends[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  run('', action);
  expect(action).toHaveBeenCalledTimes(2);
});

test('allows a retry immediately after a failure', async () => {
  const { action, ends } = controlledAction();
  const run = createSingleFlight();
  run('', action);
  ends[0]?.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
  run('', action);
  expect(action).toHaveBeenCalledTimes(2);
});

test.each([
  ['30', 30_000],
  ['3600', 60_000],
])('blocks for %s of Retry-After after a 429, %i ms', async (retryAfter, waitMs) => {
  const { action, ends } = controlledAction();
  const run = createSingleFlight();
  run('', action);
  ends[0]?.reject(new ApiError(429, '', '', retryAfter));
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  run('', action);
  expect(action).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  run('', action);
  expect(action).toHaveBeenCalledTimes(2);
});

test('tracks keys independently and reports which are busy', async () => {
  const { action, ends } = controlledAction();
  let busy: ReadonlySet<string> = new Set();
  const run = createSingleFlight((now) => {
    busy = now;
  });
  run('a', action);
  run('b', action);
  run('a', action);
  expect(action).toHaveBeenCalledTimes(2);
  expect([...busy]).toEqual(['a', 'b']);
  ends[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([...busy]).toEqual(['a']);
});
