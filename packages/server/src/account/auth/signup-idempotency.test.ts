import { expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF, signupOf } from '../../testing/game.ts';

const HOUR = 60 * 60_000;
const KEY = { 'Idempotency-Key': 'a key of this test' };

const game = gameBeforeEach();

const signup = (body: object, headers: Record<string, string> = KEY, player = game.visitor()) =>
  player.post('/api/auth/signup', body, headers);
const users = () => game.db.selectFrom('users').select('username').execute();

it.each(['ada', ''])('returns the same account and a session for a repeated sign-up: username %j', async (username) => {
  const details = { ...signupOf('ada'), username };
  const first = await signup(details);
  const player = game.visitor();
  // The last one already carries the new session.
  for (let times = 0; times < 2; times += 1) {
    const repeated = await signup(details, KEY, player);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  }
  expect((await player.get('/api/auth/user')).status).toBe(200);
  expect((await signup(details, {}, player)).status).toBe(400);
  expect(await users()).toHaveLength(1);
  await game.settled();
  expect(game.mails).toHaveLength(1);
});

it.each<[string, object]>([
  ['name', { firstName: 'Bob' }],
  ['address', { email: 'bob@example.org' }],
  ['username', { username: 'bob' }],
  ['password', { password: 'another horse entirely' }],
])('rejects a key that was used with a different %s', async (_, other) => {
  await signup(signupOf('ada'));
  const response = await signup({ ...signupOf('ada'), ...other });
  expect([response.status, response.headers.getSetCookie()]).toEqual([422, []]);
  expect(await users()).toEqual([{ username: 'ada' }]);
});

it('creates one account for concurrent repeats of a sign-up', async () => {
  const responses = await Promise.all([1, 2, 3, 4].map(() => signup(signupOf('ada'))));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await users()).toEqual([{ username: 'ada' }]);
});

it('lets a key be used again after a rejected sign-up', async () => {
  await signup(signupOf('ada'), {});
  expect((await signup({ ...signupOf('bob'), username: 'ada' })).status).toBe(400);
  expect((await signup({ ...signupOf('bob'), username: 'bob' })).status).toBe(200);
});

it('stores no key, address or name, and deletes the row after a day', async () => {
  await signup(signupOf('ada'));
  const stored = JSON.stringify(await game.db.selectFrom('signup_requests').selectAll().execute());
  expect(stored).not.toMatch(/key of this|example|\bada\b|Lovelace/i);
  game.setTime(KICK_OFF + 25 * HOUR);
  game.jobs.start();
  await game.jobs.settled();
  expect(await game.db.selectFrom('signup_requests').selectAll().execute()).toEqual([]);
});
