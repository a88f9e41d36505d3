import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import { notificationQueries } from '../queries/notification.ts';
import { createRefresh, keysToInvalidate } from './refresh.ts';
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

test('SPEC §4: an event asks again what it speaks of', () => {
  expect(keysToInvalidate({ type: 'score_update', data: { matchId: 'm-1' } })).toEqual([
    matchQueries.detail('m-1').queryKey,
  ]);
  expect(keysToInvalidate({ type: 'chat', data: { matchId: 'm-1' } })).toEqual([
    chatQueries.messages('m-1').queryKey,
    chatQueries.list().queryKey,
  ]);
  expect(keysToInvalidate({ type: 'dm', data: {} })).toEqual([messageQueries.all]);
  expect(keysToInvalidate({ type: 'notification', data: {} })).toEqual([notificationQueries.all]);
});

/** A client on whose screen stand these questions, and how often each was asked. */
function screen(...keys: readonly (readonly unknown[])[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const leaves: (() => void)[] = [];
  const asked = keys.map((queryKey) => {
    const queryFn = vi.fn<() => Promise<string>>(async () => 'answer');
    client.setQueryData(queryKey, 'earlier');
    leaves.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}));
    return queryFn;
  });
  return { client, asked, leave: () => leaves.forEach((leave) => leave()) };
}

test('W8: an event of another match asks nothing', async () => {
  const { client, asked } = screen(matchQueries.detail('m-1').queryKey, chatQueries.messages('m-1').queryKey);
  const { onEvent } = createRefresh(client);
  onEvent({ type: 'score_update', data: { matchId: 'm-2' } });
  onEvent({ type: 'chat', data: { matchId: 'm-2' } });
  await pass(1_000);
  for (const queryFn of asked) expect(queryFn).not.toHaveBeenCalled();
});

test('a score asks for the match and its plays', async () => {
  const { client, asked } = screen(matchQueries.detail('m-1').queryKey, matchQueries.plays('m-1', true).queryKey);
  createRefresh(client).onEvent({ type: 'score_update', data: { matchId: 'm-1' } });
  await pass(1_000);
  for (const queryFn of asked) expect(queryFn).toHaveBeenCalledOnce();
});

test('W3: after a break each live question on screen is asked once', async () => {
  const { client, asked } = screen(
    matchQueries.detail('m-1').queryKey,
    chatQueries.messages('m-1').queryKey,
    messageQueries.threads().queryKey,
    notificationQueries.unreadCount().queryKey,
  );
  createRefresh(client).onOpen(true);
  await pass(1_000);
  for (const queryFn of asked) expect(queryFn).toHaveBeenCalledOnce();
});

/** A question on screen whose answers come when the test says so, oldest first. */
function slowQuestion(queryKey: readonly unknown[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void answers.push(resolve));
  client.setQueryData(queryKey, 'earlier');
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => {});
  return { client, answers, observer, shown: () => client.getQueryData(queryKey) };
}

test('W10: an answer that was under way when the event came may be older, and is asked for again', async () => {
  const { client, answers, observer, shown } = slowQuestion(chatQueries.messages('m-1').queryKey);
  void observer.refetch();
  createRefresh(client).onEvent({ type: 'chat', data: { matchId: 'm-1' } });
  await pass(1_000);
  expect(answers).toHaveLength(1);
  answers[0]?.('without the message');
  await pass(1_000);
  expect(answers).toHaveLength(2);
  answers[1]?.('with it');
  await pass(1_000);
  expect(shown()).toBe('with it');
  expect(answers).toHaveLength(2);
});

test('W10: a score of 10-8 that was asked for before 12-8 and comes after it is ignored', async () => {
  const { client, answers, observer, shown } = slowQuestion(matchQueries.detail('m-1').queryKey);
  void observer.refetch().catch(() => {});
  // As after a write: what is under way does not count.
  void client.invalidateQueries({ queryKey: matchQueries.all });
  await pass(0);
  answers[1]?.('12-8');
  await pass(0);
  answers[0]?.('10-8');
  await pass(1_000);
  expect(shown()).toBe('12-8');
});

/** A second of a busy night: `rounds` times, each of a thousand matches tells a score and a word. */
async function busyNight({ onEvent }: ReturnType<typeof createRefresh>, rounds: number) {
  let most = 0;
  for (let n = 0; n < rounds * 1_000; n += 1) {
    const data = { matchId: `m-${n % 1_000}` };
    onEvent(n % 2 === 0 ? { type: 'score_update', data } : { type: 'chat', data });
    most = Math.max(most, vi.getTimerCount());
    await pass(1);
  }
  return most;
}

test('W12: of 1,000 events a second over 1,000 matches only the open one is asked for', async () => {
  const { client, asked } = screen(
    matchQueries.detail('m-2').queryKey,
    matchQueries.detail('m-4').queryKey,
    chatQueries.list().queryKey,
  );
  client.removeQueries({ queryKey: matchQueries.detail('m-4').queryKey });
  const most = await busyNight(createRefresh(client), 3);
  const [open, closed, list] = asked.map((queryFn) => queryFn.mock.calls.length);
  expect(open).toBe(3);
  expect(closed).toBe(0);
  // Each word may have changed the counts: at most one question every 250 ms.
  expect(list).toBeGreaterThanOrEqual(6);
  expect(list).toBeLessThanOrEqual(13);
  // What is remembered of a match goes with its moment, however many there are.
  expect(most).toBeLessThanOrEqual(300);
  await pass(1_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('W12: with nothing on screen nothing is asked', async () => {
  const { client, asked, leave } = screen(matchQueries.detail('m-2').queryKey, chatQueries.list().queryKey);
  leave();
  await busyNight(createRefresh(client), 1);
  for (const queryFn of asked) expect(queryFn).not.toHaveBeenCalled();
});

test('AF11: for a page that nobody sees a storm asks nothing, and once when it is seen', async () => {
  const { client, asked } = screen(
    matchQueries.detail('m-2').queryKey,
    chatQueries.messages('m-1').queryKey,
    notificationQueries.unreadCount().queryKey,
  );
  const refresh = createRefresh(client);
  page.visibilityState = 'hidden';
  for (let minute = 0; minute < 6; minute += 1) {
    await busyNight(refresh, 1);
    await pass(59_000);
  }
  for (const queryFn of asked) expect(queryFn).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  refresh.onSeen();
  await pass(1_000);
  expect(asked.map((queryFn) => queryFn.mock.calls.length)).toEqual([1, 1, 0]);
});

test('R10: an event does not ask what polls itself and was told to wait', async () => {
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
])('SPEC §7: on a page of %s the socket is at %s', (protocol, url) => {
  expect(socketUrl({ protocol, host: 'play.test' })).toBe(url);
});

test('W3: at the first connection what does not poll itself is asked again, or a word between would be missed', async () => {
  const { client, asked } = screen(messageQueries.threads().queryKey, notificationQueries.list().queryKey);
  createRefresh(client).onOpen(false);
  await vi.waitFor(() => {
    for (const queryFn of asked) expect(queryFn).toHaveBeenCalledOnce();
  });
});
