import { type CallName, endpoints, isForVisitors } from '@machine/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as fixtures from '../fixtures.ts';
import { visit } from './visit.ts';

const { fortyUsers, newcomer, openPrediction, player, rival } = fixtures;

const CALLS = Object.keys(endpoints) as CallName[];
const MEMBER_CALLS = CALLS.filter((name) => !isForVisitors(endpoints[name]));
const paramsOf = (call: CallName) =>
  Object.fromEntries([...endpoints[call].path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']));
const matchId = openPrediction.match.id;
const own = { params: { id: player.id } };
const people = (count: number) => fortyUsers.slice(1, 1 + count).map(({ id }) => id);
const LOGIN = { body: { email: player.email, password: 'any password' } };
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

describe('the rules of the contract', () => {
  test.each(MEMBER_CALLS)('a visitor gets 401 for %s', async (call) => {
    expect(await visit('visitor').request(call, { params: paramsOf(call) })).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    });
  });

  test.each([
    ['login', { email: 'ada', password: '' }, ['Invalid email address', { password: 'Password is required' }]],
    ['signup', { ...SIGNUP, password: 'short' }, ['Password must be at least 8 characters', {}]],
    ['signup', { ...SIGNUP, firstName: ' ' }, ['First name is required', { firstName: 'First name is required' }]],
    ['forgotPassword', { email: '' }, ['Invalid email address', { email: 'Invalid email address' }]],
  ] as const)('%s validates %j', async (call, sent, [message, fields]) => {
    const { status, body } = await visit('visitor').request(call, { body: sent });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, fields });
  });

  test.each([
    ['sendChatMessage', { text: ' \u200B ' }, 'Write something first.'],
    ['sendChatMessage', { text: 'x'.repeat(501) }, 'At most 500 characters.'],
    ['sendDmMessage', { text: 'x'.repeat(2_001) }, 'At most 2000 characters.'],
    ['updatePreference', {}, 'Send exactly one preference.'],
    ['changePassword', { currentPassword: 'a', newPassword: 'b' }, 'Password must be at least 6 characters.'],
  ] as const)('%s validates %j', async (call, body, message) => {
    const params = { id: matchId, threadId: fixtures.dmThread.id };
    const response = await visit('locked-pick').request(call, { params, body });
    expect(response).toMatchObject({ status: 400, body: { message } });
  });
});

const ALL_DAYS = { query: { from: '2025-10-13T00:00:00Z', to: '2025-10-15T00:00:00Z' } };

const pickOn = async (call: ReturnType<typeof visit>['call'], id: string) =>
  (await call('slate', ALL_DAYS)).entries.find(({ match }) => match.id === id)?.userPick;

describe('the slate', () => {
  test('shows the picks of the cards, and the cards those of the slate', async () => {
    const { call } = visit('new-player');
    await call('lockPick', { body: { matchId, choice: 'DISAGREE' } });
    expect(await pickOn(call, matchId)).toBe('DISAGREE');
    const other = fixtures.eplSlateEntry.match.id;
    expect(await pickOn(call, other)).toBeNull();
    await call('lockPick', { body: { matchId: other, choice: 'AGREE' } });
    expect(await pickOn(call, other)).toBe('AGREE');
    expect(await call('randomPrediction', { query: { match: other } })).toMatchObject({
      match: { id: other },
      userPick: 'AGREE',
    });
  });

  test('shows no one the picks of another account', async () => {
    const { call } = visit('locked-pick');
    await call('lockPick', { body: { matchId: fixtures.eplSlateEntry.match.id, choice: 'AGREE' } });
    await call('logout');
    expect((await call('slate', ALL_DAYS)).entries.every(({ userPick }) => userPick === null)).toBe(true);
  });

  test('keeps the clubs that are followed', async () => {
    const { call, request } = visit('new-player');
    await call('followClubs', { body: { clubs: ['ARS', 'Boston Celtics'] } });
    expect((await call('userClubs')).map(({ code }) => code)).toEqual(['ARS', 'BOS']);
    expect(await request('followClubs', { body: { clubs: ['Atlantis'] } })).toMatchObject({ status: 400 });
  });
});

describe('the account', () => {
  test('logging in and out changes who is logged in', async () => {
    const { call, request } = visit('visitor');
    expect(await request('currentUser')).toMatchObject({ status: 401 });
    await call('login', LOGIN);
    expect(await call('currentUser')).toMatchObject({ id: player.id });
    expect((await call('activeSessions')).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    await call('logout');
    expect(await request('currentUser')).toMatchObject({ status: 401 });
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

  test('a username is unique, and generated if it is left out', async () => {
    const { call, request } = visit('visitor');
    const taken = await request('signup', { body: { ...SIGNUP, username: rival.username.toUpperCase() } });
    const message = 'This username is already taken.';
    expect(taken).toEqual({ status: 400, body: { message, fields: { username: message } } });
    const names = [];
    for (const email of ['a@b.example', 'c@d.example']) {
      const { user, usernameGenerated } = await call('signup', { body: { ...SIGNUP, email } });
      expect(usernameGenerated).toBe(true);
      names.push(user.username);
      await call('logout');
    }
    expect(new Set(names).size).toBe(2);
  });

  test('settings are kept', async () => {
    const { call } = visit('locked-pick');
    await call('updatePreference', { body: { notifyRankUp: false } });
    expect(await call('currentUser')).toMatchObject({ notifyRankUp: false, notifyAchievement: true });
  });

  test('sessions end', async () => {
    const { call, request } = visit('locked-pick');
    const endPhone = { params: { id: 's-phone' } };
    await call('endSession', endPhone);
    expect((await call('activeSessions')).map(({ id }) => id)).toEqual(['s-laptop', 's-desk']);
    expect(await request('endSession', endPhone)).toMatchObject({
      status: 404,
      body: { message: 'This session has already ended.' },
    });
    await call('changePassword', { body: { currentPassword: 'correct horse', newPassword: 'battery staple' } });
    expect((await call('activeSessions')).map(({ id }) => id)).toEqual(['s-laptop']);
    await call('endSession', { params: { id: 's-laptop' } });
    expect(await request('currentUser')).toMatchObject({ status: 401 });
    await call('login', LOGIN);
    await call('logoutEverywhere');
    expect(await request('activeSessions')).toMatchObject({ status: 401 });
  });

  test('a deleted account is gone', async () => {
    const { call, request } = visit('locked-pick');
    await call('deleteAccount');
    expect(await request('currentUser')).toMatchObject({ status: 401 });
    expect(await request('login', LOGIN)).toEqual({ status: 401, body: { message: 'Invalid email or password' } });
  });

  test('the export has the account and the picks of the visit', async () => {
    const { call } = visit('new-player');
    await call('lockPick', { body: { matchId, choice: 'DISAGREE' } });
    expect(await call('exportData', {})).toMatchObject({
      profile: { username: newcomer.username, email: newcomer.email },
      picks: [{ matchId, choice: 'DISAGREE' }],
    });
  });
});

describe('picks', () => {
  test('a pick is locked, once', async () => {
    const { call, request } = visit('new-player');
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
  });

  test('the pick of the scenario is locked, too', async () => {
    const response = await visit('locked-pick').request('lockPick', { body: { matchId, choice: 'DISAGREE' } });
    expect(response).toMatchObject({ status: 409, body: { pick: { choice: 'AGREE' } } });
  });

  test('a pick has a receipt for its player and its choice, if the mocked log has one', async () => {
    const params = { matchId };
    const { call, request } = visit('locked-pick');
    expect((await call('pickReceipt', { params })).receipt?.pick).toContain('"choice":"AGREE"');
    const other = visit('new-player');
    expect(await other.request('pickReceipt', { params })).toMatchObject({ status: 404 });
    await other.call('lockPick', { body: { matchId, choice: 'DISAGREE' } });
    expect(await other.call('pickReceipt', { params })).toEqual({ receipt: null });
    expect(await request('pickReceipt', { params: { matchId: 'm-1' } })).toEqual({
      status: 200,
      body: { receipt: null },
    });
  });

  test('an unknown match has no card', async () => {
    const response = await visit('new-player').request('lockPick', { body: { matchId: 'none', choice: 'AGREE' } });
    expect(response).toEqual({ status: 404, body: { message: "This match doesn't exist." } });
  });

  test('the next prediction is one without a pick, until all have one', async () => {
    const { call } = visit('new-player');
    const seen = [];
    let next = await call('randomPrediction', {});
    while (next?.match) {
      seen.push(next.match.id);
      await call('lockPick', { body: { matchId: next.match.id, choice: 'AGREE' } });
      next = await call('randomPrediction', {});
    }
    expect(next?.endOfDay).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('the locked card of a scenario is shown first, and then only by its address', async () => {
    const { call } = visit('locked-pick');
    const isLocked = async (query = {}) => (await call('randomPrediction', { query }))?.userPick !== null;
    expect(await isLocked()).toBe(true);
    expect([await isLocked(), await isLocked(), await isLocked()]).toEqual([false, false, false]);
    expect(await isLocked({ match: matchId })).toBe(true);
  });

  test('are private', async () => {
    const { call } = visit('locked-pick');
    await call('logout');
    expect(await call('randomPrediction', {})).toMatchObject({ userPick: null, communityStats: null });
    expect((await call('completedLive')).every(({ userChoice }) => userChoice === null)).toBe(true);
    expect((await call('recap', { params: { id: 'nba-lal-phx-1' } }))?.userResult).toBeNull();
  });
});

describe('people', () => {
  const rivalCall = { params: { id: rival.id } };

  test('following and unfollowing changes profiles, lists and threads', async () => {
    const { call, request } = visit('locked-pick');
    const before = await call('userSummary', own);
    await call('unfollow', rivalCall);
    expect(await call('userSummary', rivalCall)).toMatchObject({ isFollowing: false, followersCount: 1_284 });
    expect(await call('userSummary', own)).toMatchObject({ followingCount: Number(before?.followingCount) - 1 });
    expect(await call('following', own)).toEqual([]);
    const thread = { threadId: fixtures.dmThread.id };
    expect((await call('dmThreads')).find(({ id }) => id === thread.threadId)?.canReply).toBe(false);
    expect(await request('sendDmMessage', { params: thread, body: { text: 'Hello' } })).toEqual({
      status: 403,
      body: { message: 'You can only write to people you follow.' },
    });
    await call('follow', rivalCall);
    await call('follow', rivalCall);
    expect(await call('userSummary', rivalCall)).toMatchObject({ isFollowing: true, followersCount: 1_285 });
    expect((await call('following', own)).map(({ id }) => id)).toEqual([rival.id]);
    await call('sendDmMessage', { params: thread, body: { text: 'Hello' } });
  });

  test('a removed follower is gone from the list and the count', async () => {
    const { call, request } = visit('locked-pick');
    await call('removeFollower', { params: { id: player.id, followerId: rival.id } });
    expect((await call('followers', own)).some(({ id }) => id === rival.id)).toBe(false);
    expect(await call('userSummary', own)).toMatchObject({ followersCount: 39 });
    const ofOther = await request('removeFollower', { params: { id: rival.id, followerId: player.id } });
    expect(ofOther).toEqual({ status: 404, body: { message: "This user doesn't exist." } });
  });

  test('are found by name, and have their own profiles', async () => {
    const { call } = visit('locked-pick');
    const found = await call('searchUsers', { query: { q: 'HUNCHES' } });
    expect(found.map(({ username }) => username)).toEqual(['house_of_hunches']);
    const [{ id } = { id: '' }] = found;
    expect(await call('userSummary', { params: { id } })).toMatchObject({ user: { username: 'house_of_hunches' } });
  });

  test('cannot follow themselves or an unknown user', async () => {
    const { request } = visit('locked-pick');
    expect(await request('follow', own)).toMatchObject({
      status: 400,
      body: { message: "You can't follow yourself." },
    });
    expect(await request('follow', { params: { id: 'none' } })).toMatchObject({ status: 404 });
  });
});

describe('chats and messages', () => {
  test('only players with a pick can chat about a match', async () => {
    const { call, request } = visit('new-player');
    const message = { params: { id: matchId }, body: { text: ' Celtics by ten ' } };
    expect(await request('sendChatMessage', message)).toEqual({
      status: 403,
      body: { message: 'Make a pick to post messages' },
    });
    await call('lockPick', { body: { matchId, choice: 'AGREE' } });
    expect(await request('sendChatMessage', message)).toMatchObject({ status: 201 });
    expect((await call('matchChat', { params: { id: matchId } })).at(-1)).toMatchObject({
      text: 'Celtics by ten',
      username: newcomer.username,
    });
  });

  test('reading a chat clears its unread count', async () => {
    const { call } = visit('locked-pick');
    const unread = async () => (await call('matchChats')).find((chat) => chat.matchId === matchId)?.unreadCount;
    expect(await unread()).toBe(12);
    await call('matchChat', { params: { id: matchId } });
    expect(await unread()).toBe(0);
  });

  test('a set of people has one thread', async () => {
    const { call, request } = visit('veteran');
    const participantIds = people(2);
    const { id } = await call('createThread', { body: { participantIds } });
    expect(await call('createThread', { body: { participantIds: participantIds.toReversed() } })).toEqual({ id });
    expect(await call('dmMessages', { params: { threadId: id } })).toEqual([]);
    await call('sendDmMessage', { params: { threadId: id }, body: { text: 'Hello, you two' } });
    expect(await call('dmMessages', { params: { threadId: id } })).toMatchObject([{ text: 'Hello, you two' }]);
    const [first] = await call('dmThreads');
    expect(first).toMatchObject({ id, lastMessage: { text: 'Hello, you two' } });
    expect(first?.participants).toHaveLength(3);
    expect(await request('createThread', { body: { participantIds: ['stranger'] } })).toMatchObject({ status: 403 });
    expect(await request('dmMessages', { params: { threadId: 'none' } })).toEqual({
      status: 404,
      body: { message: "This conversation doesn't exist." },
    });
  });

  test('adding people starts another thread', async () => {
    const { call } = visit('veteran');
    const params = { threadId: fixtures.dmThread.id };
    const added = await call('addParticipants', { params, body: { participantIds: people(1) } });
    expect(added?.thread?.id).not.toBe(params.threadId);
    const threads = await call('dmThreads');
    expect(threads.find(({ id }) => id === added?.thread?.id)?.participants).toHaveLength(3);
    expect(threads.find(({ id }) => id === params.threadId)?.participants).toHaveLength(2);
  });

  test('the threads of a new player are their own', async () => {
    const { call } = visit('new-player');
    const [thread] = await call('dmThreads');
    expect(thread?.participants[0]).toMatchObject({ userId: newcomer.id });
    const messages = await call('dmMessages', { params: { threadId: thread?.id ?? '' } });
    expect(new Set(messages.map(({ userId }) => userId))).toEqual(new Set([newcomer.id, rival.id]));
  });
});

test('shows new results until they are marked as seen', async () => {
  const { call } = visit('new-results');
  const { until, totalCount } = await call('newResults');
  expect((await call('currentUser'))?.newResultsCount).toBe(totalCount);
  await call('markResultsSeen', { body: { until: until ?? '' } });
  expect((await call('currentUser'))?.newResultsCount).toBe(0);
  expect((await call('newResults')).totalCount).toBe(0);
});

test('notifications are read one by one or all at once', async () => {
  const { call, request } = visit('locked-pick');
  expect(await call('unreadCount')).toEqual({ count: 3 });
  await call('markRead', { params: { id: 'n-pick' } });
  expect(await call('unreadCount')).toEqual({ count: 2 });
  expect((await call('notifications'))[0]).toMatchObject({ id: 'n-pick', isRead: true });
  await call('markAllRead');
  expect(await call('unreadCount')).toEqual({ count: 0 });
  expect(await request('markRead', { params: { id: 'none' } })).toMatchObject({
    status: 404,
    body: { message: 'This notification does not exist.' },
  });
});
