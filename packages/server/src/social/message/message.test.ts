import { beforeEach, describe, expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { recordMessageEvents, say, start, textsOf, threadsOf } from '../../testing/safety.ts';
import { signUpUser, type TestUser, userBeforeEach } from '../../testing/test-users.ts';

const game = gameBeforeEach();
const [ann, bob] = [userBeforeEach(game, 'ann'), userBeforeEach(game, 'bob')];
let events: string[][];
beforeEach(async () => {
  await ann.post(`/api/follow/${bob.id}`);
  events = recordMessageEvents(game);
});

/** Adds a user whom Ann follows. */
async function addFollowed(): Promise<TestUser> {
  const user = await signUpUser(game);
  await ann.post(`/api/follow/${user.id}`);
  return user;
}

/** Starts a thread. */
const create = (user: TestUser, ...users: { id: string }[]) =>
  user.post('/api/dm-threads', { participantIds: users.map(({ id }) => id) });
const messagesPath = (threadId: string) => `/api/dm-threads/${threadId}/messages`;
const add = (user: TestUser, threadId: string, ...users: { id: string }[]) =>
  user.post(`/api/dm-threads/${threadId}/participants`, { participantIds: users.map(({ id }) => id) });

describe('a new thread', () => {
  it('has the caller and followed users, who all see it, as a request if they do not follow back', async () => {
    const response = await create(ann, bob);
    expect([response.status, response.body]).toEqual([201, { id: expect.any(String) }]);
    const person = { rank: 'ROOKIE', profileImageUrl: null };
    const participants = [
      { ...person, userId: ann.id, username: 'ann' },
      { ...person, userId: bob.id, username: 'bob' },
    ];
    const thread = { ...(response.body as object), participants, lastMessage: null, canLeave: true, canReply: true };
    expect([await threadsOf(ann), await threadsOf(bob)]).toEqual([[thread], [{ ...thread, isRequest: true }]]);
    expect(await threadsOf(await signUpUser(game))).toEqual([]);
  });

  it('is the existing one for the same participants in any order', async () => {
    const carl = await addFollowed();
    for (const user of [ann, carl]) await bob.post(`/api/follow/${user.id}`);
    const first = await create(ann, bob, carl);
    const again = [await create(ann, carl, bob), await create(bob, ann, carl)];
    for (const response of again) expect(response).toMatchObject({ status: 200, body: first.body });
    const many = await Promise.all(Array.from({ length: 20 }, () => create(ann, carl)));
    expect(new Set(many.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it.each<[string, (carl: TestUser) => { id: string }[] | Promise<{ id: string }[]>, number]>([
    ['the caller', () => [ann], 400],
    ['the same user twice', (carl) => [carl, carl], 400],
    ['a user who is not followed', async (carl) => [carl, await signUpUser(game)], 403],
    ['an unknown user', (carl) => [carl, { id: crypto.randomUUID() }], 404],
  ])('is rejected with %s, also for a thread', async (_, usersOf, status) => {
    const threadId = await start(ann, bob);
    const users = await usersOf(await addFollowed());
    for (const response of [await create(ann, ...users), await add(ann, threadId, ...users)]) {
      expect([response.status, response.body]).toEqual([status, { message: expect.any(String) }]);
    }
    expect((await add(ann, threadId, bob)).status, 'is in it already').toBe(400);
    expect(await threadsOf(ann)).toHaveLength(1);
  });
});

it('messages are visible to all participants, oldest first, publish events, and need no follow once the thread exists', async () => {
  const threadId = await start(ann, bob);
  expect(await say(ann, threadId, '  Hello  ')).toBe(201);
  expect(await say(bob, threadId, 'Hello Ann')).toBe(201);
  const createdAt = new Date(KICK_OFF).toISOString();
  const expected = [
    { id: expect.any(String), userId: ann.id, text: 'Hello', createdAt },
    { id: expect.any(String), userId: bob.id, text: 'Hello Ann', createdAt },
  ];
  for (const user of [ann, bob]) expect((await user.get(messagesPath(threadId))).body).toEqual(expected);
  // The first one was a request for Bob.
  expect(events).toEqual([[ann.id], [ann.id, bob.id].toSorted()]);
  await ann.delete(`/api/follow/${bob.id}`);
  for (const user of [ann, bob]) expect(await say(user, threadId, 'Hello')).toBe(201);
  expect([await threadsOf(ann), await threadsOf(bob)]).toMatchObject([[{ canReply: true }], [{ canReply: true }]]);
});

it('adding participants creates a new, empty thread with everyone', async () => {
  const carl = await addFollowed();
  const threadId = await start(ann, bob);
  await say(ann, threadId, 'Between us');
  const response = await add(ann, threadId, carl);
  expect([response.status, response.body]).toEqual([200, { newThread: true, thread: { id: expect.any(String) } }]);
  const { thread } = response.body as { thread: { id: string } };
  for (const user of [ann, bob, carl]) expect(await textsOf(user, thread.id)).toEqual([]);
  expect(await textsOf(carl, threadId)).toBe(null);
  expect(await textsOf(bob, threadId)).toEqual(['Between us']);
});
