import * as endpoints from '@machine/contract/endpoints.ts';
import type { CallName } from '@machine/contract/callName.ts';
import { isForVisitors } from '@machine/contract/endpoint.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as fixtures from '../fixtures.ts';
import { visit } from './visit.ts';

const { newcomer, openPrediction } = fixtures;

const CALLS = Object.keys(endpoints) as CallName[];
const MEMBER_CALLS = CALLS.filter((name) => !isForVisitors(endpoints[name]));
const paramsOf = (call: CallName) =>
  Object.fromEntries([...endpoints[call].path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']));
const matchId = openPrediction.match.id;
const SIGNUP = { firstName: 'Ada', lastName: 'Byron', email: 'ada@byron.example', password: 'correct horse' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each page load starts with the data of the scenario', async () => {
  const first = visit('new-player');
  await first.call('lockPick', { body: { matchId, choice: 'AGREE' } });
  await first.call('logout');
  const second = visit('new-player');
  expect(await second.call('currentUser')).toMatchObject({ id: newcomer.id });
  expect(await second.call('randomPrediction', {})).toMatchObject({ userPick: null });
});

test.each(MEMBER_CALLS)('a visitor gets 401 for %s', async (call) => {
  expect(await visit('visitor').request(call, { params: paramsOf(call) })).toEqual({
    status: 401,
    body: { message: 'Unauthorized' },
  });
});

test('only moderators make the calls of moderators', async () => {
  const call = { query: { state: 'OPEN' } };
  expect(await visit('veteran').request('moderationCases', call)).toMatchObject({ status: 404 });
  expect(await visit('moderator').request('moderationCases', call)).toMatchObject({ status: 200 });
});

test('validates bodies by the contract', async () => {
  const message = 'First name is required';
  const response = await visit('visitor').request('signup', { body: { ...SIGNUP, firstName: ' ' } });
  expect(response).toEqual({ status: 400, body: { message, fields: { firstName: message } } });
});

const ALL_DAYS = { query: { from: '2025-10-13T00:00:00Z', to: '2025-10-15T00:00:00Z' } };

const pickOn = async (call: ReturnType<typeof visit>['call'], id: string) =>
  (await call('slate', ALL_DAYS)).entries.find(({ match }) => match.id === id)?.userPick;

test('the slate shows the picks of the cards, and the cards those of the slate', async () => {
  const { call } = visit('new-player');
  await call('lockPick', { body: { matchId, choice: 'DISAGREE' } });
  expect(await pickOn(call, matchId)).toBe('DISAGREE');
  const other = fixtures.eplSlateEntry.match.id;
  await call('lockPick', { body: { matchId: other, choice: 'AGREE' } });
  expect(await pickOn(call, other)).toBe('AGREE');
  expect(await call('randomPrediction', { query: { match: other } })).toMatchObject({
    match: { id: other },
    userPick: 'AGREE',
  });
});

test('a new account has done nothing, and can log in again', async () => {
  const { call, request } = visit('visitor');
  const { user, usernameGenerated } = await call('signup', { body: { ...SIGNUP, username: 'ada_b' } });
  expect([user.username, usernameGenerated]).toEqual(['ada_b', false]);
  expect(await call('currentUser')).toMatchObject({ ...user, emailConfirmed: false });
  expect(await call('notifications')).toEqual([]);
  expect(await call('dmThreads')).toEqual([]);
  expect(await call('userSummary', { params: { id: user.id } })).toMatchObject({
    user: { username: 'ada_b' },
    followersCount: 0,
  });
  expect((await call('achievements')).some(({ unlocked }) => unlocked)).toBe(false);
  expect(await request('signup', { body: SIGNUP })).toMatchObject({
    status: 400,
    body: { message: "You're already logged in." },
  });
  await call('logout');
  await call('login', { body: { email: SIGNUP.email.toUpperCase(), password: SIGNUP.password } });
  expect(await call('currentUser')).toMatchObject({ id: user.id });
});

test('a pick is locked, once, and lets its player chat', async () => {
  const { call, request } = visit('new-player');
  const message = { params: { id: matchId }, body: { text: ' Celtics by ten ' } };
  expect(await request('sendChatMessage', message)).toEqual({
    status: 403,
    body: { message: 'Make a pick to post messages' },
  });
  const pick = { matchId, choice: 'DISAGREE' } as const;
  expect(await request('lockPick', { body: pick })).toEqual({ status: 201, body: { pick } });
  expect(await request('lockPick', { body: pick })).toMatchObject({ body: { pick } });
  expect(await request('lockPick', { body: { ...pick, choice: 'AGREE' } })).toEqual({
    status: 409,
    body: { message: 'You already made the opposite pick on this match.', pick },
  });
  const card = await call('randomPrediction', { query: { match: matchId } });
  expect(card).toMatchObject({ userPick: 'DISAGREE', communityStats: { totalCount: 148 } });
  expect((await call('userSummary', { params: { id: newcomer.id } }))?.recentPicks[0]).toMatchObject(pick);
  expect((await call('matchChats')).map((chat) => chat.matchId)).toContain(matchId);
  expect(await request('sendChatMessage', message)).toMatchObject({ status: 201 });
  expect((await call('matchChat', { params: { id: matchId } })).at(-1)).toMatchObject({
    text: 'Celtics by ten',
    username: newcomer.username,
  });
});

test('the locked card of a scenario is shown first, and then only by its address', async () => {
  const { call } = visit('locked-pick');
  const isLocked = async (query = {}) => (await call('randomPrediction', { query }))?.userPick !== null;
  expect([await isLocked(), await isLocked(), await isLocked()]).toEqual([true, false, false]);
  expect(await isLocked({ match: matchId })).toBe(true);
});
