import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wait } from '../services/wait.ts';
import { createRefetchCoalescer } from './refetchCoalescer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A refetch that takes 100 ms and counts its runs. */
function slowRefetch() {
  const runs = { started: 0, ended: 0, maxRunning: 0 };
  const refetch = async () => {
    runs.started += 1;
    runs.maxRunning = Math.max(runs.maxRunning, runs.started - runs.ended);
    await wait(100);
    runs.ended += 1;
  };
  return { refetch, runs };
}

test.each([
  [1, 1],
  [2, 2],
  [100, 2],
])('runs %i simultaneous requests at once and as %i refetches', async (count, refetches) => {
  const { refetch, runs } = slowRefetch();
  const request = createRefetchCoalescer(refetch);
  for (let i = 0; i < count; i += 1) request('chat:1');
  expect(runs.started).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs).toMatchObject({ started: refetches, ended: refetches, maxRunning: 1 });
});

test('completes two to five refetches a second, one at a time, under 1,000 requests a second', async () => {
  const { refetch, runs } = slowRefetch();
  const request = createRefetchCoalescer(refetch);
  for (let ms = 0; ms < 10_000; ms += 1) {
    request('match:1');
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(runs.maxRunning).toBe(1);
  expect(runs.ended).toBeGreaterThanOrEqual(20);
  expect(runs.ended).toBeLessThanOrEqual(50);
});

test('keys do not wait for each other, are forgotten when idle, and a failure does not block the key', async () => {
  const refetched: string[] = [];
  const request = createRefetchCoalescer((key) => {
    refetched.push(key);
    return key === 'a' ? Promise.reject(new Error('down')) : Promise.resolve();
  });
  for (const key of ['a', 'b', 'a']) request(key);
  expect(refetched).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refetched).toEqual(['a', 'b', 'a']);
  expect(vi.getTimerCount()).toBe(0);
  request('b');
  expect(refetched).toEqual(['a', 'b', 'a', 'b']);
});
