import { player } from '@machine/mocks/currentUser.ts';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../queries/client.ts';
import { sessionQueries, useSession } from '../queries/session.ts';
import { createServices, renderHook } from '../testing/hooks.ts';
import { createStore } from '../services/store.ts';
import { recoverSession } from './sessionRecovery.ts';
import type { Connection } from '../services/services.ts';

const HOUR_MS = 3_600_000;

let client: QueryClient;
let connection: ReturnType<typeof createStore<Connection>>;
/** The response to the current user request: a user, a status, or null for a network failure. */
let response: typeof player | number | null;
let requests: number;
let end = () => {};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const viewer = () => renderHook(client, createServices(), useSession)?.kind;
const other = (key: string) => client.fetchQuery({ queryKey: [key], queryFn: async () => 'response', staleTime: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    if (response === null) throw new TypeError('Failed to fetch');
    if (typeof response === 'number') return new Response('', { status: response, headers: { 'Retry-After': '30' } });
    return Response.json(response);
  });
  client = createQueryClient();
  connection = createStore<Connection>('down');
});
afterEach(() => {
  end();
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the page; `first` is the first response. */
async function open(first: typeof response) {
  response = first;
  const unsubscribes = [
    new QueryObserver(client, sessionQueries.user()).subscribe(() => {}),
    recoverSession(client, connection),
  ];
  end = () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  await pass(0);
  expect(requests).toBe(1);
}

const write = () =>
  client
    .getMutationCache()
    .build(client, { mutationFn: async () => 'done' })
    .execute(undefined);

test.each([null, 400, 429, 500, 503])(
  'after a failure (%s) nobody is logged in, and no timer repeats it',
  async (first) => {
    await open(first);
    expect(viewer()).toBe('anonymous');
    await pass(HOUR_MS);
    expect(requests).toBe(1);
  },
);

test.each([
  ['another call', () => other('leaderboards')],
  ['a write', write],
  ['the connection', () => connection.set('live')],
])('asks again after the success of %s, and once', async (_, succeed) => {
  await open(null);
  response = player;
  await succeed();
  await pass(0);
  expect(viewer()).toBe('player');
  await other('completed');
  await pass(HOUR_MS);
  expect(requests).toBe(2);
});

test('does not ask again with every successful poll when only this call fails', async () => {
  await open(null);
  for (let poll = 0; poll < 200; poll += 1) {
    await other('match');
    await pass(3_000);
  }
  expect(requests).toBe(2);
});

test('does not ask again before Retry-After, whatever else succeeds', async () => {
  await open(429);
  response = player;
  await other('leaderboards');
  connection.set('live');
  await pass(30_000);
  expect(requests).toBe(1);
  await other('completed');
  await pass(0);
  expect(viewer()).toBe('player');
});

test.each([
  ['anonymous', 401],
  ['player', player],
])('does not ask again about a viewer who is known: %s', async (kind, first) => {
  await open(first);
  await other('leaderboards');
  await write();
  connection.set('live');
  await pass(HOUR_MS);
  expect(requests).toBe(1);
  expect(viewer()).toBe(kind);
});

test('a failure in mid-session logs out until another call succeeds', async () => {
  await open(player);
  response = null;
  await client.prefetchQuery({ ...sessionQueries.user(), staleTime: 0 });
  expect(viewer()).toBe('anonymous');
  response = player;
  await other('leaderboards');
  await pass(0);
  expect(viewer()).toBe('player');
});
