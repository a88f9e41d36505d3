import { player } from '@machine/mocks/fixtures';
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
import { createStore } from '../services/store.ts';
import { startLiveUpdates } from './liveUpdates.ts';
import type { Connection } from './socket.ts';

const HOUR_MS = 3_600_000;
/** A poll's next turn is counted from its answer. */
const ANSWER_MS = 50;
const { queryKey: session } = sessionQueries.user();

class FakeSocket extends EventTarget {
  close = vi.fn<() => void>();
  opens = () => this.dispatchEvent(new Event('open'));
  breaks = () => this.dispatchEvent(new Event('close'));
  says = (event: unknown) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

let page: EventTarget & { visibilityState: string };
let frame: EventTarget;
let sockets: FakeSocket[];
let asked: Record<string, number>;
let client: QueryClient;
let whoIsHere: () => Promise<Response>;
let stop: () => void;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const last = () => sockets.at(-1) as FakeSocket;

/** Timers stand still while the machine sleeps; when it wakes, each that is due goes off once. */
const sleepFor = (ms: number) => vi.setSystemTime(Date.now() + ms);

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  // From the document it rises to the window.
  page.dispatchEvent(new Event('visibilitychange'));
  frame.dispatchEvent(new Event('visibilitychange'));
}

const comesBack = (persisted: boolean) =>
  frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as Event);

function mount(name: string, options: { queryKey: readonly unknown[] }) {
  asked[name] = 0;
  client.setQueryData(options.queryKey, 'earlier');
  const queryFn = async () => {
    asked[name] = (asked[name] ?? 0) + 1;
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_MS);
    });
    return 'answer';
  };
  const observed = { ...options, queryFn, refetchOnMount: false } as unknown as QueryObserverOptions;
  new QueryObserver(client, observed).subscribe(() => {});
}

/** A player on a live match's own page, whose header has a bell: what polls itself, and what does not. */
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2025-10-14T18:00:00Z') });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  frame = Object.assign(new EventTarget(), { location: { protocol: 'https:', host: 'play.test' } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  whoIsHere = async () => Response.json(player);
  vi.stubGlobal('fetch', () => whoIsHere());
  environmentManager.setIsServer(() => false);
  [sockets, asked] = [[], {}];
  client = createQueryClient();
  client.mount();
  client.setQueryData(session, player);
  new QueryObserver(client, sessionQueries.user()).subscribe(() => {});
  mount('match', matchQueries.detail('m-1'));
  mount('plays', matchQueries.plays('m-1', true));
  mount('chat', chatQueries.messages('m-1', { isPolled: true }));
  mount('count', notificationQueries.unreadCount());
  mount('threads', messageQueries.threads());
  stop = startLiveUpdates(client, {
    connection: createStore<Connection>('connecting'),
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  } as unknown as Services);
  last().opens();
  await pass(0);
  for (const name of Object.keys(asked)) asked[name] = 0;
});
afterEach(() => {
  stop();
  client.clear();
  client.unmount();
  environmentManager.setIsServer(() => true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('AF10: after an hour asleep each live question is asked once, and the socket is tried once', async () => {
  show('hidden');
  last().says({ type: 'dm', data: {} });
  await pass(0);
  last().breaks();
  sleepFor(HOUR_MS);
  show('visible');
  expect(sockets).toHaveLength(2);
  await pass(ANSWER_MS);
  last().opens();
  await pass(900);
  expect(asked).toEqual({ match: 1, plays: 1, chat: 1, count: 1, threads: 1 });
  expect(sockets).toHaveLength(2);
});

test('AF10: asleep in sight, what is due goes off once, and then goes on as ever', async () => {
  await pass(1_000);
  sleepFor(HOUR_MS);
  await pass(2_000);
  expect(asked).toEqual({ match: 1, plays: 1, chat: 1, count: 0, threads: 0 });
  await pass(27_000);
  expect(asked).toEqual({ match: 9, plays: 9, chat: 9, count: 1, threads: 0 });
});

test('AF11, R12: hidden for six minutes with news coming in, a page asks nothing; seen again, once each', async () => {
  show('hidden');
  for (let second = 0; second < 360; second += 1) {
    last().says({ type: 'chat', data: { matchId: 'm-1' } });
    last().says({ type: 'score_update', data: { matchId: 'm-1' } });
    last().says({ type: 'dm', data: {} });
    last().says({ type: 'notification', data: {} });
    await pass(1_000);
  }
  expect(asked).toEqual({ match: 0, plays: 0, chat: 0, count: 0, threads: 0 });
  show('visible');
  await pass(1_000);
  expect(asked).toEqual({ match: 1, plays: 1, chat: 1, count: 1, threads: 1 });
});

test('W13: a connection that is open and silent ends nothing: the page lives on its polls', async () => {
  await pass(10 * 60_000);
  expect(sockets).toHaveLength(1);
  expect(last().close).not.toHaveBeenCalled();
  expect(asked).toEqual({ match: 196, plays: 196, chat: 196, count: 19, threads: 0 });
});

test('AF9: a page that is left has no connection, so that the browser may keep it, and is reconnected at once', async () => {
  frame.dispatchEvent(new Event('pagehide'));
  expect(last().close).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(sockets).toHaveLength(1);
  comesBack(true);
  expect(sockets).toHaveLength(2);
});

test('AF9: out of the browser memory everything is asked once, and nobody is here until the answer', async () => {
  const place: DraftKey = { userId: player.id, kind: 'chat', id: 'm-1' };
  writeDraft(place, 'half a thought');
  show('hidden');
  frame.dispatchEvent(new Event('pagehide'));
  sleepFor(HOUR_MS);
  show('visible');
  comesBack(true);
  expect(client.getQueryData(session)).toBeUndefined();
  await pass(ANSWER_MS);
  last().opens();
  await pass(900);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  expect(asked).toEqual({ match: 1, plays: 1, chat: 1, count: 1, threads: 1 });
  expect(readDraft(place)).toBe('half a thought');
});

test('AF9: a page that is shown for the first time asks nothing twice', async () => {
  comesBack(false);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  await pass(900);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  expect(sockets).toHaveLength(1);
  expect(asked).toEqual({ match: 0, plays: 0, chat: 0, count: 0, threads: 0 });
});

test("2.10, AF6: a page keeps drafts of its player alone, whoever's they were before", () => {
  const place: DraftKey = { userId: 'u-somebody', kind: 'dm', id: 't-1' };
  writeDraft(place, 'not yours');
  startLiveUpdates(client, {
    connection: createStore<Connection>('connecting'),
    openSocket: () => new FakeSocket() as unknown as WebSocket,
  } as unknown as Services)();
  expect(readDraft(place)).toBe('');
});

test('W4: ended, it hears nothing any more', async () => {
  stop();
  void client.invalidateQueries({ queryKey: messageQueries.all, refetchType: 'none' });
  show('hidden');
  show('visible');
  comesBack(true);
  frame.dispatchEvent(new Event('online'));
  expect(client.getQueryData(session)?.id).toBe(player.id);
  await pass(60_000);
  expect(asked.threads).toBe(0);
  expect(sockets).toHaveLength(1);
});
