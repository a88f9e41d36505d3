import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { chatQueries } from '../queries/chat.ts';
import { notificationQueries } from '../queries/notification.ts';
import { createRefresh } from './refresh.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-10-14T18:00:00Z') });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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
