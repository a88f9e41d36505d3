import { expect, it } from 'vitest';
import { dumpTables } from '../../testing/dump.ts';
import { gameBeforeEach, KICK_OFF, PASSWORD, signupOf } from '../../testing/game.ts';
import { updateTable } from '../../testing/queries.ts';

const DAY = 24 * 60 * 60_000;
const TAKEN = 'This email address already has an account. Log in, or reset your password.';

const game = gameBeforeEach();

const signUp = (username: string, email: string, player = game.visitor()) =>
  player.post('/api/auth/signup', { ...signupOf(username), email, password: 'my own horse battery' });

it('refuses a sign-up with a taken address, which changes nothing', async () => {
  await game.member('mary');
  const leaver = await game.member('leaver');
  await leaver.send('DELETE', '/api/user/account');
  await game.settled();
  game.mails.length = 0;
  const before = await dumpTables(game.database);
  for (const email of ['mary@example.org', 'MARY@Example.org', 'leaver@example.org']) {
    const response = await signUp('stranger', email);
    expect([response.status, response.body]).toEqual([409, { message: TAKEN, fields: { email: TAKEN } }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  await game.settled();
  expect(game.mails).toEqual([]);
  expect(await dumpTables(game.database)).toEqual(before);
});

it('gives an address to one of several concurrent sign-ups', async () => {
  const responses = await Promise.all(['one', 'two', 'three'].map((name) => signUp(name, 'shared@example.org')));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await game.db.selectFrom('users').select('email_key').execute()).toHaveLength(1);
});

it('gives the owner of an address the account that someone else made with it, by a password reset', async () => {
  const stranger = game.visitor();
  await signUp('squatter', 'mary@example.org', stranger);
  expect((await signUp('mary', 'mary@example.org')).status).toBe(409);
  await game.visitor().post('/api/auth/forgot-password', { email: 'mary@example.org' });
  await game.settled();
  const token = /reset-password\/([\w-]{43})/.exec(game.mails.at(-1)?.text ?? '')?.[1];
  await game.visitor().post('/api/auth/reset-password', { token, password: PASSWORD });
  const mary = game.visitor();
  const { body } = await mary.post('/api/auth/login', { email: 'mary@example.org', password: PASSWORD });
  expect(body).toMatchObject({ user: { username: 'squatter', emailConfirmed: true } });
  expect((await stranger.get('/api/auth/user')).status).toBe(401);
  const login = await stranger.post('/api/auth/login', { email: 'mary@example.org', password: 'my own horse battery' });
  expect(login.status).toBe(401);
});

it('deletes an account that shared an address in version 0.1.0 when its last session has ended', async () => {
  const other = await game.member('other');
  await updateTable(game.db, 'users', { email_key: 'claim:other' });
  const runJobs = async () => {
    game.jobs.start();
    await game.jobs.settled();
    await game.jobs.stop();
  };
  await runJobs();
  expect((await other.get('/api/auth/user')).status).toBe(200);
  game.setTime(KICK_OFF + 31 * DAY);
  await runJobs();
  const { deleted_at } = await game.db.selectFrom('users').select('deleted_at').executeTakeFirstOrThrow();
  expect(deleted_at).not.toBeNull();
});
