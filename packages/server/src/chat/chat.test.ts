import type { LiveEvent } from '@machine/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { signUpLoggedOutUser, signUpUser, type TestUser } from '../testing/test-users.ts';
import { HOSTILE_TEXTS } from '../testing/hostile.ts';
import { addMatch, addPick } from '../testing/rows.ts';

const CHAT = '/api/matches/a/chat';

let game: Game;
let ann: TestUser;
let events: LiveEvent[];
beforeEach(async () => {
  game = await openGame();
  for (const id of ['a', 'b']) await addMatch(game.db, id, KICK_OFF + 1000);
  ann = await addPicker('ann');
  events = [];
  game.services.bus.subscribe((event) => void events.push(event));
});
afterEach(() => game.close());

async function addPicker(name?: string, matchId = 'a'): Promise<TestUser> {
  const person = await signUpUser(game, name);
  await addPick(game.db, { userId: person.id, matchId });
  return person;
}

const stored = () => game.db.selectFrom('chat_messages').selectAll().orderBy('position').execute();
const read = async (reader: Pick<TestUser, 'get'> = game.visitor()) =>
  (await reader.get(CHAT)).body as { text: string; username: string; rank: string }[];
const texts = async () => (await read()).map(({ text }) => text);
const keyed = (key: string) => ({ 'Idempotency-Key': key });

describe('3.5: who may do what', () => {
  it('C19: everybody reads, with the writer’s rank and name of now', async () => {
    expect((await ann.post(CHAT, { text: '  Hello  ' })).status).toBe(201);
    await game.db.updateTable('users').set({ rank: 'MASTER', username: 'anna' }).where('id', '=', ann.id).execute();
    const message = {
      id: expect.any(String),
      kind: 'USER',
      text: 'Hello',
      userId: ann.id,
      username: 'anna',
      rank: 'MASTER',
      createdAt: new Date(KICK_OFF).toISOString(),
    };
    for (const reader of [game.visitor(), ann, await signUpUser(game), await signUpLoggedOutUser(game)]) {
      const answer = await reader.get(CHAT);
      expect([answer.status, answer.body]).toEqual([200, [message]]);
    }
  });

  it('C20: who is not logged in, or is no longer, cannot write', async () => {
    const ended = await signUpLoggedOutUser(game);
    await addPick(game.db, { userId: ended.id, matchId: 'a' });
    for (const stranger of [game.visitor(), ended]) {
      const answer = await stranger.post(CHAT, { text: 'Hello' });
      expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }]);
    }
    expect([await stored(), events]).toEqual([[], []]);
  });

  it('C20: who has not picked on this match cannot write, whatever they picked elsewhere', async () => {
    for (const other of [await signUpUser(game), await addPicker(undefined, 'b')]) {
      const answer = await other.post(CHAT, { text: 'Hello' });
      expect([answer.status, answer.body]).toEqual([403, { message: 'Make a pick to post messages' }]);
    }
    expect([await stored(), events]).toEqual([[], []]);
  });

  it('C18: the list is for nobody who is not logged in, or is no longer', async () => {
    for (const stranger of [game.visitor(), await signUpLoggedOutUser(game)]) {
      expect((await stranger.get('/api/match-chats')).status).toBe(401);
    }
  });
});

it.each(['x', '%00', "'%20or%201=1", 'A'])('C19, C20: there is no chat of an unknown match (%s)', async (id) => {
  for (const answer of [
    await ann.get(`/api/matches/${id}/chat`),
    await ann.post(`/api/matches/${id}/chat`, { text: 'Hello' }),
  ]) {
    expect([answer.status, answer.body]).toEqual([404, { message: 'This match does not exist.' }]);
  }
});

it.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['control characters', '\u0000\u0007'],
  ['501 characters', 'x'.repeat(501)],
  ['null', null],
  ['a number', 7],
])('C20: %s is no message', async (_, text) => {
  expect((await ann.post(CHAT, { text })).status).toBe(400);
  expect(await stored()).toEqual([]);
});

it('C20: 500 characters are one', async () => {
  const text = 'x'.repeat(500);
  expect((await ann.post(CHAT, { text: ` ${text} ` })).status).toBe(201);
  expect(await texts()).toEqual([text]);
});

it('TX: whatever people write is stored and given back as it is', async () => {
  for (const text of HOSTILE_TEXTS) expect((await ann.post(CHAT, { text })).status).toBe(201);
  expect(await texts()).toEqual(HOSTILE_TEXTS);
});

it('S100: what no database can hold is left out or replaced, the same each time', async () => {
  for (let times = 0; times < 2; times += 1) {
    expect((await ann.post(CHAT, { text: 'a\u0000b\uD800c' }, keyed('odd'))).status).toBe(times === 0 ? 201 : 200);
  }
  expect(await texts()).toEqual(['ab\uFFFDc']);
});

it.each([
  ['what nobody can see', '\u200B\u3164', 'Write something first.'],
  ['more than 500 characters as they are kept', '\u0958'.repeat(251), 'At most 500 characters.'],
  [
    'a line like the game’s own',
    'Look:\n［ＳＹＳＴＥＭ］ You have won',
    expect.stringContaining('start with [SYSTEM]'),
  ],
])('refuses %s with a sentence', async (_, text, message) => {
  const answer = await ann.post(CHAT, { text });
  expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ message })]);
  expect(await stored()).toEqual([]);
});

it('counts a message as it is kept, without marks of direction and in composed form', async () => {
  expect((await ann.post(CHAT, { text: '\u202Ee\u0301'.repeat(500) })).status).toBe(201);
  expect(await texts()).toEqual(['\u00E9'.repeat(500)]);
});

it('says that there is a message, once it is stored', async () => {
  await ann.post(CHAT, { text: 'Hello' });
  expect(events).toEqual([{ type: 'chat', data: { matchId: 'a' } }]);
});

it('C19: of a long chat the newest 200 are sent, the oldest first', async () => {
  for (let index = 0; index < 203; index += 1) await ann.post(CHAT, { text: `No. ${index}` });
  const sent = await texts();
  expect([sent.length, sent[0], sent.at(-1)]).toEqual([200, 'No. 3', 'No. 202']);
});

it('messages of many at once stand in one order without a gap', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => addPicker()));
  const sent = others.flatMap((person) => Array.from({ length: 10 }, (_, index) => ({ person, text: `No. ${index}` })));
  const answers = await Promise.all(sent.map(({ person, text }) => person.post(CHAT, { text })));
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201));
  expect((await stored()).map(({ position }) => position)).toEqual(sent.map((_, index) => index + 1));
});

const list = async (person: TestUser) => (await person.get('/api/match-chats')).body;
const unread = async (person: TestUser) =>
  ((await list(person)) as { unreadCount: number }[]).map(({ unreadCount }) => unreadCount);

describe('the list of chats (C18)', () => {
  it('has the matches that one has picked on, by start, until a day after their end', async () => {
    await addMatch(game.db, 'early', KICK_OFF - 60_000);
    await addPick(game.db, { userId: ann.id, matchId: 'early' });
    const teams = { homeTeam: 'Los Angeles Lakers', awayTeam: 'Phoenix Suns', unreadCount: 0 };
    const early = { ...teams, matchId: 'early', startTime: new Date(KICK_OFF - 60_000).toISOString() };
    const a = { ...teams, matchId: 'a', startTime: new Date(KICK_OFF + 1000).toISOString() };
    expect(await list(ann)).toEqual([early, a]);
    expect(await list(await signUpUser(game))).toEqual([]);
    game.setTime(KICK_OFF + 28 * 60 * 60_000 - 60_000);
    expect(await list(ann)).toEqual([a]);
  });

  it('counts what others have written since one has read it', async () => {
    const bob = await addPicker('bob');
    await bob.post(CHAT, { text: 'One' });
    await bob.post(CHAT, { text: 'Two' });
    await ann.post(CHAT, { text: 'Mine' });
    expect([await unread(ann), await unread(bob)]).toEqual([[2], [1]]);
    await read();
    expect(await unread(ann)).toEqual([2]);
    await read(ann);
    await read(ann);
    expect([await unread(ann), await unread(bob)]).toEqual([[0], [1]]);
    await bob.post(CHAT, { text: 'Three' });
    expect(await unread(ann)).toEqual([1]);
  });
});
