import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './client.ts';
import { prefetchQuery } from './prefetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startQuery() {
  const client = createQueryClient();
  const options = { queryKey: ['board'], queryFn: vi.fn<() => Promise<string>>(async () => 'rows') };
  return {
    client,
    fetch: options.queryFn,
    prefetch: () => prefetchQuery(client, options),
    /** Shows the data on a screen and leaves it. */
    visit: async () => {
      const leave = new QueryObserver(client, options).subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      leave();
    },
  };
}

test('a visit uses prefetched data, and fetches again what was prefetched long ago, or has changed since', async () => {
  const { client, fetch, prefetch, visit } = startQuery();
  await prefetch();
  await visit();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await visit();
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await prefetch();
  await client.invalidateQueries({ queryKey: ['board'], refetchType: 'none' });
  await visit();
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('prefetches the same data once in ten seconds, even if it failed', async () => {
  const { fetch, prefetch } = startQuery();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetch();
  await prefetch();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await prefetch();
  await prefetch();
  expect(fetch).toHaveBeenCalledTimes(2);
});
