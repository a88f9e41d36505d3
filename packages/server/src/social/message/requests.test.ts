import type { Notification } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameBeforeEach } from '../../testing/game.ts';
import {
  befriend,
  messagesOf,
  recordMessageEvents,
  recordNotified,
  say,
  start,
  textsOf,
  threadsOf,
} from '../../testing/safety.ts';
import { signUpUser, type TestUser, userBeforeEach } from '../../testing/test-users.ts';

const game = gameBeforeEach();
const [ada, bob, carl] = [userBeforeEach(game, 'ada'), userBeforeEach(game, 'bob'), userBeforeEach(game, 'carl')];
let events: string[][];
beforeEach(() => {
  events = recordMessageEvents(game);
});

const noticesOf = async (user: TestUser) =>
  ((await user.get('/api/notifications')).body as Notification[]).map(({ message, target }) => ({ message, target }));

const requestsOf = async (user: TestUser) =>
  (await threadsOf(user)).flatMap(({ id, isRequest }) => (isRequest === true ? [id] : []));
const act = async (user: TestUser, threadId: string, what: 'accept' | 'leave') =>
  (await user.post(`/api/dm-threads/${threadId}/${what}`)).status;
const namesIn = async (user: TestUser) =>
  (await threadsOf(user)).map(({ participants, formerParticipants, canReply }) => ({
    participants: participants.map(({ username }) => username),
    former: (formerParticipants ?? []).map(({ username }) => username),
    canReply,
  }));

/** Lets Ada start a thread with someone who doesn't follow her. */
async function startRequest(user = bob): Promise<string> {
  await ada.post(`/api/follow/${user.id}`);
  return start(ada, user);
}

describe('a request', () => {
  it('waits without an event until it is accepted', async () => {
    const thread = await startRequest();
    await say(ada, thread, 'Hello');
    expect([events, await requestsOf(bob), await requestsOf(ada)]).toEqual([[[ada.id]], [thread], []]);
    expect(await textsOf(bob, thread)).toEqual(['Hello']);
    expect(await act(bob, thread, 'accept')).toBe(200);
    await say(ada, thread, 'Are you there?');
    expect([events.at(-1), await requestsOf(bob)]).toEqual([[ada.id, bob.id].toSorted(), []]);
  });

  it('can be answered without following, and one request sends one notification', async () => {
    const thread = await startRequest();
    const told = recordNotified(game);
    for (const text of ['Hello', 'Hello?']) await say(ada, thread, text);
    const notice = { message: 'ada wants to write to you.', target: { kind: 'THREAD', id: thread } };
    expect(await noticesOf(bob)).toEqual([notice]);
    expect([await say(bob, thread, 'Yes'), (await threadsOf(bob))[0]?.canReply]).toEqual([201, true]);
    await say(ada, thread, 'There you are');
    expect([await noticesOf(ada), (await noticesOf(bob)).length, told]).toEqual([[], 1, [[bob.id]]]);
  });

  it('sends no notification once it is declined or its author is muted', async () => {
    const [declined, muted] = [await startRequest(bob), await startRequest(carl)];
    await act(bob, declined, 'leave');
    await carl.post(`/api/mutes/${ada.id}`);
    for (const thread of [declined, muted]) expect(await say(ada, thread, 'Hello')).toBe(201);
    expect([await noticesOf(bob), await noticesOf(carl)]).toEqual([[], []]);
  });

  it('is accepted by following, and stays accepted', async () => {
    await startRequest();
    for (const change of [bob.post, bob.delete]) {
      await change(`/api/follow/${ada.id}`);
      expect(await requestsOf(bob)).toEqual([]);
    }
  });

  it('of a group is decided by who started it, and accepted by writing', async () => {
    // A friend in the group doesn't let a stranger in.
    await ada.post(`/api/follow/${bob.id}`);
    await befriend(ada, carl);
    await befriend(bob, carl);
    const group = await start(ada, bob, carl);
    await say(ada, group, 'Hello');
    expect([await requestsOf(bob), await requestsOf(carl)]).toEqual([[group], []]);
    expect(events).toEqual([[ada.id, carl.id].toSorted()]);
    expect([await say(bob, group, 'Hi'), await requestsOf(bob)]).toEqual([201, []]);
  });

  it('is declined by leaving, without a word to the sender', async () => {
    const thread = await startRequest();
    await say(ada, thread, 'Hello');
    const before = await namesIn(ada);
    expect(await act(bob, thread, 'leave')).toBe(200);
    expect([await namesIn(ada), await say(ada, thread, 'Hello?')]).toEqual([before, 201]);
    expect([await threadsOf(bob), await textsOf(bob, thread), await start(ada, bob)]).toEqual([[], null, thread]);
    expect(events.flat()).not.toContain(bob.id);
    // Until they want to.
    await bob.post(`/api/follow/${ada.id}`);
    expect(await textsOf(bob, thread)).toEqual(['Hello', 'Hello?']);
  });

  it('never pushes out the threads with people one knows', async () => {
    await befriend(ada, bob);
    const thread = await start(ada, bob);
    for (let count = 0; count < 55; count += 1) {
      const stranger = await signUpUser(game);
      await stranger.post(`/api/follow/${ada.id}`);
      game.setTime(game.now() + 1_000);
      await start(stranger, ada);
    }
    const threads = await threadsOf(ada);
    expect([threads.length, threads.map(({ id }) => id).includes(thread)]).toEqual([51, true]);
  });
});

describe('leaving a thread', () => {
  it('ends messages and events, and the others keep the history and see who left', async () => {
    await befriend(ada, bob, carl);
    const group = await start(ada, bob, carl);
    await say(bob, group, 'Before');
    expect(await act(bob, group, 'leave')).toBe(200);
    expect(events.at(-1)).toEqual([ada.id, carl.id].toSorted());
    await say(ada, group, 'After');
    expect([await textsOf(bob, group), await threadsOf(bob)]).toEqual([null, []]);
    expect(await say(bob, group, 'Still here?')).toBe(404);
    expect(await namesIn(ada)).toEqual([{ participants: ['ada', 'carl'], former: ['bob'], canReply: true }]);
    expect(await textsOf(carl, group)).toEqual(['Before', 'After']);
    expect(events.at(-1)).toEqual([ada.id, carl.id].toSorted());
    expect(await act(bob, group, 'leave')).toBe(404);
  });

  it('is for good, except when one starts the conversation again oneself', async () => {
    await befriend(ada, bob, carl);
    const group = await start(ada, bob, carl);
    await say(ada, group, 'Before');
    await act(bob, group, 'leave');
    expect([await start(ada, bob, carl), await threadsOf(bob)]).toEqual([group, []]);
    const added = await ada.post(`/api/dm-threads/${group}/participants`, { participantIds: [bob.id] });
    expect([added.status, added.body]).toEqual([400, { message: 'They have left this conversation.' }]);
    await say(ada, group, 'While Bob was away');
    expect(await start(bob, ada, carl)).toBe(group);
    await say(carl, group, 'Welcome back');
    expect(await textsOf(bob, group)).toEqual(['Welcome back']);
    expect(await threadsOf(bob)).toMatchObject([{ lastMessage: { text: 'Welcome back' } }]);
  });

  it('of two, as deleting the account, leaves nobody to write to', async () => {
    await befriend(ada, bob, carl);
    const deleted = await start(ada, carl);
    game.setTime(game.now() + 1);
    const left = await start(ada, bob);
    await say(ada, left, 'Hello');
    await act(bob, left, 'leave');
    await carl.delete('/api/user/account');
    for (const thread of [left, deleted]) {
      const late = await ada.post(`/api/dm-threads/${thread}/messages`, { text: 'Hello?' });
      expect([late.status, late.body]).toEqual([403, { message: 'Everyone else has left this conversation.' }]);
    }
    expect(await namesIn(ada)).toEqual([
      { participants: ['ada'], former: ['bob'], canReply: false },
      { participants: ['ada', 'Deleted user'], former: [], canReply: false },
    ]);
    expect(await textsOf(ada, left)).toEqual(['Hello']);
  });
});

it('a message can be deleted after leaving its thread, which shows in the list of threads', async () => {
  await befriend(ada, bob, carl);
  const group = await start(ada, bob, carl);
  await say(ada, group, 'Hello');
  const [{ id = '' } = {}] = await messagesOf(bob, group);
  await act(ada, group, 'leave');
  expect((await ada.delete(`/api/dm-threads/${group}/messages/${id}`)).status).toBe(200);
  expect(await threadsOf(bob)).toMatchObject([{ lastMessage: { text: 'Message deleted' } }]);
  expect(events.at(-1)).toEqual([bob.id, carl.id].toSorted());
});
