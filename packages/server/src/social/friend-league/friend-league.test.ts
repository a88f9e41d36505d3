import { INVITE_DAYS } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, toIso } from '../../platform/clock/time.ts';
import {
  DEAD_LINK,
  detailsFor,
  inviteFor,
  join,
  leaguesOf,
  namesIn,
  newCode,
  openLeague,
} from '../../testing/friend-leagues.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { updateTable } from '../../testing/queries.ts';
import { userBeforeEach } from '../../testing/test-users.ts';

const game = gameBeforeEach();
const [ann, bob] = [userBeforeEach(game, 'ann'), userBeforeEach(game, 'bob')];

const startedAt = async (startsAt: string) => (await ann.post('/api/leagues', { name: 'A', startsAt })).body;

describe('a league', () => {
  it('starts at once, with its owner as the only member', async () => {
    const response = await ann.post('/api/leagues', { name: '  The\n office ' });
    const started = { id: expect.any(String), startsAt: toIso(KICK_OFF) };
    const league = { ...started, name: 'The office', memberCount: 1, isOwner: true };
    expect([response.status, response.body]).toEqual([201, league]);
    expect((await ann.get('/api/leagues')).body).toEqual([league]);
    const { id } = response.body as { id: string };
    expect(await detailsFor(ann, id)).toMatchObject({ invite: null, members: [{ username: 'ann', isOwner: true }] });
  });

  it('starts when its owner says, but never in the past, and at most a year from now', async () => {
    const later = toIso(KICK_OFF + 3 * DAY_MS);
    expect(await startedAt(later)).toMatchObject({ startsAt: later });
    expect(await startedAt('2020-01-01T00:00:00Z')).toMatchObject({ startsAt: toIso(KICK_OFF) });
    expect(await startedAt('2028-01-01T00:00:00Z')).toEqual({ message: 'A league can start at most a year from now.' });
  });

  it('is created once by repeated requests, until someone joins or ten minutes have passed', async () => {
    const create = async (body: object) => {
      const { status, body: league } = await ann.post('/api/leagues', body);
      return [status, (league as { id: string }).id];
    };
    const [, first] = await create({ name: 'The office' });
    const repeats = await Promise.all(Array.from({ length: 5 }, () => create({ name: 'The office' })));
    expect(repeats).toEqual(repeats.map(() => [200, first]));
    expect(await leaguesOf(ann)).toEqual(['The office']);
    const startsAt = toIso(KICK_OFF + DAY_MS);
    const [status, later] = await create({ name: 'The office', startsAt });
    expect(status).toBe(201);
    expect(await create({ name: 'The office', startsAt })).toEqual([200, later]);
    await join(bob, await newCode(ann, String(first)));
    expect((await create({ name: 'The office' }))[0]).toBe(201);
    game.setTime(KICK_OFF + 10 * MINUTE_MS);
    expect((await create({ name: 'The office' }))[0]).toBe(201);
  });

  it('is renamed by its owner only', async () => {
    const { path, code } = await openLeague(ann);
    await join(bob, code);
    expect([(await bob.patch(path, { name: 'Mine' })).status, await leaguesOf(bob)]).toEqual([403, ['Friends']]);
    expect([(await ann.patch(path, { name: 'Ours' })).status, await leaguesOf(bob)]).toEqual([200, ['Ours']]);
  });

  it('is neither created, renamed nor joined by a player whom a moderator has muted', async () => {
    const [own, joined, other] = [await openLeague(bob), await openLeague(ann), await openLeague(ann, 'Others')];
    await join(bob, joined.code);
    await updateTable(game.db, 'users', { muted_until: game.now() + DAY_MS }, { id: bob.id });
    const refused = { status: 403, body: { message: expect.stringMatching(/^You can't write until /) } };
    expect(await bob.post('/api/leagues', { name: 'Mine' })).toMatchObject(refused);
    expect(await bob.patch(own.path, { name: 'Mine' })).toMatchObject(refused);
    expect(await join(bob, other.code)).toMatchObject(refused);
    // Nothing changes in a league that they are already in.
    expect((await join(bob, joined.code)).status).toBe(200);
    game.setTime(game.now() + DAY_MS);
    expect((await join(bob, other.code)).status).toBe(200);
  });
});

describe('an invite link', () => {
  it('shows what one would join, without its members, joins only when asked to, and is shown to members', async () => {
    const { id, code } = await openLeague(ann);
    expect(code).toMatch(/^[\w-]{22}$/);
    const league = { name: 'Friends', ownerName: 'ann', memberCount: 1, startsAt: toIso(KICK_OFF) };
    const shown = { ...league, state: 'OPEN', leagueId: null, canReport: false };
    expect(await inviteFor(game.visitor(), code)).toEqual(shown);
    expect(await inviteFor(bob, code)).toEqual({ ...shown, canReport: true });
    expect(await leaguesOf(bob)).toEqual([]);
    expect(await join(bob, code)).toMatchObject({ status: 200, body: { id } });
    expect(await inviteFor(bob, code)).toMatchObject({ state: 'MEMBER', leagueId: id });
    expect(await inviteFor(game.visitor(), code)).toEqual({ ...shown, memberCount: 2 });
    for (const user of [ann, bob]) expect((await detailsFor(user, id)).invite?.code).toBe(code);
    // It is stored as a hash.
    expect(JSON.stringify(await game.db.selectFrom('friend_leagues').selectAll().execute())).not.toContain(code);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['replaced', (id) => newCode(ann, id)],
    ['revoked', (id) => ann.delete(`/api/leagues/${id}/invite`)],
  ])('that is %s is like an unknown one: it reveals nothing and lets nobody join', async (_, change) => {
    const { id, code } = await openLeague(ann);
    await change(id);
    for (const dead of [code, 'A'.repeat(22)]) {
      expect(await bob.get(`/api/invites/${dead}`)).toMatchObject(DEAD_LINK);
      expect(await join(bob, dead)).toMatchObject(DEAD_LINK);
    }
    expect(await namesIn(ann, id)).toEqual(['ann*']);
  });

  it(`expires after ${INVITE_DAYS} days of real time`, async () => {
    const { id, code } = await openLeague(ann);
    game.setTime(KICK_OFF + INVITE_DAYS * DAY_MS - 1);
    expect(await inviteFor(bob, code)).toMatchObject({ state: 'OPEN' });
    game.setTime(KICK_OFF + INVITE_DAYS * DAY_MS);
    expect(await inviteFor(bob, code)).toMatchObject({ state: 'EXPIRED' });
    const expired = { message: 'This invite link has expired. Ask for a new one.' };
    expect(await join(bob, code)).toMatchObject({ status: 409, body: expired });
    expect((await detailsFor(ann, id)).invite).toBeNull();
    expect((await join(bob, await newCode(ann, id))).status).toBe(200);
  });
});
