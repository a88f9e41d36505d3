import { player } from '@machine/mocks/fixtures';
import { environmentManager, focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createQueryClient } from '../queries/client.ts';
import { sessionQueries } from '../queries/session.ts';
import { createStore } from '../services/store.ts';
import { recoveryOptions, recoverOnSuccess, recoveryDelay } from './sessionRecovery.ts';
import type { Connection } from '../services/services.ts';

const { queryKey: session } = sessionQueries.user();
const MINUTE_MS = 60_000;

let client: QueryClient;
let connection: ReturnType<typeof createStore<Connection>>;
/** The response to the current user request: a user, a status, or null for a network failure. */
let response: typeof player | number | null;
let requests: number;
let end = () => {};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const currentUserId = () => client.getQueryData(session)?.id;
const other = (key: string) => client.fetchQuery({ queryKey: [key], queryFn: async () => 'response', staleTime: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  // In Node, the library assumes a server and disables refetching.
  environmentManager.setIsServer(() => false);
  requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    if (response === null) throw new TypeError('Failed to fetch');
    if (typeof response === 'number') return new Response('', { status: response, headers: { 'Retry-After': '30' } });
    return Response.json(response);
  });
  focusManager.setFocused(true);
  client = createQueryClient();
  client.mount();
  connection = createStore<Connection>('down');
});
afterEach(() => {
  end();
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the page; `first` is the first response. */
async function open(first: typeof response) {
  response = first;
  const unsubscribes = [
    new QueryObserver(client, { ...sessionQueries.user(), ...recoveryOptions }).subscribe(() => {}),
    recoverOnSuccess(client, connection),
  ];
  end = () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  await pass(0);
  expect(requests).toBe(1);
}

test.each([
  [1, 1_500, 2_000],
  [2, 3_000, 4_000],
  [5, 24_000, 32_000],
  [6, 45_000, MINUTE_MS],
  [60, 45_000, MINUTE_MS],
])('backs off after each failure, up to a minute: %i failures', (errorUpdateCount, min, max) => {
  const wait = recoveryDelay({ error: new TypeError('Failed to fetch'), errorUpdateCount });
  expect(wait).toBeGreaterThanOrEqual(min);
  expect(wait).toBeLessThanOrEqual(max);
});

test('waits at least Retry-After', () => {
  expect(recoveryDelay({ error: new ApiError(429, '', '', '45'), errorUpdateCount: 1 })).toBe(45_000);
});

test('recovers the player, then stops', async () => {
  await open(null);
  await pass(1_000);
  expect(requests, 'the request is not retried at once').toBe(1);
  response = player;
  await pass(1_000);
  expect(currentUserId()).toBe(player.id);
  await pass(10 * MINUTE_MS);
  expect(requests).toBe(2);
});

test('retries with backoff while there is no response', async () => {
  await open(null);
  await pass(2_000 + 4_000 + 8_000);
  expect(requests).toBe(4);
  await pass(10 * MINUTE_MS);
  expect(requests).toBeLessThanOrEqual(4 + 16);
});

test('a hidden page retries only when it is visible again', async () => {
  await open(null);
  focusManager.setFocused(false);
  await pass(10 * MINUTE_MS);
  expect(requests).toBe(1);
  response = player;
  focusManager.setFocused(true);
  await pass(0);
  expect(currentUserId()).toBe(player.id);
});

test('retries as soon as another request succeeds', async () => {
  await open(null);
  response = player;
  await other('leaderboards');
  await pass(0);
  expect(currentUserId()).toBe(player.id);
});

test('retries as soon as a write succeeds', async () => {
  await open(null);
  response = player;
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 'done' })
    .execute(undefined);
  await pass(0);
  expect(currentUserId()).toBe(player.id);
});

test('retries as soon as the socket connects', async () => {
  await open(null);
  response = player;
  connection.set('live');
  await pass(0);
  expect(currentUserId()).toBe(player.id);
});

test('does not retry with every successful poll when only this request fails', async () => {
  await open(null);
  for (let poll = 0; poll < 200; poll += 1) {
    await other('match');
    await pass(3_000);
  }
  // Ten minutes of backoff, with one extra request between two attempts.
  expect(requests).toBeLessThanOrEqual(2 * 20);
});

test('does not retry while rate-limited, whatever else succeeds', async () => {
  await open(429);
  response = player;
  await other('leaderboards');
  connection.set('live');
  await pass(29_000);
  expect(requests).toBe(1);
  await pass(1_000);
  expect(currentUserId()).toBe(player.id);
});

test.each([
  ['a visitor', 401, undefined],
  ['a player', player, player.id],
])('does not refetch %s who is known', async (_, first, id) => {
  await open(first);
  await other('leaderboards');
  connection.set('live');
  await pass(10 * MINUTE_MS);
  expect(requests).toBe(1);
  expect(currentUserId()).toBe(id);
});

test('keeps the player when a later request fails', async () => {
  await open(player);
  response = 503;
  await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
  expect(currentUserId()).toBe(player.id);
  await pass(10 * MINUTE_MS);
  expect(requests).toBe(2);
});
