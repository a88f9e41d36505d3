import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { pollOptions } from './polling.ts';

const busy = (retryAfter: string) => new ApiError(429, '', 'Too Many Requests', retryAfter);

test.each([
  ['has answered', null, 3_000],
  ['is down', new ApiError(500, ''), 3_000],
  ['is out of reach', new TypeError('Failed to fetch'), 3_000],
  ['asks for half a minute', busy('30'), 30_000],
  ['asks for less than the interval', busy('1'), 3_000],
  ['asks for an hour', busy('3600'), 60_000],
])('R10: a poll of 3 s never comes sooner than a server that %s wants', (_, error, waitMs) => {
  expect(pollOptions(3_000).refetchInterval({ state: { error, data: undefined } })).toBe(waitMs);
});

afterEach(() => void vi.useRealTimers());

test('R10: a page that comes back into view does not ask sooner either', () => {
  vi.useFakeTimers();
  const { refetchOnWindowFocus } = pollOptions(3_000);
  const state = { error: busy('30'), errorUpdatedAt: Date.now() };
  expect(refetchOnWindowFocus({ state })).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(refetchOnWindowFocus({ state })).toBe('always');
  expect(refetchOnWindowFocus({ state: { error: null, errorUpdatedAt: 0 } })).toBe('always');
});

test('RULES: what is over is not asked again', () => {
  const { refetchInterval } = pollOptions<string>(3_000, (status) => status === 'FINAL');
  expect(refetchInterval({ state: { error: null, data: 'LIVE' } })).toBe(3_000);
  expect(refetchInterval({ state: { error: null, data: 'FINAL' } })).toBe(false);
});
