import type { LiveEvent } from '@machine/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { HOSTILE_TEXTS } from '../testing/hostile.ts';
import { signUpLoggedOutUser, signUpUser, type TestUser } from '../testing/test-users.ts';

let game: Game;
let ann: TestUser;
let bob: TestUser;
let events: [LiveEvent, readonly string[]][];
beforeEach(async () => {
  game = await openGame();
  [ann, bob] = [await signUpUser(game, 'ann'), await signUpUser(game, 'bob')];
  await ann.post(`/api/follow/${bob.id}`);
  events = [];
  game.services.bus.subscribe((event, to) => {
    if (event.type === 'dm') events.push([event, to]);
  });
});
afterEach(() => game.close());

async function addFollowed(follower: TestUser, name?: string): Promise<TestUser> {
  const person = await signUpUser(game, name);
  await follower.post(`/api/follow/${person.id}`);
  return person;
}

const threadsIn = (person: TestUser) => person.get('/api/dm-threads').then(({ body }) => body as { id: string }[]);
const start = (person: TestUser, ...people: { id: string }[]) =>
  person.post('/api/dm-threads', { participantIds: people.map(({ id }) => id) });
const begin = async (person: TestUser, ...people: TestUser[]) =>
  ((await start(person, ...people)).body as { id: string }).id;
const messagesPath = (threadId: string) => `/api/dm-threads/${threadId}/messages`;
const say = (person: TestUser, threadId: string, text: string) => person.post(messagesPath(threadId), { text });
const add = (person: TestUser, threadId: string, ...people: { id: string }[]) =>
  person.post(`/api/dm-threads/${threadId}/participants`, { participantIds: people.map(({ id }) => id) });
const textsFor = async (person: TestUser, threadId: string) =>
  ((await person.get(messagesPath(threadId))).body as { text: string }[]).map(({ text }) => text);
const rowsOf = async () => ({
  threads: await game.db.selectFrom('dm_threads').selectAll().execute(),
  participants: await game.db.selectFrom('dm_participants').selectAll().execute(),
  messages: await game.db.selectFrom('dm_messages').selectAll().execute(),
});

const canReply = async (person: TestUser) =>
  ((await threadsIn(person)) as unknown as { canReply: boolean }[]).map((thread) => thread.canReply);

const MAY_NOT = { message: 'You can only write to people you follow.' };
const UNKNOWN = { message: 'This conversation does not exist.' };

const calls = (threadId: string, personId: string) =>
  [
    ['GET', '/api/dm-threads', undefined],
    ['POST', '/api/dm-threads', { participantIds: [personId] }],
    ['GET', messagesPath(threadId), undefined],
    ['POST', messagesPath(threadId), { text: 'Hello' }],
    ['POST', `/api/dm-threads/${threadId}/participants`, { participantIds: [personId] }],
  ] as const;
const ask = (person: Pick<TestUser, 'send'>, [method, path, body]: ReturnType<typeof calls>[number]) =>
  person.send(method, path, {
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });

describe('3.5: who may do what', () => {
  it('C31–C35: are for nobody who is not logged in, or is no longer', async () => {
    const threadId = await begin(ann, bob);
    const carl = await addFollowed(ann);
    const [cookie, before] = [ann.cookie(), await rowsOf()];
    await ann.post('/api/auth/logout');
    ann.setCookie(cookie);
    for (const stranger of [game.visitor(), ann, await signUpLoggedOutUser(game)]) {
      for (const call of calls(threadId, carl.id)) {
        const answer = await ask(stranger, call);
        expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }]);
      }
    }
    expect(await rowsOf()).toEqual(before);
  });

  it('C31, C33–C35: a thread of others is as unknown as one that is not there, and nothing is stored', async () => {
    const threadId = await begin(ann, bob);
    await say(ann, threadId, 'Between us');
    const eve = await signUpUser(game);
    const friend = await addFollowed(eve);
    const before = await rowsOf();
    expect(await threadsIn(eve)).toEqual([]);
    for (const id of [threadId, 'nothing', crypto.randomUUID(), '%00', "'%20or%201=1", 'x'.repeat(200)]) {
      for (const call of calls(id, friend.id).slice(2)) {
        const answer = await ask(eve, call);
        expect([answer.status, answer.body]).toEqual([404, UNKNOWN]);
      }
    }
    expect(await rowsOf()).toEqual(before);
    expect(events).toHaveLength(1);
  });
});

describe('a new thread (C32)', () => {
  it('is of oneself and people one follows, and both see it', async () => {
    const answer = await start(ann, bob);
    expect([answer.status, answer.body]).toEqual([201, { id: expect.any(String) }]);
    const person = { rank: 'ROOKIE', profileImageUrl: null };
    const { id } = answer.body as { id: string };
    const thread = {
      id,
      participants: [
        { ...person, userId: ann.id, username: 'ann' },
        { ...person, userId: bob.id, username: 'bob' },
      ],
      lastMessage: null,
    };
    expect([await threadsIn(ann), await threadsIn(bob)]).toEqual([
      [{ ...thread, canReply: true }],
      [{ ...thread, canReply: false }],
    ]);
  });

  it('with the same people again is the same one, whoever asks and in whatever order', async () => {
    const carl = await addFollowed(ann);
    for (const person of [ann, carl]) await bob.post(`/api/follow/${person.id}`);
    const first = await start(ann, bob, carl);
    const again = [await start(ann, carl, bob), await start(bob, ann, carl)];
    expect(again.map(({ status, body }) => [status, body])).toEqual([
      [200, first.body],
      [200, first.body],
    ]);
    const many = await Promise.all(Array.from({ length: 20 }, () => start(ann, carl)));
    expect(new Set(many.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it.each([
    ['oneself', () => [ann], 400],
    ['somebody twice', () => [bob, bob], 400],
    ['nobody', () => [], 400],
    ['a stranger', async () => [bob, await signUpUser(game)], 403],
    ['who is not there', () => [bob, { id: crypto.randomUUID() }], 404],
    ['what is no id', () => [{ id: '\u0000' }], 404],
    ['more than 20', () => Array.from({ length: 21 }, (_, index) => ({ id: `${index}` })), 400],
  ] as const)('is not with %s, and nothing is stored', async (_, peopleOf, status) => {
    const answer = await start(ann, ...(await peopleOf()));
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ message: expect.any(String) })]);
    expect((await rowsOf()).threads).toEqual([]);
  });

  it('with a stranger says why not', async () => {
    expect((await start(bob, ann)).body).toEqual(MAY_NOT);
  });

  it('takes 20 people', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addFollowed(ann)));
    expect((await start(ann, ...people)).status).toBe(201);
  });
});

describe('messages (C33, C34)', () => {
  it('are seen by all of the thread, the oldest first, and said to be there', async () => {
    const threadId = await begin(ann, bob);
    expect((await say(ann, threadId, '  Hello  ')).status).toBe(201);
    await bob.post(`/api/follow/${ann.id}`);
    expect((await say(bob, threadId, 'Hello Ann')).status).toBe(201);
    const createdAt = new Date(KICK_OFF).toISOString();
    const expected = [
      { id: expect.any(String), userId: ann.id, text: 'Hello', createdAt },
      { id: expect.any(String), userId: bob.id, text: 'Hello Ann', createdAt },
    ];
    for (const person of [ann, bob]) expect((await person.get(messagesPath(threadId))).body).toEqual(expected);
    for (const [event, to] of events) {
      expect([event, to.toSorted()]).toEqual([{ type: 'dm', data: {} }, [ann.id, bob.id].toSorted()]);
    }
    expect(events).toHaveLength(2);
  });

  it('are refused when the sender follows nobody in the thread', async () => {
    const threadId = await begin(ann, bob);
    expect((await say(ann, threadId, 'Hello')).status).toBe(201);
    const refused = await say(bob, threadId, 'Hello Ann');
    expect([refused.status, refused.body, await canReply(bob)]).toEqual([403, MAY_NOT, [false]]);
    await bob.post(`/api/follow/${ann.id}`);
    expect([(await say(bob, threadId, 'Hello Ann')).status, await canReply(bob)]).toEqual([201, [true]]);
    await ann.delete(`/api/follow/${bob.id}`);
    const before = await rowsOf();
    const late = await say(ann, threadId, 'Are you there?');
    expect([late.status, late.body, await canReply(ann)]).toEqual([403, MAY_NOT, [false]]);
    expect([await rowsOf(), events.length]).toEqual([before, 2]);
    expect(await textsFor(ann, threadId)).toEqual(['Hello', 'Hello Ann']);
  });

  it('need only one followed person in a thread of several', async () => {
    const carl = await addFollowed(ann);
    const threadId = await begin(ann, bob, carl);
    await ann.delete(`/api/follow/${bob.id}`);
    expect((await say(ann, threadId, 'Hello')).status).toBe(201);
    expect((await say(carl, threadId, 'Hello')).status).toBe(403);
    await carl.post(`/api/follow/${bob.id}`);
    expect((await say(carl, threadId, 'Hello')).status).toBe(201);
    await ann.delete(`/api/follow/${carl.id}`);
    expect((await say(ann, threadId, 'Hello')).status).toBe(403);
  });

  it('are refused when everyone else has deleted the account', async () => {
    const threadId = await begin(ann, bob);
    await bob.delete('/api/user/account');
    const answer = await say(ann, threadId, 'Hello?');
    expect([answer.status, answer.body, await canReply(ann)]).toEqual([403, MAY_NOT, [false]]);
  });

  it('that were stored before an unfollow are answered again on a retry', async () => {
    const threadId = await begin(ann, bob);
    const keyed = { 'Idempotency-Key': 'once' };
    const first = await ann.post(messagesPath(threadId), { text: 'Hello' }, keyed);
    await ann.delete(`/api/follow/${bob.id}`);
    const again = await ann.post(messagesPath(threadId), { text: 'Hello' }, keyed);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('that imitate the game’s own lines are refused with a sentence', async () => {
    const threadId = await begin(ann, bob);
    const answer = await say(ann, threadId, '[SYSTEM] Your account is at risk');
    expect([answer.status, answer.body]).toEqual([
      400,
      { message: 'Lines can’t start with [SYSTEM]. It’s reserved for game messages.' },
    ]);
    expect((await rowsOf()).messages).toEqual([]);
  });

  it('put their thread first', async () => {
    const carl = await addFollowed(ann);
    const [one, other] = [await begin(ann, bob), await begin(ann, carl)];
    const lastMessages = async () =>
      ((await threadsIn(ann)) as unknown as { id: string; lastMessage: { text: string } | null }[]).map((thread) => [
        thread.id,
        thread.lastMessage?.text,
      ]);
    game.setTime(KICK_OFF + 1000);
    await say(ann, one, 'To Bob');
    game.setTime(KICK_OFF + 2000);
    await say(ann, other, 'To Carl');
    expect(await lastMessages()).toEqual([
      [other, 'To Carl'],
      [one, 'To Bob'],
    ]);
    game.setTime(KICK_OFF + 3000);
    await bob.post(`/api/follow/${ann.id}`);
    await say(bob, one, 'To Ann');
    expect(await lastMessages()).toEqual([
      [one, 'To Ann'],
      [other, 'To Carl'],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['2,001 characters', 'x'.repeat(2001)],
    ['no text', null],
  ])('are not %s', async (_, text) => {
    const threadId = await begin(ann, bob);
    expect((await ann.post(messagesPath(threadId), { text })).status).toBe(400);
    expect((await rowsOf()).messages).toEqual([]);
  });

  it('TX: are stored and given back as they are, up to 2,000 characters', async () => {
    const threadId = await begin(ann, bob);
    const texts = [...HOSTILE_TEXTS, 'x'.repeat(2000)];
    for (const text of texts) expect((await say(ann, threadId, text)).status).toBe(201);
    expect(await textsFor(bob, threadId)).toEqual(texts);
  });

  it('of a long thread are the newest 200', async () => {
    const threadId = await begin(ann, bob);
    for (let index = 0; index < 203; index += 1) await say(ann, threadId, `No. ${index}`);
    const texts = await textsFor(bob, threadId);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([200, 'No. 3', 'No. 202']);
  });
});

describe('adding people (C35)', () => {
  it('makes a thread of all of them, in which nothing has been said yet', async () => {
    const carl = await addFollowed(ann);
    const threadId = await begin(ann, bob);
    await say(ann, threadId, 'Between us');
    const answer = await add(ann, threadId, carl);
    expect([answer.status, answer.body]).toEqual([200, { newThread: true, thread: { id: expect.any(String) } }]);
    const { thread } = answer.body as { thread: { id: string } };
    expect(thread.id).not.toBe(threadId);
    for (const person of [ann, bob, carl]) expect(await textsFor(person, thread.id)).toEqual([]);
    expect((await carl.get(messagesPath(threadId))).body).toEqual(UNKNOWN);
    expect(await threadsIn(carl)).toMatchObject([{ id: thread.id }]);
    expect(await textsFor(bob, threadId)).toEqual(['Between us']);
  });

  it('to a larger thread shows those who come what was said before just as little', async () => {
    const [carl, dora] = [await addFollowed(ann), await addFollowed(ann)];
    const threadId = await begin(ann, bob, carl);
    await say(ann, threadId, 'Among three');
    const { thread } = (await add(ann, threadId, dora)).body as { thread: { id: string } };
    expect(await textsFor(dora, thread.id)).toEqual([]);
    expect((await dora.get(messagesPath(threadId))).status).toBe(404);
    // The same again is the same thread.
    expect((await add(ann, threadId, dora)).body).toEqual({ newThread: true, thread });
    expect((await start(ann, bob, carl, dora)).body).toEqual(thread);
  });

  it.each([
    ['who takes part already', () => [bob], 400],
    ['oneself', () => [ann], 400],
    ['nobody', () => [], 400],
    ['a stranger', async () => [await signUpUser(game)], 403],
    ['who is not there', () => [{ id: 'nobody-at-all' }], 404],
  ] as const)('does not add %s', async (_, peopleOf, status) => {
    const threadId = await begin(ann, bob);
    const before = await rowsOf();
    expect((await add(ann, threadId, ...(await peopleOf()))).status).toBe(status);
    expect(await rowsOf()).toEqual(before);
  });

  it('only the one who adds has to follow', async () => {
    const carl = await addFollowed(ann);
    const threadId = await begin(ann, bob);
    expect((await add(bob, threadId, carl)).status).toBe(403);
  });

  it('is refused when the caller follows nobody in the thread', async () => {
    const carl = await addFollowed(bob);
    const threadId = await begin(ann, bob);
    const before = await rowsOf();
    const answer = await add(bob, threadId, carl);
    expect([answer.status, answer.body]).toEqual([403, MAY_NOT]);
    expect(await rowsOf()).toEqual(before);
    await bob.post(`/api/follow/${ann.id}`);
    expect((await add(bob, threadId, carl)).status).toBe(200);
  });

  it('ends at 21 people', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addFollowed(ann)));
    const threadId = await begin(ann, ...people);
    expect((await add(ann, threadId, bob)).status).toBe(400);
  });
});
