import { player } from '@machine/mocks/fixtures';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createQueryClient } from './client.ts';
import { sessionQueries } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const answers = (status: number, body: string) => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const refused = () => Promise.reject(new ApiError(401, 'Unauthorized'));
const { queryKey: session } = sessionQueries.user();

test('SPEC §9: nothing is stale, retried or asked again by itself', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
});

test('R2: without a network a write fails at once and is never sent later', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const write = new MutationObserver(createQueryClient(), { mutationFn: send });
  await expect(write.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('R6: refused reads ask once who we are; when it is nobody, what was private goes', async () => {
  const fetch = answers(401, '{"message":"Unauthorized"}');
  const client = createQueryClient();
  client.setQueryData(session, player);
  client.setQueryData(['private'], 'a secret');
  await Promise.allSettled([
    client.fetchQuery({ queryKey: ['a'], queryFn: refused }),
    client.fetchQuery({ queryKey: ['b'], queryFn: refused }),
  ]);
  await vi.waitFor(() => expect(client.getQueryData(session)).toBeNull());
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(client.getQueryData(['private'])).toBeUndefined());
});

test('R6: who is still logged in keeps everything', async () => {
  const fetch = answers(200, JSON.stringify(player));
  const client = createQueryClient();
  client.setQueryData(session, player);
  client.setQueryData(['private'], 'a secret');
  await client.fetchQuery({ queryKey: ['a'], queryFn: refused }).catch(() => {});
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(client.getQueryData(['private'])).toBe('a secret');
});

test('R8: a refused login is wrong data and asks nobody', async () => {
  const fetch = answers(401, '');
  const client = createQueryClient();
  client.setQueryData(session, null);
  const login = new MutationObserver(client, { mutationFn: refused, meta: { ignoreUnauthorized: true } });
  await login.mutate().catch(() => {});
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [200, ''],
  [200, 'null'],
  [200, '{}'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not found'],
])('an answer of %i %j means that nobody is logged in', async (status, body) => {
  answers(status, body);
  expect(await createQueryClient().fetchQuery(sessionQueries.user())).toBeNull();
});

test.each([
  [200, '{"id":7}'],
  [200, '<html>Log in to the Wi-Fi</html>'],
  [409, '{"message":"Conflict"}'],
  [429, 'Too many requests.'],
  [500, ''],
  [503, '{"message":"Come back later."}'],
])('an answer of %i %j says nothing about the session', async (status, body) => {
  const fetch = answers(status, body);
  const client = createQueryClient();
  await expect(client.fetchQuery(sessionQueries.user())).rejects.toThrow(Error);
  expect(client.getQueryData(session)).toBeUndefined();
  expect(fetch, 'not retried').toHaveBeenCalledOnce();
});
