import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordStatements } from '../testing/failing.ts';
import { type Game, KICK_OFF, openGame, OWN_ORIGIN, PASSWORD, signupOf } from '../testing/game.ts';
import type { Player } from '../testing/player.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'another horse entirely';

let game: Game;
let ada: Player;
beforeEach(async () => {
  game = await openGame();
  ada = await game.member('ada');
});
afterEach(() => game.close());

async function askFor(email: string, headers = {}) {
  const answer = await game.visitor().post('/api/auth/forgot-password', { email }, headers);
  await game.services.backgroundTasks.settled();
  await game.services.mailer.settled();
  return answer;
}
const linkIn = (text = '') => /https?:\/\/\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '';
const lastLink = () => linkIn(game.mails.at(-1)?.text);
async function tokenFor(name: string): Promise<string> {
  await askFor(`${name}@example.org`);
  return lastLink().split('/').at(-1) ?? '';
}
const reset = (token: string, password = NEW_PASSWORD) =>
  game.visitor().post('/api/auth/reset-password', { token, password });
const login = async (name: string, password: string) =>
  (await game.visitor().post('/api/auth/login', { email: `${name}@example.org`, password })).status;
const REFUSED = [400, { message: 'Invalid or expired reset link' }];

it('C06, S32: the link in the mail sets a new password, once, and logs nobody in', async () => {
  const token = await tokenFor('ada');
  const answer = await reset(token);
  expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([200, {}, []]);
  expect([await login('ada', PASSWORD), await login('ada', NEW_PASSWORD)]).toEqual([401, 200]);
  const again = await reset(token, 'a third horse altogether');
  expect([again.status, again.body]).toEqual(REFUSED);
  expect(await login('ada', NEW_PASSWORD)).toBe(200);
});

it('S32: of two who use a link at once, one gets through', async () => {
  const token = await tokenFor('ada');
  const answers = await Promise.all([reset(token), reset(token, 'a third horse altogether')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('S32: a token is 32 random bytes, and the database has only its hash', async () => {
  const token = await tokenFor('ada');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await game.db.selectFrom('password_resets').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows).toMatchObject([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

it('S32: a link is good for 30 minutes', async () => {
  const [early, late] = [await tokenFor('ada'), KICK_OFF + 30 * MINUTE];
  game.setTime(late - 1);
  const tried = await reset(early, 'password');
  expect(tried.body).toMatchObject({ message: expect.stringContaining('most common') });
  game.setTime(late);
  const answer = await reset(early);
  expect([answer.status, answer.body]).toEqual(REFUSED);
});

it('a link that has expired is not good again when the clock goes back', async () => {
  const token = await tokenFor('ada');
  game.setTime(KICK_OFF + 31 * MINUTE);
  game.jobs.start();
  await game.jobs.settled();
  for (const back of [KICK_OFF + 10 * MINUTE, KICK_OFF - 60 * MINUTE]) {
    game.setTime(back);
    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual(REFUSED);
  }
});

it('a link from a time that is yet to come is not good: the clock went back, and nobody knows how old it is', async () => {
  const token = await tokenFor('ada');
  game.setTime(KICK_OFF - 60 * MINUTE);
  const answer = await reset(token);
  expect([answer.status, answer.body]).toEqual(REFUSED);
});

it('C06, S32: a second link takes the place of the first, and of nobody else’s', async () => {
  await game.member('bob');
  const [first, bobs, second] = [await tokenFor('ada'), await tokenFor('bob'), await tokenFor('ada')];
  expect((await reset(first)).body).toEqual(REFUSED[1]);
  expect((await reset(second)).status).toBe(200);
  expect((await reset(bobs)).status).toBe(200);
});

it.each(['x', 'A'.repeat(43), '../../etc', '\u0000', "' or 1=1 --", 'x'.repeat(10_000)])(
  'S32: a token that nobody was given is refused (%#)',
  async (token) => {
    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual(REFUSED);
  },
);

it('S32: whatever a caller says the host is, the link begins with the configured origin', async () => {
  await askFor('ada@example.org', { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' });
  expect(lastLink()).toMatch(new RegExp(`^${OWN_ORIGIN}/reset-password/[\\w-]{43}$`));
  expect(JSON.stringify(game.mails)).not.toContain('evil');
});

it('S32: the mail goes to the address of the account, however it was typed', async () => {
  await askFor('ADA@EXAMPLE.ORG');
  expect(game.mails.map(({ to }) => to)).toEqual(['ada@example.org']);
});

it('C06, S30: a reset ends every session, also that of the one who asks', async () => {
  const browsers = [ada, game.visitor(), game.visitor()];
  for (const browser of browsers) {
    await browser.post('/api/auth/login', { email: 'ada@example.org', password: PASSWORD });
  }
  const token = await tokenFor('ada');
  await ada.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
  for (const browser of browsers) expect((await browser.get('/api/auth/user')).status).toBe(401);
});

it('S22, S23: a new password is checked, and a refused one does not use the link up', async () => {
  const token = await tokenFor('ada');
  for (const [password, message] of [
    ['1234567', 'Password must be at least 8 characters'],
    ['x'.repeat(1_001), 'Password must be at most 1,000 characters'],
    ['password1', 'This password is one of the most common ones. Please choose another one.'],
    ['ada@example.org', 'Your password must not be your name, your username or your e-mail address.'],
  ] as const) {
    const answer = await reset(token, password);
    expect([answer.status, answer.body]).toMatchObject([400, { message }]);
  }
  expect((await reset(token)).status).toBe(200);
});

it('C05, S33: the answer is the same for everybody, and nobody else gets a mail', async () => {
  await game.member('without');
  await game.db.updateTable('users').set({ password_hash: null }).where('username', '=', 'without').execute();
  await game.member('gone');
  await game.db.updateTable('users').set({ deleted_at: KICK_OFF }).where('username', '=', 'gone').execute();
  const answers = [];
  for (const name of ['ada', 'nobody', 'without', 'gone']) answers.push(await askFor(`${name}@example.org`));
  for (const { status, text, headers } of answers) {
    expect([status, text]).toEqual([200, '{}']);
    expect([...headers]).toEqual([...(answers[0]?.headers ?? [])]);
  }
  expect(game.mails.map(({ to }) => to)).toEqual(['ada@example.org']);
});

it('S33: is answered before any work, also when none can be done', async () => {
  const broken = await openGame();
  await broken.close();
  const answer = await broken.visitor().post('/api/auth/forgot-password', { email: signupOf('ada').email });
  expect([answer.status, answer.text]).toEqual([200, '{}']);
});

it.each([
  ['S33', '/api/auth/forgot-password', ['known', 'unknown', 'gone']],
  ['S34', '/api/auth/login', ['known', 'unknown', 'gone']],
])('%s: %s asks the database for the same, whoever is named', async (_, path, names) => {
  const { db, kinds } = recordStatements(game.db);
  const spied = await openGame({ database: { ...game.database, db, close: async () => {} } });
  await game.member('known');
  // The server creates its key when it first needs it.
  await spied.services.passwords.prefixFor('');
  kinds.length = 0;
  await game.member('gone');
  await game.db.updateTable('users').set({ deleted_at: KICK_OFF }).where('username', '=', 'gone').execute();
  const asked = [];
  for (const name of names) {
    await spied.visitor().post(path, { email: `${name}@example.org`, password: 'not the password' });
    await spied.services.backgroundTasks.settled();
    asked.push(kinds.splice(0));
  }
  expect(asked).toEqual([asked[0], asked[0], asked[0]]);
  expect(asked[0]?.length).toBeGreaterThan(0);
  await spied.close();
});

it('S33: as much is written for an address that nobody has', async () => {
  for (const name of ['ada', 'nobody', 'ada', 'nobody']) await askFor(`${name}@example.org`);
  const rows = await game.db.selectFrom('password_resets').select('user_id').execute();
  expect(rows.filter(({ user_id }) => user_id === null)).toHaveLength(2);
  expect(rows).toHaveLength(3);
});
