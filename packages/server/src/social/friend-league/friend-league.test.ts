import { FRIEND_LEAGUE_MEMBERS_MAX, FRIEND_LEAGUES_MAX, INVITE_DAYS } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { detailsFor, inviteFor, join, newCode, openLeague } from '../../testing/friend-leagues.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { updateTable } from '../../testing/queries.ts';
import { addUsers } from '../../testing/rows.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { createInvite } from './invite.ts';
import { createLeague } from './league.ts';
import { joinLeague } from './membership.ts';

let game: Game;
let ann: TestUser;
let bob: TestUser;
let cleo: TestUser;
beforeEach(async () => {
  game = await openGame();
  [ann, bob, cleo] = [await signUpUser(game, 'ann'), await signUpUser(game, 'bob'), await signUpUser(game, 'cleo')];
});

const namesIn = async (user: TestUser, leagueId: string) =>
  (await detailsFor(user, leagueId)).members
    .map(({ username, isOwner }) => (isOwner ? `${username}*` : username))
    .toSorted();
const leaguesOf = async (user: TestUser) =>
  ((await user.get('/api/leagues')).body as { name: string }[]).map(({ name }) => name);
const UNKNOWN = { status: 404, body: { message: "This league doesn't exist, or you're not in it." } };
const DEAD_LINK = { status: 404, body: { message: "This invite link doesn't work any more. Ask for a new one." } };
const key = async () => 'key';
const everyone = async () => {};

const startedAt = async (startsAt: string) => (await ann.post('/api/leagues', { name: 'A', startsAt })).body;

describe('a league', () => {
  it('starts at once, with its owner as the only member', async () => {
    const response = await ann.post('/api/leagues', { name: '  The\n office ' });
    const league = {
      id: expect.any(String),
      name: 'The office',
      startsAt: new Date(KICK_OFF).toISOString(),
      memberCount: 1,
      isOwner: true,
    };
    expect([response.status, response.body]).toEqual([201, league]);
    expect((await ann.get('/api/leagues')).body).toEqual([league]);
    const { id } = response.body as { id: string };
    expect(await detailsFor(ann, id)).toMatchObject({ invite: null, members: [{ username: 'ann', isOwner: true }] });
  });

  it('starts when its owner says, but never in the past', async () => {
    const later = new Date(KICK_OFF + 3 * DAY_MS).toISOString();
    expect(await startedAt(later)).toMatchObject({ startsAt: later });
    expect(await startedAt('2020-01-01T00:00:00Z')).toMatchObject({ startsAt: new Date(KICK_OFF).toISOString() });
  });

  it.each([
    [{}, 'name is missing or invalid.'],
    [{ name: ' \u200B ' }, 'Give your league a name.'],
    [{ name: 'x'.repeat(41) }, 'At most 40 characters.'],
    [{ name: 'A', startsAt: 'soon' }, 'Choose a valid start date.'],
    [{ name: 'A', startsAt: '2028-01-01T00:00:00Z' }, 'A league can start at most a year from now.'],
  ])('is not created from %j', async (body, message) => {
    expect(await ann.post('/api/leagues', body)).toMatchObject({ status: 400, body: { message } });
    expect(await leaguesOf(ann)).toEqual([]);
  });

  it('is renamed by its owner only (S225)', async () => {
    const { id, path, code } = await openLeague(ann);
    await join(bob, code);
    expect(await bob.send('PATCH', path, named('Mine'))).toMatchObject({ status: 403 });
    expect(await cleo.send('PATCH', path, named('Mine'))).toMatchObject(UNKNOWN);
    expect((await ann.send('PATCH', path, named('Ours'))).status).toBe(200);
    expect((await detailsFor(bob, id)).name).toBe('Ours');
  });

  it('is neither created, renamed nor joined by a player whom a moderator has muted (S194)', async () => {
    const [own, joined, other] = [await openLeague(bob), await openLeague(ann), await openLeague(ann)];
    await join(bob, joined.code);
    await updateTable(game.db, 'users', { muted_until: game.now() + DAY_MS }, { id: bob.id });
    const refused = { status: 403, body: { message: expect.stringMatching(/^You can't write until /) } };
    expect(await bob.post('/api/leagues', { name: 'Mine' })).toMatchObject(refused);
    expect(await bob.send('PATCH', own.path, named('Mine'))).toMatchObject(refused);
    expect(await join(bob, other.code)).toMatchObject(refused);
    // Where they are already, nothing changes.
    expect((await join(bob, joined.code)).status).toBe(200);
    game.setTime(game.now() + DAY_MS);
    expect((await join(bob, other.code)).status).toBe(200);
  });

  it('looks to everyone else as one that does not exist (S225)', async () => {
    const { path, code } = await openLeague(ann);
    await join(bob, code);
    const calls = (base: string, user: TestUser) => [
      user.get(base),
      user.get(`${base}/table`),
      user.send('PATCH', base, named('X')),
      user.post(`${base}/invite`),
      user.delete(`${base}/invite`),
      user.post(`${base}/leave`),
      user.delete(`${base}/members/${bob.id}`),
    ];
    for (const base of [path, '/api/leagues/none', '/api/leagues/%00']) {
      for (const response of await Promise.all(calls(base, cleo))) expect(response).toMatchObject(UNKNOWN);
    }
    for (const response of await Promise.all(calls(path, bob).slice(2, 5))) expect(response.status).toBe(403);
  });
});

const named = (name: string) => ({
  body: JSON.stringify({ name }),
  headers: { 'Content-Type': 'application/json' },
});

describe('an invite link', () => {
  it('shows what one would join, without its members, and joins only when asked to (S224)', async () => {
    const { id, code } = await openLeague(ann);
    expect(code).toMatch(/^[\w-]{22}$/);
    const shown = {
      name: 'Friends',
      ownerName: 'ann',
      memberCount: 1,
      startsAt: new Date(KICK_OFF).toISOString(),
      state: 'OPEN',
      leagueId: null,
      canReport: false,
    };
    expect(await inviteFor(game.visitor(), code)).toEqual(shown);
    expect(await inviteFor(bob, code)).toEqual({ ...shown, canReport: true });
    expect(await leaguesOf(bob)).toEqual([]);
    expect(await join(bob, code)).toMatchObject({ status: 200, body: { id } });
    expect(await inviteFor(bob, code)).toMatchObject({ state: 'MEMBER', leagueId: id });
    expect(await inviteFor(game.visitor(), code)).toEqual({ ...shown, memberCount: 2 });
    expect((await game.visitor().post(`/api/invites/${code}/join`)).status).toBe(401);
  });

  it('is stored as a hash, and shown to every member (S224)', async () => {
    const { id, code } = await openLeague(ann);
    await join(bob, code);
    for (const user of [ann, bob]) expect((await detailsFor(user, id)).invite?.code).toBe(code);
    expect(JSON.stringify(await game.db.selectFrom('friend_leagues').selectAll().execute())).not.toContain(code);
  });

  it.each([
    ['unknown', async () => 'A'.repeat(22)],
    ['replaced', async (id: string, code: string) => ((await newCode(ann, id)) === '' ? '' : code)],
    [
      'revoked',
      async (id: string, code: string) => {
        await ann.delete(`/api/leagues/${id}/invite`);
        return code;
      },
    ],
  ])('that is %s reveals nothing and lets nobody join (S224)', async (_, change) => {
    const { id, code } = await openLeague(ann);
    const dead = await change(id, code);
    expect(await bob.get(`/api/invites/${dead}`)).toMatchObject(DEAD_LINK);
    expect(await join(bob, dead)).toMatchObject(DEAD_LINK);
    expect(await namesIn(ann, id)).toEqual(['ann*']);
  });

  it(`expires after ${INVITE_DAYS} days of real time (S224)`, async () => {
    const { id, code } = await openLeague(ann);
    game.setTime(KICK_OFF + INVITE_DAYS * DAY_MS - 1);
    expect(await inviteFor(bob, code)).toMatchObject({ state: 'OPEN' });
    game.setTime(KICK_OFF + INVITE_DAYS * DAY_MS);
    expect(await inviteFor(bob, code)).toMatchObject({ state: 'EXPIRED' });
    expect(await join(bob, code)).toMatchObject({
      status: 409,
      body: { message: 'This invite link has expired. Ask for a new one.' },
    });
    expect((await detailsFor(ann, id)).invite).toBeNull();
    expect((await join(bob, await newCode(ann, id))).status).toBe(200);
  });
});

describe('places', () => {
  it('many requests at once for the last place give it to one player (S223)', async () => {
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

  it('a player who asks many times at once joins once (S223)', async () => {
    const { id, code } = await openLeague(ann);
    const responses = await Promise.all(Array.from({ length: 10 }, () => join(bob, code)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await detailsFor(ann, id)).toMatchObject({ memberCount: 2 });
    expect(await namesIn(ann, id)).toEqual(['ann*', 'bob']);
  });

  it(`a player is in at most ${FRIEND_LEAGUES_MAX} leagues, whether joined or created at once (S223)`, async () => {
    const { db } = game;
    const [owner = ''] = await addUsers(db, 1);
    const create = (ownerId: string) => createLeague(db, { ownerId, name: 'A', startsAt: undefined, now: KICK_OFF });
    const codes: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      codes.push((await createInvite(db, (await create(owner)).id, key, KICK_OFF)).code);
    }
    const joining = { userId: bob.id, now: KICK_OFF, at: KICK_OFF, requireMayWrite: everyone };
    const results = await Promise.allSettled([
      ...codes.map((code) => joinLeague(db, { ...joining, code })),
      ...codes.map(() => create(bob.id)),
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
  it('hides the league, and makes the one who joined first the owner (S226)', async () => {
    const { id, path } = await openLeagueOfThree();
    expect((await ann.post(`${path}/leave`)).status).toBe(200);
    expect(await ann.get(path)).toMatchObject(UNKNOWN);
    expect([await leaguesOf(ann), await namesIn(cleo, id)]).toEqual([[], ['bob*', 'cleo']]);
    expect((await ann.post(`${path}/leave`)).status).toBe(404);
  });

  it('is undone by the link, with the place from before', async () => {
    const { id, path, code } = await openLeagueOfThree();
    await bob.post(`${path}/leave`);
    game.setTime(game.now() + DAY_MS);
    expect((await join(bob, code)).status).toBe(200);
    expect(await namesIn(ann, id)).toEqual(['ann*', 'bob', 'cleo']);
  });

  it('deletes a league without members', async () => {
    const { path, code } = await openLeagueOfThree();
    for (const user of [ann, bob, cleo]) await user.post(`${path}/leave`);
    expect(await bob.get(`/api/invites/${code}`)).toMatchObject(DEAD_LINK);
    for (const table of ['friend_leagues', 'friend_league_members'] as const) {
      expect(await game.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('also happens when an account is deleted (S226)', async () => {
    const { id, path } = await openLeagueOfThree();
    await ann.delete('/api/user/account');
    expect(await namesIn(cleo, id)).toEqual(['bob*', 'cleo']);
    await Promise.all([bob.delete('/api/user/account'), cleo.post(`${path}/leave`)]);
    expect(await game.db.selectFrom('friend_leagues').selectAll().execute()).toEqual([]);
  });

  it('can be decided by the owner, who then revokes the link (S224)', async () => {
    const { id, path, code } = await openLeagueOfThree();
    expect(await ann.delete(`${path}/members/${ann.id}`)).toMatchObject({ status: 400 });
    expect((await ann.delete(`${path}/members/${bob.id}`)).status).toBe(200);
    expect(await ann.delete(`${path}/members/${bob.id}`)).toMatchObject(UNKNOWN);
    expect(await bob.get(path)).toMatchObject(UNKNOWN);
    expect(await join(bob, code)).toMatchObject(DEAD_LINK);
    expect(await namesIn(ann, id)).toEqual(['ann*', 'cleo']);
    expect((await join(bob, await newCode(ann, id))).status).toBe(200);
  });
});

const threadsOf = async (user: TestUser) =>
  (await user.get('/api/dm-threads')).body as { id: string; canReply: boolean; participants: object[] }[];

describe('the chat of a league', () => {
  it('is for its members, who need not follow each other (S225)', async () => {
    const { id, path, code } = await openLeague(ann);
    await join(bob, code);
    const { threadId } = await detailsFor(bob, id);
    const messages = `/api/dm-threads/${threadId}/messages`;
    expect((await bob.post(messages, { text: 'Hello' })).status).toBe(201);
    const thread = { id: threadId, canReply: true, league: { id, name: 'Friends' } };
    expect(await threadsOf(ann)).toMatchObject([{ ...thread, lastMessage: { text: 'Hello' } }]);
    expect((await threadsOf(ann))[0]?.participants).toHaveLength(2);
    await join(cleo, code);
    expect((await cleo.get(messages)).body).toMatchObject([{ text: 'Hello' }]);
    await cleo.post(`${path}/leave`);
    for (const response of [await cleo.get(messages), await cleo.post(messages, { text: 'Hi' })]) {
      expect(response.status).toBe(404);
    }
    expect(await threadsOf(cleo)).toEqual([]);
  });

  it('takes no people but the members of the league', async () => {
    const { id } = await openLeague(ann);
    await ann.post(`/api/follow/${bob.id}`);
    const { threadId } = await detailsFor(ann, id);
    const added = await ann.post(`/api/dm-threads/${threadId}/participants`, { participantIds: [bob.id] });
    expect(added).toMatchObject({
      status: 400,
      body: { message: 'This is the chat of a league. Share its invite link to add people.' },
    });
    expect(await threadsOf(bob)).toEqual([]);
  });
});

it('the export of a player has their leagues, also those they left', async () => {
  const { id, path, code } = await openLeague(ann);
  await join(bob, code);
  await bob.post(`${path}/leave`);
  const exported = (await bob.get('/api/user/export-data')).body as { leagues: object[] };
  const at = new Date(KICK_OFF).toISOString();
  expect(exported.leagues).toEqual([{ id, name: 'Friends', isOwner: false, startsAt: at, joinedAt: at, leftAt: at }]);
});
