import { player } from '@machine/mocks/fixtures';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createQueryClient } from './client.ts';
import { sessionQueries } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const stubFetch = (status: number, body: string) => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const reject401 = () => Promise.reject(new ApiError(401, 'Unauthorized'));
const { queryKey: session } = sessionQueries.user();

test('fails a write at once while offline and never sends it later', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const write = new MutationObserver(createQueryClient(), { mutationFn: send });
  await expect(write.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('rechecks the session once after several 401s, and drops private data when logged out', async () => {
  const fetch = stubFetch(401, '{"message":"Unauthorized"}');
  const client = createQueryClient();
  client.setQueryData(session, player);
  client.setQueryData(['private'], 'a secret');
  await Promise.allSettled([
    client.fetchQuery({ queryKey: ['a'], queryFn: reject401 }),
    client.fetchQuery({ queryKey: ['b'], queryFn: reject401 }),
  ]);
  await vi.waitFor(() => expect(client.getQueryData(session)).toBeNull());
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(client.getQueryData(['private'])).toBeUndefined());
});

test('does not recheck the session after a failed login', async () => {
  const fetch = stubFetch(401, '');
  const client = createQueryClient();
  client.setQueryData(session, null);
  const login = new MutationObserver(client, { mutationFn: reject401, meta: { failure: { isCredentials: true } } });
  await login.mutate().catch(() => {});
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [200, ''],
  [200, '{}'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not found'],
])('a response of %i %j means logged out', async (status, body) => {
  stubFetch(status, body);
  expect(await createQueryClient().fetchQuery(sessionQueries.user())).toBeNull();
});

test.each([
  [200, '{"id":7}'],
  [200, '<html>Log in to the Wi-Fi</html>'],
  [429, 'Too many requests.'],
  [500, ''],
])('a response of %i %j fails', async (status, body) => {
  const fetch = stubFetch(status, body);
  const client = createQueryClient();
  await expect(client.fetchQuery(sessionQueries.user())).rejects.toThrow(Error);
  expect(client.getQueryData(session)).toBeUndefined();
  expect(fetch, 'not retried').toHaveBeenCalledOnce();
});

const tooMany = () => Promise.reject(new ApiError(429, 'Too many requests.', '', '30'));
/** Requests of a visit, so long after a failure. */
async function requestsOfVisit(afterMs: number, failing: () => Promise<never>, cached?: string): Promise<number> {
  vi.useFakeTimers();
  try {
    const queryFn = vi.fn<() => Promise<string>>(failing);
    const client = createQueryClient();
    const options = { queryKey: ['visited'], queryFn };
    if (cached !== undefined) client.setQueryData(options.queryKey, cached);
    await client.prefetchQuery({ ...options, staleTime: 0 });
    await vi.advanceTimersByTimeAsync(afterMs);
    new QueryObserver(client, options).subscribe(() => {})();
    return queryFn.mock.calls.length - 1;
  } finally {
    vi.useRealTimers();
  }
}
const down = () => Promise.reject(new TypeError('Failed to fetch'));

test.each<[string, number, () => Promise<never>, number, string?]>([
  ['shows the failure of the prefetch at its press', 0, down, 0],
  ['repeats an older failure', 1_000, down, 1],
  ['sends nothing before Retry-After', 29_000, tooMany, 0],
  ['sends nothing before Retry-After, with data', 29_000, tooMany, 0, 'data'],
  ['loads after Retry-After', 30_000, tooMany, 1],
  ['refetches after Retry-After, with data', 30_000, tooMany, 1, 'data'],
])('a visit %s', async (_name, afterMs, failing, requests, cached) => {
  expect(await requestsOfVisit(afterMs, failing, cached)).toBe(requests);
});
