import type { LiveEvent } from '@machine/contract/events.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { environmentManager, type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatQueries } from '../queries/chat.ts';
import { createQueryClient } from '../queries/client.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import { notificationQueries } from '../queries/notification.ts';
import { sessionQueries } from '../queries/session.ts';
import { type DraftKey, readDraft, writeDraft } from '../services/drafts.ts';
import type { Services } from '../services/services.ts';
import { createServices } from '../testing/hooks.ts';
import { wait } from '../services/wait.ts';
import { FakeSocket } from '../testing/socket.ts';
import { startLiveUpdates } from './liveUpdates.ts';

const HOUR_MS = 3_600_000;
/** A poll interval starts at the previous response. */
const RESPONSE_MS = 50;
const { queryKey: session } = sessionQueries.user();

const openSocket = vi.fn<Services['openSocket']>(() => {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket as unknown as WebSocket;
});
const receive = (event: LiveEvent) => last().receives(JSON.stringify(event));

let page: EventTarget & { visibilityState: string };
let frame: EventTarget;
let sockets: FakeSocket[];
let requests: Record<string, number>;
let client: QueryClient;
let currentUserResponse: () => Promise<Response>;
let stop: () => void;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const last = () => sockets.at(-1) as FakeSocket;

/** Timers pause while the device sleeps; afterwards each due timer fires once. */
const sleepFor = (ms: number) => vi.setSystemTime(Date.now() + ms);

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  // The event bubbles from the document to the window.
  page.dispatchEvent(new Event('visibilitychange'));
  frame.dispatchEvent(new Event('visibilitychange'));
}

const showPage = (persisted: boolean) =>
  frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as Event);

function mount(name: string, options: { queryKey: readonly unknown[] }) {
  requests[name] = 0;
  client.setQueryData(options.queryKey, 'earlier');
  const queryFn = async () => {
    requests[name] = (requests[name] ?? 0) + 1;
    await wait(RESPONSE_MS);
    return 'response';
  };
  const observed = { ...options, queryFn, refetchOnMount: false } as unknown as QueryObserverOptions;
  new QueryObserver(client, observed).subscribe(() => {});
}

/** A player on the page of a live match, with polled and unpolled queries. */
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2025-10-14T18:00:00Z') });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  frame = Object.assign(new EventTarget(), { location: { protocol: 'https:', host: 'play.test' } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  currentUserResponse = async () => Response.json(player);
  vi.stubGlobal('fetch', () => currentUserResponse());
  environmentManager.setIsServer(() => false);
  [sockets, requests] = [[], {}];
  client = createQueryClient();
  client.mount();
  client.setQueryData(session, player);
  new QueryObserver(client, sessionQueries.user()).subscribe(() => {});
  mount('match', matchQueries.detail('m-1'));
  mount('plays', matchQueries.plays('m-1', { isPolled: true }));
  mount('chat', chatQueries.messages('m-1', { isPolled: true }));
  mount('count', notificationQueries.unreadCount());
  mount('threads', messageQueries.threads());
  stop = startLiveUpdates(client, { ...createServices(), openSocket });
  last().opens();
  await pass(0);
  for (const name of Object.keys(requests)) requests[name] = 0;
});
afterEach(() => {
  stop();
  client.clear();
  client.unmount();
  environmentManager.setIsServer(() => true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('fetches each live query and reconnects once after an hour asleep', async () => {
  show('hidden');
  receive({ type: 'dm', data: {} });
  await pass(0);
  last().drops();
  sleepFor(HOUR_MS);
  show('visible');
  expect(sockets).toHaveLength(2);
  await pass(RESPONSE_MS);
  last().opens();
  await pass(900);
  expect(requests).toEqual({ match: 1, plays: 1, chat: 1, count: 1, threads: 1 });
  expect(sockets).toHaveLength(2);
});

test('fetches nothing while hidden, and each query once when visible again', async () => {
  show('hidden');
  for (let second = 0; second < 360; second += 1) {
    receive({ type: 'chat', data: { matchId: 'm-1' } });
    receive({ type: 'score_update', data: { matchId: 'm-1' } });
    receive({ type: 'dm', data: {} });
    receive({ type: 'notification', data: {} });
    await pass(1_000);
  }
  expect(requests).toEqual({ match: 0, plays: 0, chat: 0, count: 0, threads: 0 });
  show('visible');
  await pass(1_000);
  expect(requests).toEqual({ match: 1, plays: 1, chat: 1, count: 1, threads: 1 });
});

test('says what it watches before it refetches, on each connection, which is as safe as the page', async () => {
  expect(openSocket).toHaveBeenLastCalledWith('wss://play.test/ws');
  const watching = '{"type":"watch","matchIds":["m-1"]}';
  expect(last().send.mock.calls).toEqual([[watching]]);
  last().drops();
  await pass(3_000);
  expect(last().send).not.toHaveBeenCalled();
  last().opens();
  expect(sockets.map(({ send }) => send.mock.calls)).toEqual([[[watching]], [[watching]]]);
});

test('disconnects for the back/forward cache, and refetches everything once when restored, without a session until the response', async () => {
  const draftKey: DraftKey = { userId: player.id, kind: 'chat', id: 'm-1' };
  writeDraft(draftKey, 'half a thought');
  show('hidden');
  frame.dispatchEvent(new Event('pagehide'));
  expect(last().close).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(sockets).toHaveLength(1);
  sleepFor(HOUR_MS);
  show('visible');
  showPage(true);
  expect(sockets).toHaveLength(2);
  expect(client.getQueryData(session)).toBeUndefined();
  await pass(RESPONSE_MS);
  last().opens();
  await pass(900);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  expect(requests).toEqual({ match: 1, plays: 1, chat: 1, count: 1, threads: 1 });
  expect(readDraft(draftKey)).toBe('half a thought');
});

test('refetches nothing on the first pageshow', async () => {
  showPage(false);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  await pass(900);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  expect(sockets).toHaveLength(1);
  expect(requests).toEqual({ match: 0, plays: 0, chat: 0, count: 0, threads: 0 });
});

test('deletes drafts of other users on start', () => {
  const draftKey: DraftKey = { userId: 'u-other', kind: 'dm', id: 't-1' };
  writeDraft(draftKey, 'not yours');
  startLiveUpdates(client, { ...createServices(), openSocket })();
  expect(readDraft(draftKey)).toBe('');
});

test('ignores events after it is stopped', async () => {
  stop();
  void client.invalidateQueries({ queryKey: messageQueries.all, refetchType: 'none' });
  show('hidden');
  show('visible');
  showPage(true);
  frame.dispatchEvent(new Event('online'));
  expect(client.getQueryData(session)?.id).toBe(player.id);
  await pass(60_000);
  expect(requests.threads).toBe(0);
  expect(sockets).toHaveLength(1);
});
