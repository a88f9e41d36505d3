import { expect, it } from 'vitest';
import { recordStatements } from '../../testing/failing.ts';
import { gameBeforeEach, KICK_OFF, openGame, OWN_ORIGIN, PASSWORD } from '../../testing/game.ts';
import { resetTokenFor, userBeforeEach } from '../../testing/test-users.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'another horse entirely';

const game = gameBeforeEach();
const ada = userBeforeEach(game, 'ada');

async function requestReset(email: string, headers = {}) {
  const response = await game.visitor().post('/api/auth/forgot-password', { email }, headers);
  await game.settled();
  return response;
}
const linkIn = (text = '') => /https?:\/\/\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '';
const lastLink = () => linkIn(game.mails.at(-1)?.text);
const tokenFor = async (name: string) => (await resetTokenFor(game, `${name}@example.org`)) ?? '';
const reset = (token: string, password = NEW_PASSWORD) =>
  game.visitor().post('/api/auth/reset-password', { token, password });
const login = async (name: string, password: string) =>
  (await game.visitor().post('/api/auth/login', { email: `${name}@example.org`, password })).status;
const REJECTED = [400, { message: 'Invalid or expired reset link' }];

it('sets a new password that passes the checks, once, and logs no one in', async () => {
  const token = await tokenFor('ada');
  const rejected = await reset(token, 'ada@example.org');
  const message = "Your password can't be your name, username or email address.";
  expect([rejected.status, rejected.body]).toMatchObject([400, { message }]);
  const response = await reset(token);
  expect([response.status, response.body, response.headers.getSetCookie()]).toEqual([200, {}, []]);
  expect([await login('ada', PASSWORD), await login('ada', NEW_PASSWORD)]).toEqual([401, 200]);
  const again = await reset(token, 'a third horse altogether');
  expect([again.status, again.body]).toEqual(REJECTED);
  expect(await login('ada', NEW_PASSWORD)).toBe(200);
});

it('accepts only one of two concurrent uses of a link', async () => {
  const token = await tokenFor('ada');
  const responses = await Promise.all([reset(token), reset(token, 'a third horse altogether')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('accepts a link for 30 minutes, and none from the future after the clock was set back', async () => {
  const token = await tokenFor('ada');
  game.setTime(KICK_OFF + 30 * MINUTE - 1);
  const valid = await reset(token, 'password');
  expect(valid.body).toMatchObject({ message: expect.stringContaining('too common') });
  for (const time of [KICK_OFF + 30 * MINUTE, KICK_OFF - 60 * MINUTE]) {
    game.setTime(time);
    const response = await reset(token);
    expect([response.status, response.body]).toEqual(REJECTED);
  }
});

it('replaces the user’s earlier link, but no one else’s', async () => {
  await game.member('bob');
  const [first, bobsToken, second] = [await tokenFor('ada'), await tokenFor('bob'), await tokenFor('ada')];
  expect((await reset(first)).body).toEqual(REJECTED[1]);
  expect((await reset(second)).status).toBe(200);
  expect((await reset(bobsToken)).status).toBe(200);
});

it('sends the link to the stored address, with the configured origin instead of that of the request', async () => {
  await requestReset('ADA@EXAMPLE.ORG', {
    Host: 'evil.test',
    'X-Forwarded-Host': 'evil.test',
    Origin: 'https://evil.test',
  });
  expect(lastLink()).toMatch(new RegExp(`^${OWN_ORIGIN}/reset-password/[\\w-]{43}$`));
  expect(game.mails.map(({ to }) => to)).toEqual(['ada@example.org']);
  expect(JSON.stringify(game.mails)).not.toContain('evil');
});

it('ends every session, including the current one', async () => {
  const browsers = [ada, game.visitor(), game.visitor()];
  for (const browser of browsers) {
    await browser.post('/api/auth/login', { email: 'ada@example.org', password: PASSWORD });
  }
  const token = await tokenFor('ada');
  await ada.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
  for (const browser of browsers) expect((await browser.get('/api/auth/user')).status).toBe(401);
});

it('returns the same response for every address, and only emails existing users', async () => {
  await game.member('without');
  await game.db.updateTable('users').set({ password_hash: null }).where('username', '=', 'without').execute();
  await game.member('gone');
  await game.db.updateTable('users').set({ deleted_at: KICK_OFF }).where('username', '=', 'gone').execute();
  const responses = [];
  for (const name of ['ada', 'nobody', 'without', 'gone']) responses.push(await requestReset(`${name}@example.org`));
  for (const { status, text, headers } of responses) {
    expect([status, text]).toEqual([200, '{}']);
    expect([...headers]).toEqual([...(responses[0]?.headers ?? [])]);
  }
  expect(game.mails.map(({ to }) => to)).toEqual(['ada@example.org']);
});

it.each(['/api/auth/forgot-password', '/api/auth/login'])(
  '%s sends the same statements for every address',
  async (path) => {
    const { db, kinds } = recordStatements(game.db);
    const other = await openGame({ database: { ...game.database, db, close: async () => {} } });
    await game.member('gone');
    await game.db.updateTable('users').set({ deleted_at: KICK_OFF }).where('username', '=', 'gone').execute();
    const statements = [];
    for (const name of ['ada', 'unknown', 'gone']) {
      kinds.length = 0;
      await other.visitor().post(path, { email: `${name}@example.org`, password: 'not the password' });
      await other.settled();
      statements.push([...kinds]);
    }
    expect(statements).toEqual([statements[0], statements[0], statements[0]]);
    expect(statements[0]?.length).toBeGreaterThan(0);
  },
);
