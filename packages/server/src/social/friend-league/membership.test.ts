import { FRIEND_LEAGUE_MEMBERS_MAX, FRIEND_LEAGUES_MAX, HIDDEN_PLAYER } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, toIso } from '../../platform/clock/time.ts';
import {
  DEAD_LINK,
  detailsFor,
  inviteFor,
  join,
  leaguesOf,
  namesIn,
  newCode,
  openLeague,
  UNKNOWN_LEAGUE,
} from '../../testing/friend-leagues.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { addUsers } from '../../testing/rows.ts';
import { say, textsOf, threadsOf } from '../../testing/safety.ts';
import { userBeforeEach } from '../../testing/test-users.ts';
import { createInvite } from './invite.ts';
import { createLeague } from './league.ts';
import { joinLeague } from './membership.ts';

const game = gameBeforeEach();
const [ann, bob, cleo] = [userBeforeEach(game, 'ann'), userBeforeEach(game, 'bob'), userBeforeEach(game, 'cleo')];

const key = async () => 'key';
const everyone = async () => {};

describe('places', () => {
  it('many requests at once for the last place give it to one player', async () => {
    const { db } = game;
    const users = await addUsers(db, FRIEND_LEAGUE_MEMBERS_MAX + 19);
    const { id, code } = await openLeague(ann);
    const now = KICK_OFF;
    const joining = (userId: string) => joinLeague(db, { code, userId, now, at: now, requireMayWrite: everyone });
    for (const userId of users.slice(0, FRIEND_LEAGUE_MEMBERS_MAX - 2)) await joining(userId);
    const late = users.slice(FRIEND_LEAGUE_MEMBERS_MAX - 2);
    const results = await Promise.allSettled(late.map(joining));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
    expect(refusals).toEqual(Array.from({ length: late.length - 1 }, () => 'This league is full: it has 50 members.'));
    expect((await detailsFor(ann, id)).members).toHaveLength(FRIEND_LEAGUE_MEMBERS_MAX);
    expect(await inviteFor(bob, code)).toMatchObject({ state: 'FULL', memberCount: FRIEND_LEAGUE_MEMBERS_MAX });
    // One who is in it may follow the link again.
    expect(await joining(users[0] ?? '')).toEqual({ id, isNew: false });
  });

  it(`a player is in at most ${FRIEND_LEAGUES_MAX} leagues, whether joined or created at once`, async () => {
    const { db } = game;
    const [owner = ''] = await addUsers(db, 1);
    const create = (ownerId: string, name: string) =>
      createLeague(db, { ownerId, name, startsAt: undefined, now: KICK_OFF });
    const codes: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      codes.push((await createInvite(db, (await create(owner, `No. ${index}`)).league.id, key, KICK_OFF)).code);
    }
    const joining = { userId: bob.id, now: KICK_OFF, at: KICK_OFF, requireMayWrite: everyone };
    const results = await Promise.allSettled([
      ...codes.map((code) => joinLeague(db, { ...joining, code })),
      ...codes.map((code) => create(bob.id, code)),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(FRIEND_LEAGUES_MAX);
    expect(await leaguesOf(bob)).toHaveLength(FRIEND_LEAGUES_MAX);
    expect(await bob.post('/api/leagues', { name: 'One more' })).toMatchObject({
      status: 409,
      body: { message: 'You can be in at most 20 leagues. Leave one to join another.' },
    });
  });
});

/** A league of Ann, then Bob, then Cleo. */
const openLeagueOfThree = async () => {
  const league = await openLeague(ann);
  for (const user of [bob, cleo]) {
    game.setTime(game.now() + HOUR_MS);
    await join(user, league.code);
  }
  return league;
};

describe('leaving', () => {
  it('hides the league but in the export, makes the one who joined first the owner, and is undone by the link', async () => {
    const { id, path, code } = await openLeagueOfThree();
    expect((await ann.post(`${path}/leave`)).status).toBe(200);
    expect(await ann.get(path)).toMatchObject(UNKNOWN_LEAGUE);
    expect([await leaguesOf(ann), await namesIn(cleo, id)]).toEqual([[], ['bob*', 'cleo']]);
    const at = toIso(KICK_OFF);
    const left = {
      id,
      name: 'Friends',
      isOwner: false,
      startsAt: at,
      joinedAt: at,
      leftAt: toIso(KICK_OFF + 2 * HOUR_MS),
    };
    expect((await ann.get('/api/user/export-data')).body).toMatchObject({ leagues: [left] });
    expect((await join(ann, code)).status).toBe(200);
    expect(await namesIn(cleo, id)).toEqual(['ann', 'bob*', 'cleo']);
  });

  it('also happens when an account is deleted, and deletes a league without members', async () => {
    const { id, path, code } = await openLeagueOfThree();
    await ann.delete('/api/user/account');
    expect(await namesIn(cleo, id)).toEqual(['bob*', 'cleo']);
    await Promise.all([bob.delete('/api/user/account'), cleo.post(`${path}/leave`)]);
    expect(await cleo.get(`/api/invites/${code}`)).toMatchObject(DEAD_LINK);
    for (const table of ['friend_leagues', 'friend_league_members'] as const) {
      expect(await game.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('can be decided by an owner whom the member has blocked, and lists have as many rows as members', async () => {
    const { id, code } = await openLeague(ann);
    for (const user of [bob, cleo]) await join(user, code);
    await bob.post(`/api/blocks/${ann.id}`);
    for (const viewer of [ann, bob]) {
      const { members, memberCount } = await detailsFor(viewer, id);
      const table = (await viewer.get(`/api/leagues/${id}/table`)).body as { username: string }[];
      const names = [HIDDEN_PLAYER, viewer === ann ? 'ann' : 'bob', 'cleo'];
      expect(members.map(({ username }) => username).toSorted()).toEqual(names);
      expect(table.map(({ username }) => username).toSorted()).toEqual(names);
      expect(memberCount).toBe(3);
    }
    const { members } = await detailsFor(bob, id);
    expect(members.map(({ userId }) => userId)).not.toContain(ann.id);
    expect((await ann.delete(`/api/leagues/${id}/members/${bob.id}`)).status).toBe(200);
    expect(await leaguesOf(bob)).toEqual([]);
  });

  it('can be decided by the owner, who then revokes the link', async () => {
    const { id, path, code } = await openLeagueOfThree();
    expect(await ann.delete(`${path}/members/${ann.id}`)).toMatchObject({ status: 400 });
    expect((await ann.delete(`${path}/members/${bob.id}`)).status).toBe(200);
    expect(await ann.delete(`${path}/members/${bob.id}`)).toMatchObject(UNKNOWN_LEAGUE);
    expect(await bob.get(path)).toMatchObject(UNKNOWN_LEAGUE);
    expect(await join(bob, code)).toMatchObject(DEAD_LINK);
    expect(await namesIn(ann, id)).toEqual(['ann*', 'cleo']);
    expect((await join(bob, await newCode(ann, id))).status).toBe(200);
  });
});

it('the chat of a league is for its members alone, who need not follow each other', async () => {
  const { id, path, code } = await openLeague(ann);
  await join(bob, code);
  const { threadId } = await detailsFor(bob, id);
  expect(await say(bob, threadId, 'Hello')).toBe(201);
  const thread = { id: threadId, canReply: true, canLeave: false, league: { id, name: 'Friends' } };
  expect(await threadsOf(ann)).toMatchObject([{ ...thread, lastMessage: { text: 'Hello' } }]);
  expect((await ann.post(`/api/dm-threads/${threadId}/leave`)).status).toBe(409);
  expect((await threadsOf(ann))[0]?.participants).toHaveLength(2);
  await join(cleo, code);
  expect(await textsOf(cleo, threadId)).toEqual(['Hello']);
  await cleo.post(`${path}/leave`);
  expect([await textsOf(cleo, threadId), await threadsOf(cleo)]).toEqual([null, []]);
  expect(await say(cleo, threadId, 'Hi')).toBe(404);
  await ann.post(`/api/follow/${cleo.id}`);
  const added = await ann.post(`/api/dm-threads/${threadId}/participants`, { participantIds: [cleo.id] });
  const message = 'This is the chat of a league. Share its invite link to add people.';
  expect(added).toMatchObject({ status: 400, body: { message } });
});
