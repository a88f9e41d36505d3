import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { pollOptions } from './polling.ts';

const busy = (retryAfter: string) => new ApiError(429, '', 'Too Many Requests', retryAfter);

test.each([
  ['after a success', null, 3_000],
  ['after a server error', new ApiError(500, ''), 3_000],
  ['after Retry-After 30', busy('30'), 30_000],
  ['after Retry-After 1', busy('1'), 3_000],
])('%s, a poll of 3 s waits as long as it must', (_, error, waitMs) => {
  expect(pollOptions(3_000).refetchInterval({ state: { error, data: undefined } })).toBe(waitMs);
});

afterEach(() => void vi.useRealTimers());

test('does not refetch on focus while rate-limited', () => {
  vi.useFakeTimers();
  const { refetchOnWindowFocus } = pollOptions(3_000);
  const state = { error: busy('30'), errorUpdatedAt: Date.now() };
  expect(refetchOnWindowFocus({ state })).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(refetchOnWindowFocus({ state })).toBe('always');
  expect(refetchOnWindowFocus({ state: { error: null, errorUpdatedAt: 0 } })).toBe('always');
});

test('stops polling what is over', () => {
  const { refetchInterval } = pollOptions<string>(3_000, (status) => status === 'FINAL');
  expect(refetchInterval({ state: { error: null, data: 'LIVE' } })).toBe(3_000);
  expect(refetchInterval({ state: { error: null, data: 'FINAL' } })).toBe(false);
});
