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
  const login = new MutationObserver(client, { mutationFn: refused, meta: { isSignIn: true } });
  await login.mutate().catch(() => {});
  expect(fetch).not.toHaveBeenCalled();
});

test('AN: what cannot be read as a user, and no answer at all, is nobody', async () => {
  answers(200, '{"id":7}');
  expect(await createQueryClient().fetchQuery(sessionQueries.user())).toBeNull();
  answers(401, 'Unauthorized');
  expect(await createQueryClient().fetchQuery(sessionQueries.user())).toBeNull();
});
