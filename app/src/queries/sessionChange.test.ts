import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { newcomer, player } from '@machine/mocks/currentUser.ts';
import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '../services/drafts.ts';
import { readStored, writeStored } from '../services/storage.ts';
import { createQueryClient } from './client.ts';
import { resetPrivateQueries } from './privateQueries.ts';
import { recheckSession, sessionQueries } from './session.ts';
import { beginSession, endSession, restartSession, resumeSession } from './sessionChange.ts';

const { queryKey: session } = sessionQueries.user();
const PRIVATE = ['messages', 'threads'];
const SECRET = "ada's secret";
const draft = { userId: player.id, kind: 'chat', id: 'm-1' } as const;

const ok = (user: CurrentUser) => Response.json(user);
const loggedOut = () => Response.json({ message: 'Unauthorized' }, { status: 401 });
const noResponse = () => new TypeError('Failed to fetch');

/** Resolvers of the current user requests, oldest first. */
let requests: ((response: Response | Error) => void)[];
let client: QueryClient;
/** The rendered content: the user and the private data. */
let rendered: string[];
/** Lets pending timers and responses settle. */
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  requests = [];
  for (const name of ['BroadcastChannel', 'sessionStorage', 'localStorage']) vi.stubGlobal(name, undefined);
  vi.stubGlobal('fetch', () => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    requests.push((response) => (response instanceof Error ? reject(response) : resolve(response)));
    return promise;
  });
  client = createQueryClient();
  rendered = [];
});
afterEach(() => {
  client.clear();
  endSession(client);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page with a header, one mounted private list and one cached private list. */
function renderPage(user: typeof player | null = player) {
  client.setQueryData(session, user);
  client.setQueryData(PRIVATE, SECRET);
  client.setQueryData(['notifications', 'list'], SECRET);
  const who = new QueryObserver(client, sessionQueries.user());
  const list = new QueryObserver(client, { queryKey: PRIVATE, queryFn: async () => 'fresh', refetchOnMount: false });
  // Batches changes like the hooks do.
  const render = notifyManager.batchCalls(() => {
    const { data, isPending } = who.getCurrentResult();
    rendered.push(
      `${isPending ? 'loading' : (data?.username ?? 'logged out')}: ${list.getCurrentResult().data ?? '-'}`,
    );
  });
  who.subscribe(render);
  list.subscribe(render);
}

const ownData = `${player.username}: ${SECRET}`;
const leaksIn = (texts: readonly string[]) => texts.filter((text) => text.includes(SECRET) && text !== ownData);

test('a logout in another tab clears the session and private data immediately', async () => {
  renderPage();
  void restartSession(client);
  expect(client.getQueryData(session)).toBeNull();
  expect(client.getQueryData(['notifications', 'list'])).toBeUndefined();
  expect(client.getQueryData(PRIVATE)).toBeUndefined();
  await settle();
  expect(rendered.at(0)).toMatch(/^logged out/);
  requests[0]?.(loggedOut());
  await settle();
  expect(leaksIn(rendered)).toEqual([]);
  expect(requests).toHaveLength(1);
});

test.each([
  ['a change in another tab', player, () => restartSession(client), ok(newcomer), ok(player), newcomer.id],
  ['a logout', player, () => endSession(client), loggedOut(), ok(player), undefined],
  ['a login', null, () => beginSession(client), ok(player), loggedOut(), player.id],
] as const)('a response in flight does not undo %s', async (_, before, change, response, late, id) => {
  renderPage(before);
  void client.refetchQueries({ queryKey: session });
  void change();
  requests[1]?.(response);
  await settle();
  requests[0]?.(late);
  await settle();
  expect(client.getQueryData(session)?.id).toBe(id);
  expect(rendered.filter((text) => before && text.startsWith(before.username))).toEqual([]);
});

test.each([
  ['a logout', 'is logged out', endSession, loggedOut()],
  ['a logout', 'fails', endSession, noResponse()],
  ['restoring the page', 'is logged out', resumeSession, loggedOut()],
  ['restoring the page', 'fails', resumeSession, noResponse()],
])('%s checks the session, and drops private data when the response %s', async (_name, _how, change, response) => {
  renderPage();
  void change(client);
  expect(requests).toHaveLength(1);
  requests[0]?.(response);
  await settle();
  expect(client.getQueryData(session) ?? null).toBeNull();
  expect(client.getQueryData(['notifications', 'list'])).toBeUndefined();
  expect(rendered.at(-1)).toBe('logged out: fresh');
});

test('a logout does not look like loading', async () => {
  renderPage();
  endSession(client);
  await settle();
  expect(rendered.filter((text) => text.startsWith('loading'))).toEqual([]);
});

test.each([
  ['after a login', () => beginSession(client), null],
  ['after a change in another tab', () => restartSession(client), player],
])('%s, a failed request means that nobody is logged in', async (_, change, before) => {
  renderPage(before);
  const changed = change();
  requests[0]?.(new Response(null, { status: 503 }));
  await changed;
  expect(client.getQueryState(session)).toMatchObject({ data: null, status: 'error' });
});

test('a login overtaken by a logout does not undo the logout', async () => {
  const changed = beginSession(client);
  endSession(client);
  expect(await changed).toBeUndefined();
  expect(client.getQueryData(session)).toBeNull();
});

test('a login overtaken by a change in another tab is not reported as lost', async () => {
  renderPage(null);
  const login = beginSession(client);
  const changed = restartSession(client);
  expect(await login).toBeUndefined();
  requests[1]?.(ok(player));
  await changed;
  expect(client.getQueryData(session)?.id).toBe(player.id);
});

test.each([
  ['the user', ok(player), player.id],
  ['null', loggedOut(), null],
  ['undefined', noResponse(), undefined],
])('beginSession returns %s', async (_, response, id) => {
  renderPage(null);
  const login = beginSession(client);
  requests[0]?.(response);
  const user = await login;
  expect(user && user.id).toBe(id);
});

test.each([
  ['a recheck', () => recheckSession(client)],
  ['another tab', () => restartSession(client)],
  ['restoring the page', () => resumeSession(client)],
  ['a sign-up in this tab', () => beginSession(client)],
])("when %s finds another player, the first player's data is never shown", async (_, change) => {
  renderPage();
  const changed = change();
  await settle();
  requests.at(-1)?.(ok(newcomer));
  await changed;
  await settle();
  expect(client.getQueryData(session)?.id).toBe(newcomer.id);
  expect(leaksIn(rendered.filter((each) => !each.startsWith('loading')))).toEqual([]);
  expect(client.getQueryData(['notifications', 'list'])).toBeUndefined();
  expect(rendered.at(-1)).toBe(`${newcomer.username}: fresh`);
});

test('discards late responses to requests of the previous player', async () => {
  client.setQueryData(session, player);
  const responses: ((rows: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void responses.push(resolve));
  new QueryObserver(client, { queryKey: PRIVATE, queryFn, refetchOnMount: false }).subscribe(() => {});
  resetPrivateQueries(client);
  expect(responses).toHaveLength(2);
  responses[0]?.(SECRET);
  await settle();
  expect(client.getQueryData(PRIVATE)).toBeUndefined();
  responses[1]?.('fresh');
  await settle();
  expect(client.getQueryData(PRIVATE)).toBe('fresh');
});

test('a failed recheck drops nothing, and concurrent rechecks share a request', async () => {
  renderPage();
  const checks = [recheckSession(client), recheckSession(client)];
  expect(requests).toHaveLength(1);
  requests[0]?.(noResponse());
  await Promise.all(checks);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  expect(client.getQueryData(PRIVATE)).toBe(SECRET);
});

test('a restored page hides the session until the response, then keeps the data of the same player', async () => {
  renderPage();
  const resumed = resumeSession(client);
  expect(client.getQueryData(session)).toBeUndefined();
  await settle();
  expect(rendered.at(-1)).toMatch(/^loading/);
  requests[0]?.(ok(player));
  await resumed;
  expect(requests).toHaveLength(1);
  expect(client.getQueryData(PRIVATE)).toBe(SECRET);
});

test('a restored page of a visitor does not flicker', async () => {
  renderPage(null);
  const resumed = resumeSession(client);
  await settle();
  requests[0]?.(loggedOut());
  await resumed;
  expect(rendered.filter((text) => text.startsWith('loading'))).toEqual([]);
});

test('keeps the draft after a login whose user could not be loaded', async () => {
  client.setQueryData(session, null);
  writeDraft(draft, 'half a thought');
  const login = beginSession(client);
  requests[0]?.(noResponse());
  await login;
  expect(readDraft(draft)).toBe('half a thought');
});

test('a device forgets what its player hid after a login, and after a logout', () => {
  for (const change of [beginSession, endSession]) {
    renderPage(null);
    writeStored(STORAGE_KEYS.hideResults, 'on');
    void change(client);
    expect(readStored(STORAGE_KEYS.hideResults)).toBeNull();
  }
});
