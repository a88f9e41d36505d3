import { player } from '@machine/mocks/currentUser.ts';
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
  ['means logged out', 200, '', null],
  ['means logged out', 200, '{}', null],
  ['means logged out', 401, 'Unauthorized', null],
  ['means logged out', 403, 'Forbidden', null],
  ['means logged out', 404, 'Not found', null],
  ['fails', 200, '{"id":7}', undefined],
  ['fails', 200, '<html>Log in to the Wi-Fi</html>', undefined],
  ['fails', 429, 'Too many requests.', undefined],
  ['fails', 500, '', undefined],
])('the session %s after a response of %i %j, which is not retried', async (_, status, body, user) => {
  const fetch = stubFetch(status, body);
  const client = createQueryClient();
  await client.prefetchQuery(sessionQueries.user());
  expect(client.getQueryData(session)).toBe(user);
  expect(fetch).toHaveBeenCalledOnce();
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
