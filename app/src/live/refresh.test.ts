import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { notificationQueries } from '../queries/notification.ts';
import { createRefresh } from './refresh.ts';
import { socketUrl } from './liveUpdates.ts';

const page = { visibilityState: 'visible' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-10-14T18:00:00Z') });
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A client with these queries mounted, and a spy for each. */
function mountQueries(...keys: readonly (readonly unknown[])[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const unsubscribes: (() => void)[] = [];
  const queryFns = keys.map((queryKey) => {
    const queryFn = vi.fn<() => Promise<string>>(async () => 'response');
    client.setQueryData(queryKey, 'earlier');
    unsubscribes.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}));
    return queryFn;
  });
  return { client, queryFns, unmount: () => unsubscribes.forEach((unsubscribe) => unsubscribe()) };
}

/** A mounted query whose responses the test controls, oldest first. */
function controlledQuery(queryKey: readonly unknown[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const responses: ((response: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void responses.push(resolve));
  client.setQueryData(queryKey, 'earlier');
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => {});
  return { client, responses, observer, data: () => client.getQueryData(queryKey) };
}

test('refetches after a request that was in flight when the event came', async () => {
  const { client, responses, observer, data } = controlledQuery(chatQueries.messages('m-1').queryKey);
  void observer.refetch();
  createRefresh(client).onEvent({ type: 'chat', data: { matchId: 'm-1' } });
  await pass(1_000);
  expect(responses).toHaveLength(1);
  responses[0]?.('without the message');
  await pass(1_000);
  expect(responses).toHaveLength(2);
  responses[1]?.('with it');
  await pass(1_000);
  expect(data()).toBe('with it');
  expect(responses).toHaveLength(2);
});

/** Sends 1,000 events, one a millisecond, for `rounds` seconds. */
async function eventStorm({ onEvent }: ReturnType<typeof createRefresh>, rounds: number) {
  let maxTimers = 0;
  for (let n = 0; n < rounds * 1_000; n += 1) {
    const data = { matchId: `m-${n % 1_000}` };
    onEvent(n % 2 === 0 ? { type: 'score_update', data } : { type: 'chat', data });
    maxTimers = Math.max(maxTimers, vi.getTimerCount());
    await pass(1);
  }
  return maxTimers;
}

test('refetches only the open match under 1,000 events a second over 1,000 matches', async () => {
  const { client, queryFns } = mountQueries(
    matchQueries.detail('m-2').queryKey,
    matchQueries.detail('m-4').queryKey,
    chatQueries.list().queryKey,
  );
  client.removeQueries({ queryKey: matchQueries.detail('m-4').queryKey });
  const maxTimers = await eventStorm(createRefresh(client), 3);
  const [open, closed, list] = queryFns.map((queryFn) => queryFn.mock.calls.length);
  expect(open).toBe(3);
  expect(closed).toBe(0);
  // Each message may change the counts: at most one request every 250 ms.
  expect(list).toBeGreaterThanOrEqual(6);
  expect(list).toBeLessThanOrEqual(13);
  // Memory per match is released, however many matches there are.
  expect(maxTimers).toBeLessThanOrEqual(300);
  await pass(1_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('fetches nothing when no live query is mounted', async () => {
  const { client, queryFns, unmount } = mountQueries(matchQueries.detail('m-2').queryKey, chatQueries.list().queryKey);
  unmount();
  await eventStorm(createRefresh(client), 1);
  for (const queryFn of queryFns) expect(queryFn).not.toHaveBeenCalled();
});

test('does not refetch a polled query while it is rate-limited', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError(429, '', '', '30')));
  const options = { ...notificationQueries.unreadCount(), queryFn };
  new QueryObserver(client, options).subscribe(() => {});
  await pass(0);
  const { onEvent } = createRefresh(client);
  onEvent({ type: 'notification', data: {} });
  await pass(29_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await pass(1_000);
  onEvent({ type: 'notification', data: {} });
  await pass(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test.each([
  ['https:', 'wss://play.test/ws'],
  ['http:', 'ws://play.test/ws'],
])('on an %s page the socket URL is %s', (protocol, url) => {
  expect(socketUrl({ protocol, host: 'play.test' })).toBe(url);
});
