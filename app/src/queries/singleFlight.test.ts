import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createSingleFlight } from './singleFlight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An action whose end the test controls. */
function controlledAction() {
  const ends: PromiseWithResolvers<void>[] = [];
  const action = vi.fn<() => Promise<void>>(() => {
    ends.push(Promise.withResolvers());
    return ends.at(-1)?.promise as Promise<void>;
  });
  return { action, ends };
}

test.each([
  ['at once after a success', null, 0],
  ['at once after a failure', new TypeError('Failed to fetch'), 0],
  ['30 s after a 429 that asks for it', new ApiError(429, '', '', '30'), 30_000],
])('sends one request for several presses, and the next one %s', async (_, error, waitMs) => {
  const { action, ends } = controlledAction();
  const run = createSingleFlight();
  run('', action);
  run('', action);
  await vi.advanceTimersByTimeAsync(20_000);
  run('', action);
  if (error) ends[0]?.reject(error);
  else ends[0]?.resolve();
  if (waitMs > 0) await vi.advanceTimersByTimeAsync(waitMs - 1);
  run('', action);
  expect(action).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(Math.min(waitMs, 1));
  run('', action);
  expect(action).toHaveBeenCalledTimes(2);
});

test('tracks keys independently and reports which are busy', async () => {
  const { action, ends } = controlledAction();
  let busy: ReadonlySet<string> = new Set();
  const run = createSingleFlight((now) => void (busy = now));
  for (const key of ['a', 'b', 'a']) run(key, action);
  expect(action).toHaveBeenCalledTimes(2);
  expect([...busy]).toEqual(['a', 'b']);
  ends[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([...busy]).toEqual(['a']);
});
