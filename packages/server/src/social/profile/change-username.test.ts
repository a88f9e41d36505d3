import { describe, expect, it } from 'vitest';
import { removeOldFormerUsernames } from '../../account/auth/former-usernames.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF, signupOf } from '../../testing/game.ts';
import { addChat, decide, firstCase, report, say, signUpModerator, undo } from '../../testing/moderation.ts';
import type { Player } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { startSession, userBeforeEach } from '../../testing/test-users.ts';

const game = gameBeforeEach();
const [ada, bob] = [userBeforeEach(game, 'ada'), userBeforeEach(game, 'bob')];

const change = async (who: Player, username: string) => who.patch('/api/user/username', { username });
const nameOf = async (who: Player) =>
  (await who.get('/api/auth/user')).body as { username: string; canRenameAt: string };
const TAKEN = { status: 400, body: { fields: { username: 'This username is already taken.' } } };

/** Moves the time, at which sessions may have ended. */
async function afterDays(days: number): Promise<void> {
  game.setTime(KICK_OFF + days * DAY_MS);
  for (const { id, setCookie } of [ada, bob]) {
    const cookie = (await startSession(game, id))['Set-Cookie'];
    setCookie(cookie?.split(';')[0] ?? '');
  }
  await removeOldFormerUsernames(game.db, game.now());
}

describe('a changed username', () => {
  it('is shown everywhere at once, also on what was written before', async () => {
    const matchId = await addChat(game, [ada, bob]);
    await say(ada, matchId, 'Hello');
    await bob.post(`/api/follow/${ada.id}`);
    const paths = [
      `/api/users/${ada.id}/summary`,
      `/api/matches/${matchId}/chat`,
      '/api/leaderboards?period=all&board=followed',
      `/api/users/${bob.id}/following`,
      '/api/users/search?q=lovelace',
    ];
    const readAll = async () => Promise.all(paths.map(async (path) => (await bob.get(path)).text));
    await readAll();
    expect(await change(ada, 'Lovelace')).toMatchObject({ status: 200, body: { username: 'Lovelace' } });
    for (const text of await readAll()) expect(text).toMatch(/"username":"Lovelace"/);
    expect((await bob.get('/api/users/search?q=ada')).body).toEqual([]);
  });

  it('can be changed again after 30 days; a repeated request changes nothing', async () => {
    expect((await nameOf(ada)).canRenameAt).toBe(new Date(KICK_OFF).toISOString());
    await change(ada, 'Ada');
    const canRenameAt = new Date(KICK_OFF + 30 * DAY_MS).toISOString();
    expect((await change(ada, ' Ada ')).body).toEqual({ username: 'Ada', canRenameAt });
    expect(await nameOf(ada)).toMatchObject({ username: 'Ada', canRenameAt });
    await afterDays(29.9);
    const tooEarly = { message: 'You can change your username once in 30 days.' };
    expect(await change(ada, 'lovelace')).toMatchObject({ status: 409, body: tooEarly });
    await afterDays(30);
    expect((await change(ada, 'lovelace')).status).toBe(200);
  });

  it.each([
    ['ab', 'Username must be at least 3 characters.'],
    ['x'.repeat(21), 'Username must be at most 20 characters.'],
    ['The_Machine', 'This username is reserved.'],
    ['BOB', 'This username is already taken.'],
  ])('cannot be %s', async (username, message) => {
    expect(await change(ada, username)).toMatchObject({ status: 400, body: { fields: { username: message } } });
    expect((await nameOf(ada)).username).toBe('ada');
  });

  it('goes to one of those who want it at once', async () => {
    const results = await Promise.all([
      change(ada, 'wanted'),
      change(bob, 'Wanted'),
      game.visitor().post('/api/auth/signup', { ...signupOf('cleo'), username: 'WANTED' }),
    ]);
    expect(results.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 400)).toHaveLength(2);
  });
});

describe('a former username', () => {
  it('is kept for its owner for 90 days', async () => {
    await change(ada, 'lovelace');
    expect((await ada.get('/api/user/export-data')).body).toMatchObject({
      formerUsernames: [{ username: 'ada', changedAt: new Date(KICK_OFF).toISOString() }],
    });
    await afterDays(89);
    expect(await change(bob, 'Ada')).toMatchObject(TAKEN);
    const signup = { ...signupOf('cleo'), username: 'ADA' };
    expect(await game.visitor().post('/api/auth/signup', signup)).toMatchObject(TAKEN);
    await afterDays(90);
    expect((await change(bob, 'Ada')).status).toBe(200);
    expect(await change(ada, 'ada')).toMatchObject(TAKEN);
  });

  it('can be taken back by its owner, and the other one is kept then', async () => {
    await change(ada, 'lovelace');
    await afterDays(60);
    expect((await change(ada, 'ada')).status).toBe(200);
    await afterDays(91);
    for (const name of ['lovelace', 'ada']) expect(await change(bob, name)).toMatchObject(TAKEN);
  });
});

describe('a player', () => {
  it('cannot take back a name that a moderator has hidden, unless that was undone', async () => {
    const mod = await signUpModerator(game, 'moira');
    await report(bob, { kind: 'NAME', id: ada.id });
    const { id } = await firstCase(mod);
    await decide(mod, id, { action: 'HIDE' });
    const hidden = { message: 'A moderator has hidden this username.' };
    expect(await change(ada, 'ADA')).toMatchObject({ status: 400, body: hidden });
    expect((await change(ada, 'lovelace')).status).toBe(200);
    await undo(mod, id);
    expect((await nameOf(ada)).username).toBe('lovelace');
  });

  it('cannot change the name while muted', async () => {
    await updateTable(game.db, 'users', { muted_until: KICK_OFF + HOUR_MS }, { id: ada.id });
    expect((await change(ada, 'lovelace')).status).toBe(403);
  });
});
