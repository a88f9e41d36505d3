import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import { notificationQueries } from '../queries/notification.ts';
import { createRefresh, questionsOf } from './refresh.ts';
import { socketUrl } from './start.ts';

test('SPEC §4: an event asks again what it speaks of', () => {
  expect(questionsOf({ type: 'score_update', data: { matchId: 'm-1' } })).toEqual([
    matchQueries.detail('m-1').queryKey,
  ]);
  expect(questionsOf({ type: 'chat', data: { matchId: 'm-1' } })).toEqual([
    chatQueries.messages('m-1').queryKey,
    chatQueries.list().queryKey,
  ]);
  expect(questionsOf({ type: 'dm', data: {} })).toEqual([messageQueries.all]);
  expect(questionsOf({ type: 'notification', data: {} })).toEqual([notificationQueries.all]);
});

/** A client on whose screen stand these questions, and how often each was asked. */
function screen(...keys: readonly (readonly unknown[])[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked = keys.map((queryKey) => {
    const queryFn = vi.fn<() => Promise<string>>(async () => 'answer');
    client.setQueryData(queryKey, 'earlier');
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    return queryFn;
  });
  return { client, asked };
}

test('W8: an event of another match asks nothing', () => {
  const { client, asked } = screen(matchQueries.detail('m-1').queryKey, chatQueries.messages('m-1').queryKey);
  const { onEvent } = createRefresh(client);
  onEvent({ type: 'score_update', data: { matchId: 'm-2' } });
  onEvent({ type: 'chat', data: { matchId: 'm-2' } });
  for (const queryFn of asked) expect(queryFn).not.toHaveBeenCalled();
});

test('a score asks for the match and its plays', () => {
  const { client, asked } = screen(matchQueries.detail('m-1').queryKey, matchQueries.plays('m-1', true).queryKey);
  createRefresh(client).onEvent({ type: 'score_update', data: { matchId: 'm-1' } });
  for (const queryFn of asked) expect(queryFn).toHaveBeenCalledOnce();
});

test('W3: after a break each live question on screen is asked once', () => {
  const { client, asked } = screen(
    matchQueries.detail('m-1').queryKey,
    chatQueries.messages('m-1').queryKey,
    messageQueries.threads().queryKey,
    notificationQueries.unreadCount().queryKey,
  );
  createRefresh(client).onBack();
  for (const queryFn of asked) expect(queryFn).toHaveBeenCalledOnce();
});

test.each([
  ['https:', 'wss://play.test/ws'],
  ['http:', 'ws://play.test/ws'],
])('SPEC §7: on a page of %s the socket is at %s', (protocol, url) => {
  expect(socketUrl({ protocol, host: 'play.test' })).toBe(url);
});
