import { newcomer, player } from '@machine/mocks/fixtures';
import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '../services/drafts.ts';
import { createQueryClient } from './client.ts';
import { resetPrivateQueries, recheckSession, sessionQueries } from './session.ts';
import { beginSession, endSession, restartSession, resumeSession } from './sessionChange.ts';

const { queryKey: session } = sessionQueries.user();
const PRIVATE = ['messages', 'threads'];
const SECRET = "ada's secret";
const draft = { userId: player.id, kind: 'chat', id: 'm-1' } as const;

type Answer = { status: number; body: unknown };
const says = (body: unknown): Answer => ({ status: 200, body });
const NOBODY: Answer = { status: 401, body: { message: 'Unauthorized' } };

/** Answers to "who is here", given when the test says so, oldest first. */
let asked: ((answer: Answer | Error) => void)[];
let client: QueryClient;
/** What the screens have shown: who is here, and what of the player's own stands there. */
let painted: string[];
/** All that is under way comes to its end: changes are told by timers, and answers are read between them. */
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve, reject) => {
      asked.push((answer) =>
        answer instanceof Error
          ? reject(answer)
          : resolve(new Response(JSON.stringify(answer.body), { status: answer.status })),
      );
    });
  });
  client = createQueryClient();
  painted = [];
});
afterEach(() => {
  client.clear();
  endSession(client);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page of a player, with a header and one private list on screen; another list was looked at before. */
function atHome(user: typeof player | null = player) {
  client.setQueryData(session, user);
  client.setQueryData(PRIVATE, SECRET);
  client.setQueryData(['notifications', 'list'], SECRET);
  const who = new QueryObserver(client, sessionQueries.user());
  const list = new QueryObserver(client, { queryKey: PRIVATE, queryFn: async () => 'fresh' });
  // As the hooks do: what changes in one moment is drawn once, after it.
  const paint = notifyManager.batchCalls(() => {
    const { data, isPending } = who.getCurrentResult();
    painted.push(`${isPending ? 'loading' : (data?.username ?? 'nobody')}: ${list.getCurrentResult().data ?? '-'}`);
  });
  who.subscribe(paint);
  list.subscribe(paint);
}

const ofAda = `${player.username}: ${SECRET}`;
const secretsIn = (all: readonly string[]) => all.filter((each) => each.includes(SECRET) && each !== ofAda);

test('AF5, S15: when another tab logs out, the header is anonymous and nothing private is kept, before any answer', async () => {
  atHome();
  void restartSession(client);
  expect(client.getQueryData(session)).toBeNull();
  expect(client.getQueryData(['notifications', 'list'])).toBeUndefined();
  expect(client.getQueryData(PRIVATE)).toBeUndefined();
  await settle();
  expect(painted.at(0)).toMatch(/^nobody/);
  asked[0]?.(NOBODY);
  await settle();
  expect(secretsIn(painted)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('AF5, AF6, W10: an answer that was under way when the session changed brings nobody back', async () => {
  atHome();
  void client.refetchQueries({ queryKey: session });
  void restartSession(client);
  asked[1]?.(says(newcomer));
  await settle();
  asked[0]?.(says(player));
  await settle();
  expect(client.getQueryData(session)?.id).toBe(newcomer.id);
  expect(painted.filter((each) => each.startsWith(player.username))).toEqual([]);
});

test('W10: a logout stands, whatever an answer that was under way says', async () => {
  atHome();
  void client.refetchQueries({ queryKey: session });
  endSession(client);
  asked[0]?.(says(player));
  await settle();
  expect(client.getQueryData(session)).toBeNull();
});

test.each([
  ['that it has ended', NOBODY],
  ['nothing', new TypeError('Failed to fetch')],
])('after a logout the session is requested once more; the server says %s', async (_, answer) => {
  atHome();
  endSession(client);
  expect(asked).toHaveLength(1);
  expect(painted.filter((each) => each.startsWith('loading'))).toEqual([]);
  asked[0]?.(answer);
  await settle();
  expect(client.getQueryData(session)).toBeNull();
  expect(painted.at(-1)).toBe('nobody: fresh');
});

test.each([
  ['after a login', () => beginSession(client), null],
  ['after a change in another tab', () => restartSession(client), player],
])('%s a request that fails leaves the session unknown, and logs nobody out', async (_, change, before) => {
  atHome(before);
  const changed = change();
  asked[0]?.({ status: 503, body: null });
  await changed;
  expect(client.getQueryState(session)).toMatchObject({ data: undefined, status: 'error' });
});

test('a sign-in that a logout overtakes does not undo the logout', async () => {
  const changed = beginSession(client);
  endSession(client);
  expect(await changed).toBeUndefined();
  expect(client.getQueryData(session)).toBeNull();
});

test('a login that a change in another tab overtakes is not taken for one without a session', async () => {
  atHome(null);
  const login = beginSession(client);
  const changed = restartSession(client);
  expect(await login).toBeUndefined();
  asked[1]?.(says(player));
  await changed;
  expect(client.getQueryData(session)?.id).toBe(player.id);
});

test.each([
  ['the user', says(player), player.id],
  ['nobody', NOBODY, null],
  ['nothing', new TypeError('Failed to fetch'), undefined],
])('a login tells what the server sees of it: %s', async (_, answer, id) => {
  atHome(null);
  const login = beginSession(client);
  asked[0]?.(answer);
  const user = await login;
  expect(user && user.id).toBe(id);
});

test('W10: a login stands, whatever an answer that was under way says', async () => {
  atHome(null);
  void client.refetchQueries({ queryKey: session });
  const login = beginSession(client);
  asked[1]?.(says(player));
  await login;
  asked[0]?.(NOBODY);
  await settle();
  expect(client.getQueryData(session)?.id).toBe(player.id);
});

test.each([
  ['a re-check', () => recheckSession(client)],
  ['another tab', () => restartSession(client)],
  ['the way back to the page', () => resumeSession(client)],
  ['a sign-up in this tab', () => beginSession(client)],
])("AF6: when %s finds another player, no row of the first is ever shown under the second's name", async (_, find) => {
  atHome();
  const found = find();
  await settle();
  asked.at(-1)?.(says(newcomer));
  await found;
  await settle();
  expect(client.getQueryData(session)?.id).toBe(newcomer.id);
  expect(secretsIn(painted.filter((each) => !each.startsWith('loading')))).toEqual([]);
  expect(client.getQueryData(['notifications', 'list'])).toBeUndefined();
  expect(painted.at(-1)).toBe(`${newcomer.username}: fresh`);
});

test('AF6: rows that were asked for as the first player and come late are not kept', async () => {
  client.setQueryData(session, player);
  const answers: ((rows: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void answers.push(resolve));
  new QueryObserver(client, { queryKey: PRIVATE, queryFn }).subscribe(() => {});
  resetPrivateQueries(client);
  expect(answers).toHaveLength(2);
  answers[0]?.(SECRET);
  await settle();
  expect(client.getQueryData(PRIVATE)).toBeUndefined();
  answers[1]?.('fresh');
  await settle();
  expect(client.getQueryData(PRIVATE)).toBe('fresh');
});

test('R6: a re-check that gets no answer changes nothing, and several at once are one question', async () => {
  atHome();
  const checks = [recheckSession(client), recheckSession(client)];
  expect(asked).toHaveLength(1);
  asked[0]?.(new TypeError('Failed to fetch'));
  await Promise.all(checks);
  expect(client.getQueryData(session)?.id).toBe(player.id);
  expect(client.getQueryData(PRIVATE)).toBe(SECRET);
});

test('AF9: out of the browser memory nobody is here until the answer; the same player finds every list as it was', async () => {
  atHome();
  const back = resumeSession(client);
  expect(client.getQueryData(session)).toBeUndefined();
  await settle();
  expect(painted.at(-1)).toMatch(/^loading/);
  asked[0]?.(says(player));
  await back;
  expect(asked).toHaveLength(1);
  expect(client.getQueryData(PRIVATE)).toBe(SECRET);
});

test.each([
  ['nobody is', NOBODY],
  ['no answer says who is', new TypeError('Failed to fetch')],
])('AF9: when %s here, what was private is gone', async (_, answer) => {
  atHome();
  const back = resumeSession(client);
  asked[0]?.(answer);
  await back;
  await settle();
  expect(client.getQueryData(session) ?? null).toBeNull();
  expect(client.getQueryData(['notifications', 'list'])).toBeUndefined();
  expect(painted.at(-1)).toBe('nobody: fresh');
});

test('AF9: a visitor comes back to a page that does not blink', async () => {
  atHome(null);
  const back = resumeSession(client);
  await settle();
  asked[0]?.(NOBODY);
  await back;
  expect(painted.filter((each) => each.startsWith('loading'))).toEqual([]);
});

test("I3, 2.10: after a login one's own draft is there, even if nobody says who we are", async () => {
  client.setQueryData(session, null);
  writeDraft(draft, 'half a thought');
  const login = beginSession(client);
  asked[0]?.(new TypeError('Failed to fetch'));
  await login;
  expect(readDraft(draft)).toBe('half a thought');
});

test("2.10, AF6: another player's login removes the draft", async () => {
  client.setQueryData(session, null);
  writeDraft(draft, 'half a thought');
  const login = beginSession(client);
  asked[0]?.(says(newcomer));
  await login;
  expect(readDraft(draft)).toBe('');
});
