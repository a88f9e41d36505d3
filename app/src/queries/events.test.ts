import { POLL_MS } from '@machine/contract/constants.ts';
import type { LiveEvent } from '@machine/contract/events.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { environmentManager, focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRefresh } from '../live/refresh.ts';
import { type DraftKey, readDraft, writeDraft } from '../services/drafts.ts';
import {
  fillCache,
  loadEverything,
  QUERIES,
  QUERY_ROWS,
  type QueryName,
  type QueryRow,
  showEverything,
} from '../testing/queries.ts';
import { createQueryClient } from './client.ts';
import { invalidateResults } from './results.ts';
import { recheckSession } from './session.ts';
import { beginSession, endSession, restartSession, resumeSession } from './sessionChange.ts';

let data: Map<QueryName, unknown>;
let client: QueryClient;
/** The messages to other tabs. */
let messages: number;

beforeAll(async () => {
  data = await loadEverything('full-card');
});
beforeEach(() => {
  vi.useFakeTimers();
  messages = 0;
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => void (messages += 1);
      close() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json(player));
  client = createQueryClient();
  fillCache(client, data);
});
afterEach(() => {
  client.clear();
  environmentManager.setIsServer(() => true);
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;
const mine: DraftKey = { userId: player.id, kind: 'dm', id: 't-1' };
const another: DraftKey = { userId: 'u-other', kind: 'dm', id: 't-1' };
const KEPT = ['session', 'game', 'clubs', 'unreadCount', 'newResults', 'practice', 'receipt'];

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const on = (event: LiveEvent) => () => createRefresh(client).onEvent(event);
const LIVE = 'match plays chat chats threads thread notifications unreadCount';
const PUBLIC = ['session', 'game', 'edge', 'edges', 'machineStats', 'record'];
const PRIVATE = QUERY_ROWS.flatMap(([name]) => (PUBLIC.includes(name) ? [] : name)).join(' ');

test.each<[string, () => unknown, string]>([
  ['a new score', on({ type: 'score_update', data: { matchId: 'm-1' } }), 'match plays'],
  ['the score of another match', on({ type: 'score_update', data: { matchId: 'm-2' } }), ''],
  ['a chat message', on({ type: 'chat', data: { matchId: 'm-1' } }), 'chat chats'],
  ['a message in another chat', on({ type: 'chat', data: { matchId: 'm-2' } }), 'chats'],
  ['a direct message', on({ type: 'dm', data: {} }), 'threads thread'],
  ['a notification', on({ type: 'notification', data: {} }), 'notifications unreadCount'],
  ['the first connection', () => createRefresh(client).onOpen(false), 'chats threads thread notifications'],
  ['another connection', () => createRefresh(client).onOpen(true), LIVE],
  ['a result', () => invalidateResults(client), 'session machineStats recap board achievements edge edges summary'],
  ['a check of the same session', () => recheckSession(client), 'session'],
  ['a change in another tab', () => restartSession(client), `session ${PRIVATE}`],
  ['a restored page of the same player', () => resumeSession(client), 'session spotlight card slate'],
])('after %s, what it changes is refetched, and nothing else', async (_, happen, expected) => {
  // Not just polled.
  await pass(2_000);
  const fetched = showEverything(client);
  void happen();
  await pass(0);
  const names = expected.split(' ');
  expect(fetched().split(' ').toSorted()).toEqual(names.toSorted());
});

test.each<[string, () => unknown, number, string, string]>([
  ['a login', () => beginSession(client), 1, 'mine', ''],
  ['a logout', () => endSession(client), 1, '', ''],
  ['a change that another tab has told', () => restartSession(client), 0, 'mine', 'another'],
  ['a check of the session', () => recheckSession(client), 0, 'mine', 'another'],
])('%s tells other tabs only of what changed here, and keeps own drafts', async (_, happen, count, own, other) => {
  writeDraft(mine, 'mine');
  writeDraft(another, 'another');
  void happen();
  await pass(0);
  expect(messages).toBe(count);
  expect([readDraft(mine), readDraft(another)]).toEqual([own, other]);
});

const POLLS: Partial<Record<QueryName, number>> = {
  slate: POLL_MS.slate,
  completed: POLL_MS.completedLive,
  machineStats: POLL_MS.machineStats,
  match: POLL_MS.match,
  plays: POLL_MS.playByPlay,
  chat: POLL_MS.matchChat,
  unreadCount: POLL_MS.unreadCount,
};

/** Mounts a query whose responses the test controls. */
function showQuery(name: QueryName) {
  environmentManager.setIsServer(() => false);
  client.mount();
  const queryFn = vi.fn<() => Promise<unknown>>(async () => data.get(name));
  const query: QueryRow[1] = QUERIES[name][1];
  new QueryObserver(client, { ...query, queryFn, refetchOnMount: false }).subscribe(() => {});
  return queryFn;
}

const POLLED = Object.entries(POLLS) as [QueryName, number][];

test.each(POLLED)('%s is polled every %i ms while the page is visible', async (name, everyMs) => {
  const queryFn = showQuery(name);
  const requestsAfter = async (ms: number) => {
    await pass(ms);
    return queryFn.mock.calls.length;
  };
  expect([await requestsAfter(everyMs - 1), await requestsAfter(1), await requestsAfter(everyMs)]).toEqual([0, 1, 2]);
  focusManager.setFocused(false);
  expect(await requestsAfter(HOUR_MS)).toBe(2);
  focusManager.setFocused(true);
  expect(await requestsAfter(0)).toBe(3);
});

test('nothing else is polled', async () => {
  const others = QUERY_ROWS.flatMap(([name]) => (name in POLLS ? [] : showQuery(name)));
  await pass(HOUR_MS);
  for (const isFocused of [false, true]) focusManager.setFocused(isFocused);
  await pass(0);
  for (const queryFn of others) expect(queryFn).not.toHaveBeenCalled();
});

test('a visit refetches what it shows, but what never changes by itself, is polled or told', async () => {
  await pass(2_000);
  const fetched = showEverything(client, true);
  await pass(0);
  const visited = fetched().split(' ');
  expect(QUERY_ROWS.map(([name]) => name).filter((name) => !visited.includes(name))).toEqual(KEPT);
});
