import { type RestrictedPlayer, BLOCKS_MAX, type LeaderboardEntry } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { toIso } from '../../platform/clock/time.ts';
import { gameBeforeEach } from '../../testing/game.ts';
import { readKeptCounts, recountKeptCounts } from '../../testing/kept-counts.ts';
import { addChat, chatTexts, say as sayInChat } from '../../testing/moderation.ts';
import { insertInto, selectFrom, updateTable } from '../../testing/queries.ts';
import { addUsers } from '../../testing/rows.ts';
import { befriend, say, start, textsOf, threadsOf } from '../../testing/safety.ts';
import { type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { purgeDeleted } from '../privacy/purge.ts';

const game = gameBeforeEach();
const [ada, bob, carl] = [userBeforeEach(game, 'ada'), userBeforeEach(game, 'bob'), userBeforeEach(game, 'carl')];

const block = async (user: TestUser, { id }: { id: string }) => (await user.post(`/api/blocks/${id}`)).status;
const unblock = async (user: TestUser, { id }: { id: string }) => (await user.delete(`/api/blocks/${id}`)).status;
const followsLeft = () => selectFrom(game.db, 'follows', ['follower_id', 'followee_id']);
const listOf = async (user: TestUser, list: 'blocks' | 'mutes') =>
  ((await user.get(`/api/${list}`)).body as RestrictedPlayer[]).map(({ username }) => username);

const board = async (user: Pick<TestUser, 'get'>) =>
  ((await user.get('/api/leaderboards')).body as LeaderboardEntry[]).map((row) => `${row.position} ${row.username}`);

describe('a block', () => {
  it('ends following both ways, keeps the counts right, and restores nothing when it ends', async () => {
    await befriend(ada, bob, carl);
    expect(await block(ada, bob)).toBe(200);
    const left = await followsLeft();
    expect(left.filter((row) => ![row.follower_id, row.followee_id].includes(carl.id))).toEqual([]);
    expect(left).toHaveLength(4);
    expect(await readKeptCounts(game.db)).toEqual(await recountKeptCounts(game.db));
    expect(await unblock(ada, bob)).toBe(200);
    expect(await followsLeft()).toEqual(left);
    expect((await bob.post(`/api/follow/${ada.id}`)).status).toBe(200);
  });

  it('is listed only for the blocker, newest first, and can be repeated', async () => {
    expect([await block(ada, carl), await block(ada, carl)]).toEqual([200, 200]);
    game.setTime(game.now() + 1_000);
    await block(ada, bob);
    expect([await listOf(ada, 'blocks'), await listOf(bob, 'blocks')]).toEqual([['bob', 'carl'], []]);
    expect((await ada.get('/api/blocks')).body).toMatchObject([{ since: toIso(game.now()) }, {}]);
  });

  it('stays with each of two players who block each other', async () => {
    await block(ada, bob);
    await insertInto(game.db, 'blocks', { blocker_id: bob.id, blocked_id: ada.id, created_at: 0 });
    await unblock(ada, bob);
    expect((await ada.get(`/api/users/${bob.id}/summary`)).body).toBe(null);
    expect([await listOf(ada, 'blocks'), await listOf(bob, 'blocks')]).toEqual([[], ['ada']]);
    expect(await block(bob, ada)).toBe(200);
  });

  it('is rejected for oneself and for unknown and deleted players', async () => {
    await bob.delete('/api/user/account');
    for (const list of ['blocks', 'mutes']) {
      for (const [id, status] of Object.entries({ [ada.id]: 400, [bob.id]: 404, unknown: 404, '\u0000': 404 })) {
        expect([id, (await ada.post(`/api/${list}/${encodeURIComponent(id)}`)).status]).toEqual([id, status]);
        expect((await ada.delete(`/api/${list}/${encodeURIComponent(id)}`)).status).toBe(200);
      }
    }
    expect(await selectFrom(game.db, 'blocks', ['blocked_id'])).toEqual([]);
  });

  it.each(['blocks', 'mutes'] as const)('is one of at most 1,000 %s', async (list) => {
    const ids = await addUsers(game.db, BLOCKS_MAX);
    const [own, other] = list === 'blocks' ? ['blocker_id', 'blocked_id'] : ['muter_id', 'muted_id'];
    await insertInto(game.db, list, ids.map((id) => ({ [own]: ada.id, [other]: id, created_at: 0 })) as never);
    await ada.post(`/api/follow/${bob.id}`);
    expect((await ada.post(`/api/${list}/${bob.id}`)).status).toBe(409);
    expect([(await listOf(ada, list)).length, (await followsLeft()).length]).toEqual([BLOCKS_MAX, 1]);
    expect((await ada.post(`/api/${list}/${ids[0]}`)).status).toBe(200);
  });

  it('leaves the positions of everyone else on the boards as they are', async () => {
    for (const [index, { id }] of [bob, ada, carl].entries()) {
      await updateTable(game.db, 'users', { star_tenths: 300 - 10 * index }, { id });
    }
    await block(ada, bob);
    expect(await board(ada)).toEqual(['2 ada', '3 carl']);
    expect(await board(bob)).toEqual(['1 bob', '3 carl']);
    for (const other of [carl, game.visitor()]) expect(await board(other)).toHaveLength(3);
  });
});

describe('an account', () => {
  it('has its own blocks and mutes in its export, and nothing about those of others', async () => {
    await block(ada, bob);
    await ada.post(`/api/mutes/${carl.id}`);
    const since = toIso(game.now());
    expect((await ada.get('/api/user/export-data')).body).toMatchObject({
      blocks: [{ id: bob.id, username: 'bob', since }],
      mutes: [{ id: carl.id, username: 'carl', since }],
    });
    for (const other of [bob, carl]) {
      expect((await other.get('/api/user/export-data')).body).toMatchObject({ blocks: [], mutes: [] });
    }
  });

  it('that is deleted stays hidden, and its blocks and mutes end with the purge', async () => {
    await befriend(ada, bob);
    const thread = await start(ada, bob);
    await say(bob, thread, 'Hello');
    await block(ada, bob);
    await updateTable(game.db, 'blocks', { created_at: 0 });
    await block(bob, carl);
    await bob.post(`/api/mutes/${carl.id}`);
    await bob.delete('/api/user/account');
    expect([await listOf(ada, 'blocks'), await threadsOf(ada)]).toEqual([[], []]);
    await purgeDeleted(game.db, game.now(), game.now());
    expect(await selectFrom(game.db, 'blocks', ['blocker_id'])).toEqual([]);
    expect(await selectFrom(game.db, 'mutes', ['muter_id'])).toEqual([]);
  });
});

it('a mute hides what a player writes in chats and groups, and nothing else', async () => {
  await befriend(ada, bob, carl);
  const chat = await addChat(game, [ada, bob, carl]);
  const group = await start(ada, bob, carl);
  expect((await ada.post(`/api/mutes/${bob.id}`)).status).toBe(200);
  expect([await say(carl, group, 'Heard'), await say(bob, group, 'Muted')]).toEqual([201, 201]);
  await sayInChat(carl, chat, 'Heard');
  await sayInChat(bob, chat, 'Muted');
  expect((await ada.get('/api/match-chats')).body).toMatchObject([{ unreadCount: 1 }]);
  expect([await textsOf(ada, group), await chatTexts(ada, chat)]).toEqual([['Heard'], ['Heard']]);
  expect((await threadsOf(ada))[0]).toMatchObject({ lastMessage: { text: 'Heard' }, canReply: true });
  const both = ['Heard', 'Muted'];
  expect([await textsOf(bob, group), await chatTexts(bob, chat)]).toEqual([both, both]);
  expect((await ada.get(`/api/users/${bob.id}/summary`)).body).toMatchObject({ isMuted: true, isFollowing: true });
  expect((await bob.get(`/api/users/${ada.id}/summary`)).body).toMatchObject({ isMuted: false });
  expect([await listOf(ada, 'mutes'), await listOf(bob, 'mutes')]).toEqual([['bob'], []]);
  await ada.delete(`/api/mutes/${bob.id}`);
  expect(await textsOf(ada, group)).toEqual(both);
  await ada.post(`/api/mutes/${bob.id}`);
  await block(bob, ada);
  expect(await listOf(ada, 'mutes'), 'the other one has blocked').toEqual([]);
});
