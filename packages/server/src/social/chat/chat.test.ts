import type { LiveEvent } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { signUpLoggedOutUser, signUpUser, type TestUser } from '../../testing/test-users.ts';
import { insertInto, selectFrom, updateTable } from '../../testing/queries.ts';
import { addMatch, addPick } from '../../testing/rows.ts';

const CHAT = '/api/matches/a/chat';

const game = gameBeforeEach();
let ann: TestUser;
let events: LiveEvent[];
beforeEach(async () => {
  for (const id of ['a', 'b']) await addMatch(game.db, id, KICK_OFF + 1000);
  ann = await addPicker('ann');
  events = [];
  game.bus.subscribe((event) => void events.push(event));
});

async function addPicker(name?: string, matchId = 'a'): Promise<TestUser> {
  const user = await signUpUser(game, name);
  await addPick(game.db, { userId: user.id, matchId });
  return user;
}

const read = async (reader: Pick<TestUser, 'get'>) => (await reader.get(CHAT)).body;

it('lets those with a pick on the match write, and everyone read, with current names and ranks', async () => {
  const other = await addPicker(undefined, 'b');
  const rejected = { status: 403, body: { message: 'Make a pick to post messages' } };
  expect(await other.post(CHAT, { text: 'Hello' })).toMatchObject(rejected);
  expect((await ann.post(CHAT, { text: '  Hello  ' })).status).toBe(201);
  await updateTable(game.db, 'users', { rank: 'MASTER', username: 'anna' }, { id: ann.id });
  const message = { id: expect.any(String), kind: 'USER', text: 'Hello', createdAt: new Date(KICK_OFF).toISOString() };
  for (const reader of [game.visitor(), ann, other, await signUpLoggedOutUser(game)]) {
    expect(await read(reader)).toEqual([{ ...message, userId: ann.id, username: 'anna', rank: 'MASTER' }]);
  }
  expect(events).toEqual([{ type: 'chat', data: { matchId: 'a' } }]);
});

it('orders concurrent messages without gaps', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => addPicker()));
  const sent = others.flatMap((user) => Array.from({ length: 10 }, (_, index) => ({ user, text: `No. ${index}` })));
  const responses = await Promise.all(sent.map(({ user, text }) => user.post(CHAT, { text })));
  expect(responses.map(({ status }) => status)).toEqual(sent.map(() => 201));
  const stored = await selectFrom(game.db, 'chat_messages', ['position']);
  expect(stored.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(sent.map((_, index) => index + 1));
});

const list = async (user: TestUser) => (await user.get('/api/match-chats')).body;
const unread = async (user: TestUser) =>
  ((await list(user)) as { unreadCount: number }[]).map(({ unreadCount }) => unreadCount);

describe('the chat list', () => {
  it('lists picked matches by start until a day after their end', async () => {
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

  it('counts unread messages of other users, up to 100', async () => {
    const bob = await addPicker('bob');
    await bob.post(CHAT, { text: 'One' });
    await bob.post(CHAT, { text: 'Two' });
    await ann.post(CHAT, { text: 'Mine' });
    expect([await unread(ann), await unread(bob)]).toEqual([[2], [1]]);
    await read(game.visitor());
    expect(await unread(ann)).toEqual([2]);
    await read(ann);
    expect([await unread(ann), await unread(bob)]).toEqual([[0], [1]]);
    const { id } = (await bob.post(CHAT, { text: 'Three' })).body as { id: string };
    expect(await unread(ann)).toEqual([1]);
    await bob.delete(`${CHAT}/${id}`);
    expect(await unread(ann)).toEqual([0]);
    const message = { match_id: 'a', kind: 'USER', user_id: bob.id, text: 'Hello', created_at: KICK_OFF } as const;
    const rows = Array.from({ length: 101 }, (_, index) => ({ ...message, id: `m-${index}`, position: index + 5 }));
    await insertInto(game.db, 'chat_messages', rows);
    expect(await unread(ann)).toEqual([100]);
  });
});
