import type { ChatMessage } from '@machine/contract/chat.ts';
import type { DmThread } from '@machine/contract/message.ts';
import type { Prediction } from '@machine/contract/prediction.ts';
import type { UserSummary } from '@machine/contract/profile.ts';
import type { Reminders } from '@machine/contract/reminder.ts';
import type { Slate } from '@machine/contract/slate.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { scenarios } from '@machine/mocks/scenarios.ts';
import { NOTHING_HIDDEN } from '@machine/ui/result/hiding.ts';
import { getResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ANSWERS, type Fault } from '../../test/faults/faults.ts';
import { readDraft, writeDraft } from '../services/drafts.ts';
import { createServices, renderHook, settled } from '../testing/hooks.ts';
import { fillCache, loadEverything, QUERIES, QUERY_ROWS, type QueryName, showEverything } from '../testing/queries.ts';
import { createQueryClient } from './client.ts';
import { failureText } from './failure.ts';
import { OWN_MUTATIONS } from '../testing/mutations/ownMutations.ts';
import { SHARED_MUTATIONS } from '../testing/mutations/sharedMutations.ts';
import { matchId, draftOf, type Row } from '../testing/mutations/row.ts';

const MUTATIONS: Record<string, Row> = { ...OWN_MUTATIONS, ...SHARED_MUTATIONS };
const ROWS = Object.entries(MUTATIONS);

let data: Map<QueryName, unknown>;
/** The responses to reads, by path. */
let reads: Map<string, unknown>;
beforeAll(async () => {
  data = await loadEverything('full-card');
});
beforeEach(() => {
  reads = new Map(QUERY_ROWS.map(([name, [path]]) => [path, data.get(name)]));
  for (const name of ['BroadcastChannel', 'sessionStorage', 'localStorage']) vi.stubGlobal(name, undefined);
});
afterEach(() => vi.unstubAllGlobals());

const ORIGIN = 'http://mocked.test';

/** The replies of a server: a status, or that of the mocks for 200. */
type Reply = number | ((headers: Headers) => Response | Promise<Response>);

/** A page that has everything, and a server that replies like this to writes. */
function open({ use }: Row, reply: Reply) {
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(reads.get(path));
    if (typeof reply === 'function') return reply(new Headers(headers));
    if (reply === 401) return Response.json({ message: 'Unauthorized' }, { status: 401 });
    if (reply !== 200) return new Response(null, { status: reply });
    return getResponse(scenarios['full-card'], new Request(ORIGIN + path, { method }), { baseUrl: ORIGIN });
  });
  const client = createQueryClient();
  const services = createServices();
  fillCache(client, data);
  return { client, services, start: renderHook(client, services, use) };
}

/** Runs a mutation on a page that shows everything. Returns what is refetched, where a 401 leads, and the words of a failure. */
async function run(row: Row, reply: Reply = 200) {
  const { client, services, start } = open(row, reply);
  const fetched = showEverything(client);
  start();
  await settled(client);
  const [write] = client.getMutationCache().getAll();
  const { error = null, variables } = write?.state ?? {};
  const words = error && failureText(error, write?.meta?.failure ?? {}, variables as never);
  client.clear();
  const shown = services.toaster.store.get();
  const toast = shown ? [shown.title, shown.description].filter(Boolean).join(': ') : undefined;
  return { refetched: fetched(), redirects: services.unauthorized.mock.calls.length, toast, words };
}

const inOrder = (names: string) =>
  QUERY_ROWS.flatMap(([name]) => (names.split(' ').includes(name) ? name : [])).join(' ');

test.each(ROWS)('the success of %s is told, and what it changes is refetched, and nothing else', async (_, row) => {
  expect(await run(row)).toMatchObject({ refetched: inOrder(row.after ?? ''), redirects: 0, toast: row.done });
});

test.each(ROWS)('the failure of %s refetches what it may have changed', async (_, { after = '', ...row }) => {
  expect(await run(row, 500)).toMatchObject({ refetched: inOrder(row.afterFailure ?? after), redirects: 0 });
});

test.each(ROWS)("the failure of %s is told in the server's words, unless it has its own", async (_, row) => {
  const { words } = await run(row, () => Response.json({ message: 'Taken' }, { status: 409 }));
  expect(words === 'Taken').toBe(row.isFixed !== true);
});

test.each(ROWS)('a 401 of %s checks the session, and leads to the login where that helps', async (_, row) => {
  const { after = '', afterFailure = after, on401 } = row;
  expect(await run(row, 401)).toMatchObject({
    refetched: inOrder(on401 === 'ignored' ? '' : `session ${afterFailure}`),
    redirects: on401 === 'redirects' ? 1 : 0,
  });
});

type Effect = [name: string, query: QueryName, read: (data: never) => unknown, before: unknown, after: unknown];
type Shown = { id: string; userId: string; isRead: boolean; isRequest: boolean };
const has = (id: string) => (rows: Shown[]) => rows.some((row) => row.id === id);
const writes = (userId: string) => (messages: Shown[]) => messages.some((message) => message.userId === userId);
const isRead = (id: string) => (rows: Shown[]) => rows.find((row) => row.id === id)?.isRead;

const followOf = ({ isFollowing, followersCount }: UserSummary) => [isFollowing, followersCount];
const pickOf = ({ userPick }: Prediction) => userPick;
const pickInSlate = ({ entries }: Slate) => entries.find(({ match }) => match.id === matchId)?.userPick;

/** What is shown once the server has confirmed it, before anything is refetched. */
const EFFECTS: Effect[] = [
  ['a pick', 'card', pickOf, null, 'AGREE'],
  ['a pick in the slate', 'slate', pickInSlate, null, 'AGREE'],
  ['a follow', 'summary', followOf, [false, 1284], [true, 1285]],
  ['an unfollow', 'following', has('u-mira'), true, false],
  ['a removed follower', 'followers', has('u-2'), true, false],
  ['an ended session', 'activeSessions', has('s-phone'), true, false],
  ['a read notification', 'notifications', isRead('n-pick'), false, true],
  ['a read notification', 'notifications', isRead('n-start'), false, false],
  ['all notifications read', 'notifications', isRead('n-start'), false, true],
  ['a mute', 'thread', writes('u-mira'), true, false],
  ['a mute', 'summary', ({ isMuted }: UserSummary) => isMuted, undefined, true],
  ['a block', 'thread', writes('u-mira'), true, false],
  ['a lifted mute', 'muted', has('u-13'), true, false],
  ['a lifted block', 'blocked', has('u-12'), true, false],
  ['a block lifted on a profile', 'blocked', has('u-12'), true, false],
  ['a deleted message', 'chat', ([first]: ChatMessage[]) => first?.isDeleted, undefined, true],
  ['an accepted request', 'threads', ([first]: DmThread[]) => first?.isRequest, undefined, false],
  ['hidden results', 'session', ({ hiddenResults }: CurrentUser) => hiddenResults?.all, undefined, true],
  ['a changed username', 'session', ({ username }: CurrentUser) => username, 'ada_predicts', 'ada_lovelace'],
  ['a preference', 'session', ({ notifyRankUp }: CurrentUser) => notifyRankUp, true, false],
  ['the hour of a reminder', 'reminders', ({ digestHour }: Reminders) => digestHour, null, 9],
  ['a new calendar address', 'reminders', ({ calendarPath }: Reminders) => calendarPath !== null, false, true],
];

/** Starts a mutation on a page that has everything, and returns what the page has of a query then and at the end. */
async function watch<Data>(name: string, query: QueryName, reply: Reply, read: (data: Data) => unknown) {
  const { client, start } = open(MUTATIONS[name] as Row, reply);
  const shown = () => read(client.getQueryData(QUERIES[query][1].queryKey) as Data);
  start();
  const atOnce = shown();
  await settled(client);
  return { atOnce, atEnd: shown() };
}

test.each(EFFECTS)('%s is shown in %s once the server has confirmed it', async (name, query, read, before, after) => {
  expect(await watch(name, query, 200, read)).toEqual({ atOnce: before, atEnd: after });
  expect(await watch(name, query, 500, read)).toEqual({ atOnce: before, atEnd: before });
});

test.each(Object.values<Fault>(ANSWERS))('a write succeeds or changes nothing when $when', async (fault) => {
  const reply = () => fault.respond(() => new Response());
  const message = await run(MUTATIONS['a chat message'] as Row, reply);
  const told = `Error: ${fault.message ?? 'Failed to send message.'}`;
  expect(message.toast).toBe(fault.isExecuted ? undefined : told);
  const follow = await watch('a follow', 'summary', reply, followOf);
  expect(follow.atEnd).toEqual(fault.isExecuted ? [true, 1285] : [false, 1284]);
  const pick = await watch('a pick', 'card', reply, pickOf);
  expect(pick.atEnd).toBeNull();
  expect((await run(MUTATIONS['a pick'] as Row, reply)).toast).toBe('Error: Failed to record pick. Try again.');
});

test.each([
  ['the same match', matchId, 'DISAGREE'],
  ['another match', 'm-9', null],
])('a 409 with the stored pick of %s, %s, locks the card with %s', async (_, id, choice) => {
  const reply = () => Response.json({ message: 'Locked', pick: { matchId: id, choice: 'DISAGREE' } }, { status: 409 });
  expect(await watch('a pick', 'card', reply, pickOf)).toEqual({ atOnce: null, atEnd: choice });
  expect(await watch('a pick in the slate', 'slate', reply, pickInSlate)).toEqual({ atOnce: null, atEnd: choice });
});

test('a pick whose 401 does not say that the session is over leads nowhere', async () => {
  const { redirects, toast } = await run(MUTATIONS['a pick'] as Row, () =>
    Response.json({ message: 'Session expired' }, { status: 401 }),
  );
  expect([redirects, toast]).toEqual([0, 'Error: Failed to record pick. Try again.']);
});

test.each(['an ended session', 'a stopped share', 'a removed share'])(
  '%s that had ended before is one that has succeeded',
  async (name) => expect((await run(MUTATIONS[name] as Row, 404)).words).toBeNull(),
);

test('all results are shown at once, and seen results are no longer new', async () => {
  const hidden = await watch('all results shown', 'session', 500, ({ hiddenResults }: CurrentUser) => hiddenResults);
  expect(hidden.atOnce).toEqual(NOTHING_HIDDEN);
  const seen = await watch('seen results', 'session', 500, ({ newResultsCount }: CurrentUser) => newResultsCount);
  expect(seen).toEqual({ atOnce: 0, atEnd: 0 });
});

const shown = (id: string) => ({ ...NOTHING_HIDDEN, all: true, shown: [id] });

test('shown results are kept, in whatever order the responses arrive', async () => {
  const { client, start } = open(MUTATIONS['a shown result'] as Row, () => Response.json(shown('m-1')));
  const { queryKey } = QUERIES.session[1];
  client.setQueryData<CurrentUser>(queryKey, { ...player, hiddenResults: shown('m-2') });
  start();
  await settled(client);
  expect(client.getQueryData(queryKey)).toMatchObject({ hiddenResults: { shown: ['m-2', 'm-1'] } });
});

const loseResponse = () => {
  throw new TypeError('Failed to fetch');
};

test.each(['a deleted account', 'a logout everywhere'])(
  'the session is over after %s whose response was lost',
  async (name) => {
    reads.set('/api/auth/user', null);
    const { atEnd } = await watch(name, 'session', loseResponse, (user: unknown) => user);
    expect(atEnd).toBeNull();
  },
);

const draft = draftOf('chat', 'm-1');

test.each([
  [409, { email: 'Taken.' }, undefined],
  [409, {}, 'Signup failed: Taken.'],
  [400, { email: 'Taken.' }, 'Signup failed: Taken.'],
])('a sign-up rejected with %i and %j for the address', async (status, fields, toast) => {
  const reply = () => Response.json({ message: 'Taken.', fields }, { status });
  expect(await run(MUTATIONS['a sign-up'] as Row, reply)).toMatchObject({ toast, words: 'Taken.' });
});

test.each([
  ['is deleted once it was sent', 201, 'hello', ''],
  ['stays when it has changed meanwhile', 201, 'hello again', 'hello again'],
  ['stays when sending fails', 503, 'hello', 'hello'],
] as const)('a draft %s', async (_, status, text, after) => {
  const { client, start } = open(MUTATIONS['a chat message'] as Row, () => new Response(null, { status }));
  start();
  writeDraft(draft, text);
  await settled(client);
  expect(readDraft(draft)).toBe(after);
});

test('a message is sent once, also when its screen is opened again meanwhile', async () => {
  const row = MUTATIONS['a chat message'] as Row;
  const reply = vi.fn<() => Response>(() => new Response(null, { status: 201 }));
  const { client, services, start } = open(row, reply);
  start();
  renderHook(client, services, row.use)();
  await settled(client);
  expect(reply).toHaveBeenCalledOnce();
});

test.each(['a chat message', 'a direct message'])(
  '%s that failed is repeated with its idempotency key; the next one has its own',
  async (name) => {
    const keys: (string | null)[] = [];
    const statuses = [503, 201, 201];
    const row = MUTATIONS[name] as Row;
    const { client, services } = open(row, (headers) => {
      keys.push(headers.get('Idempotency-Key'));
      return new Response(null, { status: statuses[keys.length - 1] });
    });
    for (const _ of statuses) {
      renderHook(client, services, row.use)();
      await settled(client);
    }
    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);
