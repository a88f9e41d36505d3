import { PREFERENCE_KEYS } from '@machine/contract';
import { afterAll, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame, PASSWORD, signupOf } from '../../testing/game.ts';
import { readSessionsVersion } from '../../platform/session/session-store.ts';

const DAY = 24 * 60 * 60_000;

const game = await openGame();
afterAll(game.close);

const me = '/api/auth/user';

const cookieOf = async (where: Game) => {
  const response = await where.visitor().post('/api/auth/signup', signupOf('cookie'));
  return response.headers
    .getSetCookie()
    .map((line) => line.replace(/=[\w-]{43};/, '=ID;').replace(/=[\w.-]{66};/, '=PROOF;'));
};

it('a sign-up creates an account, returns the username and logs in', async () => {
  const player = game.visitor();
  const response = await player.post('/api/auth/signup', signupOf('Ada_1'));
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    user: { id: expect.any(String), username: 'Ada_1', email: 'Ada_1@example.org', rank: 'ROOKIE', stars: 0 },
    usernameGenerated: false,
  });
  expect((await player.get(me)).body).toEqual({
    id: expect.any(String),
    username: 'Ada_1',
    email: 'Ada_1@example.org',
    rank: 'ROOKIE',
    stars: 0,
    currentStreak: 0,
    bestStreak: 0,
    ...Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, true])),
    canChangePassword: true,
    emailConfirmed: false,
    newResultsCount: 0,
    duel: { week: null, last: null, won: 0, lost: 0, level: 0, inARow: 0 },
    canRenameAt: new Date(KICK_OFF).toISOString(),
    hiddenResults: { all: false, clubs: [], since: null, shown: [] },
  });
});

it.each([undefined, '', '  '])('a sign-up generates a readable username when none is given: %j', async (username) => {
  const response = await game.visitor().post('/api/auth/signup', { ...signupOf(crypto.randomUUID()), username });
  expect(response.body).toMatchObject({ usernameGenerated: true });
  expect(response.body).toHaveProperty('user.username', expect.stringMatching(/^[A-Z][a-z]+[A-Z][a-z]+\d{3}$/));
});

it('a sign-up generates another username when the first one is taken', async () => {
  const draws = [0, 0, 0, 0, 0, 0, 0.5, 0.5, 0.5];
  const other = await openGame({ random: () => draws.shift() ?? 0 });
  const signup = async (name: string) =>
    (await other.visitor().post('/api/auth/signup', { ...signupOf(name), username: '' })).body;
  expect(await signup('one')).toMatchObject({ user: { username: 'AgileBadger100' } });
  expect(await signup('two')).toMatchObject({ user: { username: expect.stringMatching(/550$/) } });
});

it('a sign-up rejects an invalid address with a neutral message', async () => {
  const long = { ...signupOf('long'), email: `${'a'.repeat(60)}@${'b.'.repeat(100)}org` };
  const response = await game.visitor().post('/api/auth/signup', long);
  expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
  expect(response.body).toEqual({ message: 'Could not create an account with these details.' });
});

it.each([
  ['zażółć', 'Username can only contain letters, numbers and underscores.'],
  ['the_machine', 'This username is reserved.'],
])('a sign-up rejects the username %j with a clear message', async (username, message) => {
  const response = await game.visitor().post('/api/auth/signup', { ...signupOf(crypto.randomUUID()), username });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ message, fields: { username: message } });
});

it('a sign-up gives a username, in whatever case, to only one of several concurrent sign-ups', async () => {
  const signups = ['Racer', 'racer', 'RACER', 'rAcer'].map((username) =>
    game.visitor().post('/api/auth/signup', { ...signupOf(crypto.randomUUID()), username }),
  );
  const rejected = (await Promise.all(signups)).filter(({ status }) => status !== 200);
  const taken = { status: 400, body: { message: 'This username is already taken.' } };
  expect(rejected).toMatchObject([taken, taken, taken]);
});

it('a login returns the same error for an unknown user, a wrong password and an account without a password', async () => {
  await game.member('victim');
  await game.member('without');
  await game.db.updateTable('users').set({ password_hash: null }).where('username', '=', 'without').execute();
  for (const name of ['unknown', 'victim', 'without']) {
    const email = `${name}@example.org`;
    const response = await game.visitor().post('/api/auth/login', { email, password: 'wrong password' });
    expect([response.status, response.body]).toEqual([401, { message: 'Invalid email or password' }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

it('a logout ends the session, and succeeds without one', async () => {
  const player = await game.member();
  const cookie = player.cookie();
  for (const browser of [player, player, game.visitor()]) {
    const response = await browser.post('/api/auth/logout');
    expect([response.status, response.text]).toEqual([204, '']);
  }
  expect(player.cookie()).not.toContain('session=');
  player.setCookie(cookie);
  const replayed = await player.get(me);
  expect([replayed.status, replayed.body]).toEqual([401, { message: 'Unauthorized' }]);
});

it('a logout lets no process look up its sessions again for a made-up one', async () => {
  await (await game.member()).post('/api/auth/logout');
  const version = await readSessionsVersion(game.db);
  const stranger = game.visitor();
  stranger.setCookie(`session=${'a'.repeat(43)}`);
  expect((await stranger.post('/api/auth/logout')).status).toBe(204);
  expect(await readSessionsVersion(game.db)).toBe(version);
});

it('sets the exact cookie attributes, over https and on localhost', async () => {
  const secure = await openGame({ publicOrigin: 'https://play.test' });
  expect(await cookieOf(secure)).toEqual([
    '__Host-session=ID; Max-Age=2592000; Path=/; Secure; HttpOnly; SameSite=Lax',
    '__Host-device=PROOF; Max-Age=31536000; Path=/; Secure; HttpOnly; SameSite=Lax',
  ]);
  expect(await cookieOf(game)).toEqual([
    'session=ID; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    'device=PROOF; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('replaces the session id at login, with the address in whatever case', async () => {
  const player = await game.member('mover');
  const old = game.visitor();
  old.setCookie(player.cookie());
  const response = await player.post('/api/auth/login', { email: 'MOVER@EXAMPLE.ORG', password: PASSWORD });
  expect(response.status).toBe(200);
  expect((await old.get(me)).status).toBe(401);
  expect((await player.get(me)).body).toMatchObject({ username: 'mover' });
});

it.each([
  ['7 idle days', [7 - 1 / 24], 14],
  ['30 days of activity', [5, 10, 15, 20, 25, 29], 31],
])('expires a session after %s', async (_, active, end) => {
  const player = await game.member();
  for (const [days, status] of [...active.map((days) => [days, 200] as const), [end, 401] as const]) {
    game.setTime(KICK_OFF + days * DAY);
    expect((await player.get(me)).status).toBe(status);
  }
  game.setTime(KICK_OFF);
});
