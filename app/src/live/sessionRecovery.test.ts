import { player } from '@machine/mocks/fixtures';
import { environmentManager, focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { createQueryClient } from '../queries/client.ts';
import { sessionQueries } from '../queries/session.ts';
import { createStore } from '../services/store.ts';
import { recoveryOptions, recoverOnSuccess, recoveryDelay } from './sessionRecovery.ts';
import type { Connection } from './socket.ts';

const { queryKey: session } = sessionQueries.user();
const MINUTE_MS = 60_000;

let client: QueryClient;
let connection: ReturnType<typeof createStore<Connection>>;
/** What the server answers to "who is here": a user, a status, or null for no response. */
let answer: typeof player | number | null;
let asked: number;
let end = () => {};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const known = () => client.getQueryData(session)?.id;
const other = (key: string) => client.fetchQuery({ queryKey: [key], queryFn: async () => 'answer', staleTime: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  // In Node it takes itself for a server, which asks nothing by itself.
  environmentManager.setIsServer(() => false);
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (answer === null) throw new TypeError('Failed to fetch');
    if (typeof answer === 'number') return new Response('', { status: answer, headers: { 'Retry-After': '30' } });
    return Response.json(answer);
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

/** Opens the page; the first request is answered with `first`. */
async function open(first: typeof answer) {
  answer = first;
  const stops = [
    new QueryObserver(client, { ...sessionQueries.user(), ...recoveryOptions }).subscribe(() => {}),
    recoverOnSuccess(client, connection),
  ];
  end = () => stops.forEach((stop) => stop());
  await pass(0);
  expect(asked).toBe(1);
}

test.each([
  [1, 1_500, 2_000],
  [2, 3_000, 4_000],
  [5, 24_000, 32_000],
  [6, 45_000, MINUTE_MS],
  [60, 45_000, MINUTE_MS],
])('waits longer after each failure, a minute at most: %i failures', (errorUpdateCount, least, most) => {
  const wait = recoveryDelay({ error: new TypeError('Failed to fetch'), errorUpdateCount });
  expect(wait).toBeGreaterThanOrEqual(least);
  expect(wait).toBeLessThanOrEqual(most);
});

test('waits as long as the server asks', () => {
  expect(recoveryDelay({ error: new ApiError(429, '', '', '45'), errorUpdateCount: 1 })).toBe(45_000);
});

test('finds the player again by itself, and then asks no more', async () => {
  await open(null);
  await pass(1_000);
  expect(asked, 'the request is not retried at once').toBe(1);
  answer = player;
  await pass(1_000);
  expect(known()).toBe(player.id);
  await pass(10 * MINUTE_MS);
  expect(asked).toBe(2);
});

test('asks again with growing waits for as long as nothing answers', async () => {
  await open(null);
  await pass(2_000 + 4_000 + 8_000);
  expect(asked).toBe(4);
  await pass(10 * MINUTE_MS);
  expect(asked).toBeLessThanOrEqual(4 + 16);
});

test('a page that nobody sees asks once, when it is seen again', async () => {
  await open(null);
  focusManager.setFocused(false);
  await pass(10 * MINUTE_MS);
  expect(asked).toBe(1);
  answer = player;
  focusManager.setFocused(true);
  await pass(0);
  expect(known()).toBe(player.id);
});

test('asks again as soon as another request succeeds', async () => {
  await open(null);
  answer = player;
  await other('leaderboards');
  await pass(0);
  expect(known()).toBe(player.id);
});

test('asks again as soon as a write succeeds', async () => {
  await open(null);
  answer = player;
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 'done' })
    .execute(undefined);
  await pass(0);
  expect(known()).toBe(player.id);
});

test('asks again as soon as the socket is connected', async () => {
  await open(null);
  answer = player;
  connection.set('live');
  await pass(0);
  expect(known()).toBe(player.id);
});

test('does not ask with every poll that succeeds when this request alone fails', async () => {
  await open(null);
  for (let poll = 0; poll < 200; poll += 1) {
    await other('match');
    await pass(3_000);
  }
  // Ten minutes: the waits of the back-off, and one request between each two.
  expect(asked).toBeLessThanOrEqual(2 * 20);
});

test('asks nothing while the server asks to wait, whatever succeeds', async () => {
  await open(429);
  answer = player;
  await other('leaderboards');
  connection.set('live');
  await pass(29_000);
  expect(asked).toBe(1);
  await pass(1_000);
  expect(known()).toBe(player.id);
});

test.each([
  ['a visitor', 401, undefined],
  ['a player', player, player.id],
])('%s who is known is not asked for again', async (_, first, id) => {
  await open(first);
  await other('leaderboards');
  connection.set('live');
  await pass(10 * MINUTE_MS);
  expect(asked).toBe(1);
  expect(known()).toBe(id);
});

test('a player stays one when a later request fails', async () => {
  await open(player);
  answer = 503;
  await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
  expect(known()).toBe(player.id);
  await pass(10 * MINUTE_MS);
  expect(asked).toBe(2);
});
