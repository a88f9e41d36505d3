import { parseWatchMessage } from '@machine/contract/events.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { notificationQueries } from '../queries/notification.ts';
import { createWatch } from './watch.ts';
import { watchedMatches } from './watchedMatches.ts';

let client: QueryClient;
let frames: (readonly string[] | undefined)[];
let watch: ReturnType<typeof createWatch>;
const open = () => watch.onOpen((frame) => void frames.push(parseWatchMessage(frame)?.matchIds));
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(chatQueries.list().queryKey, [chatOf('m-8'), chatOf('m-9')]);
  frames = [];
  watch = createWatch(client);
});
afterEach(() => {
  watch.stop();
  client.clear();
  vi.useRealTimers();
});

const chatOf = (matchId: string) => ({ matchId, homeTeam: '', awayTeam: '', startTime: '', unreadCount: 0 });

/** Mounts a query that doesn't fetch. Returns a function that unmounts it. */
const show = ({ queryKey }: { queryKey: readonly unknown[] }, isShown = true) =>
  new QueryObserver(client, {
    queryKey,
    queryFn: async () => 'response',
    enabled: isShown && undefined,
    refetchOnMount: false,
  }).subscribe(() => {});

test('watches the match, the plays and the chats that are mounted, and those of the list of chats', () => {
  show(matchQueries.detail('m-2'));
  show(matchQueries.plays('m-2', { isPolled: true }));
  show(chatQueries.messages('m-1'));
  show(notificationQueries.unreadCount());
  show(chatQueries.messages('m-7'), false);
  expect([...new Set(watchedMatches(client))]).toEqual(['m-1', 'm-2']);
  show(chatQueries.list());
  expect([...new Set(watchedMatches(client))]).toEqual(['m-1', 'm-2', 'm-8', 'm-9']);
});

test('sends once for a screen that mounts several queries, and again when another one is shown', () => {
  open();
  pass(1_000);
  const hide = [show(matchQueries.detail('m-1')), show(chatQueries.messages('m-1'))];
  pass(50);
  expect(frames).toEqual([[], ['m-1']]);
  hide.forEach((unmount) => unmount());
  show(matchQueries.detail('m-2'));
  pass(999);
  expect(frames).toHaveLength(2);
  pass(1);
  expect(frames).toEqual([[], ['m-1'], ['m-2']]);
});

test('sends nothing while its matches are the same, and everything on a new connection', () => {
  show(matchQueries.detail('m-1'));
  open();
  client.setQueryData(matchQueries.detail('m-1').queryKey, undefined);
  show(chatQueries.messages('m-1'));
  pass(5_000);
  expect(frames).toEqual([['m-1']]);
  open();
  expect(frames).toEqual([['m-1'], ['m-1']]);
});

test('sends nothing before it is connected, or after it has stopped', () => {
  show(matchQueries.detail('m-1'));
  pass(5_000);
  open();
  watch.stop();
  show(matchQueries.detail('m-2'));
  pass(5_000);
  expect(frames).toEqual([['m-1']]);
  expect(vi.getTimerCount()).toBe(0);
});
