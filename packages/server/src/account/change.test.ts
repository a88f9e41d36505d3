import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Game, openGame, PASSWORD } from '../testing/game.ts';
import { signUpLoggedOutUser } from '../testing/test-users.ts';
import type { Player } from '../testing/player.ts';

const me = '/api/auth/user';
const NEW_PASSWORD = 'sixsix!';

let game: Game;
let ada: Player;
beforeEach(async () => {
  game = await openGame();
  ada = await game.member('ada');
});
afterEach(() => game.close());

const change = (player: Player, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  player.post('/api/user/change-password', { currentPassword, newPassword });
async function again(password = PASSWORD): Promise<Player> {
  const browser = game.visitor();
  await browser.post('/api/auth/login', { email: 'ada@example.org', password });
  return browser;
}

it('C37: sets a new password for the one who knows the old one', async () => {
  expect((await change(ada)).status).toBe(200);
  expect((await (await again(NEW_PASSWORD)).get(me)).status).toBe(200);
  expect((await (await again(PASSWORD)).get(me)).status).toBe(401);
});

it('S27: gives a new session id, and the old one is dead', async () => {
  const before = ada.cookie();
  await change(ada);
  expect(ada.cookie()).not.toBe(before);
  expect((await ada.get(me)).status).toBe(200);
  ada.setCookie(before);
  expect((await ada.get(me)).status).toBe(401);
});

it('S30: ends all other sessions of the user, and nobody else’s', async () => {
  const [others, bob] = [[await again(), await again()], await game.member('bob')];
  await change(ada);
  for (const other of others) expect((await other.get(me)).status).toBe(401);
  expect((await bob.get(me)).status).toBe(200);
});

it('S30, S31: also in another process on the same database, at once', async () => {
  const { db, dialect } = game.database;
  const other = await openGame({ database: { db, dialect, close: async () => {} } });
  const there = other.visitor();
  await there.post('/api/auth/login', { email: 'ada@example.org', password: PASSWORD });
  expect((await there.get(me)).status).toBe(200);
  await change(ada);
  expect((await there.get(me)).status).toBe(401);
  await ada.send('PATCH', '/api/user/preferences', {
    body: '{"notifyRankUp":false}',
    headers: { 'Content-Type': 'application/json' },
  });
  const here = other.visitor();
  here.setCookie(ada.cookie());
  expect((await here.get(me)).body).toMatchObject({ notifyRankUp: false });
  await other.close();
});

it('of two changes at once, one is made and the other is told so', async () => {
  const other = await again();
  const answers = await Promise.all([change(ada, PASSWORD, 'first horse'), change(other, PASSWORD, 'second horse')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('a link that was sent before is worth nothing afterwards', async () => {
  await game.visitor().post('/api/auth/forgot-password', { email: 'ada@example.org' });
  await game.services.backgroundTasks.settled();
  await game.services.mailer.settled();
  const token = /reset-password\/(\S+)/.exec(game.mails[0]?.text ?? '')?.[1];
  await change(ada);
  const answer = await game.visitor().post('/api/auth/reset-password', { token, password: 'yet another horse' });
  expect([answer.status, answer.body]).toEqual([400, { message: 'Invalid or expired reset link' }]);
});

describe('refuses', () => {
  const CURRENT = 'Your current password is not correct.';
  const COMMON = 'This password is one of the most common ones. Please choose another one.';
  const OWN = 'Your password must not be your name, your username or your e-mail address.';

  it.each([
    ['S36', 'wrong horse battery', NEW_PASSWORD, 'currentPassword', CURRENT],
    ['S22', `${PASSWORD} `, NEW_PASSWORD, 'currentPassword', CURRENT],
    ['S24', PASSWORD, 'fives', 'newPassword', 'Password must be at least 6 characters.'],
    ['S23', PASSWORD, 'dragon', 'newPassword', COMMON],
    ['S23', PASSWORD, 'Ada Lovelace', 'newPassword', OWN],
    ['C37', '', NEW_PASSWORD, 'currentPassword', 'Please fill in all password fields.'],
  ])('%s: %j to %j with 400 and a sentence', async (_, current, fresh, field, message) => {
    const answer = await change(ada, current, fresh);
    expect([answer.status, answer.body]).toEqual([400, { message, fields: { [field]: message } }]);
    expect((await (await again()).get(me)).status).toBe(200);
  });

  it.each([
    ['x'.repeat(1_001), NEW_PASSWORD],
    [PASSWORD, 'x'.repeat(1_001)],
  ])('S22: more than 1,000 characters (%#)', async (current, fresh) => {
    const answer = await change(ada, current, fresh);
    expect([answer.status, answer.body]).toEqual([400, { message: 'Password must be at most 1,000 characters' }]);
  });

  it('an account that has no password', async () => {
    await game.db.updateTable('users').set({ password_hash: null }).execute();
    const answer = await change(ada);
    expect([answer.status, answer.body]).toEqual([400, { message: 'This account has no password.' }]);
  });

  it('3.5, C37: whoever is not logged in, or is no longer', async () => {
    for (const stranger of [game.visitor(), await signUpLoggedOutUser(game)]) {
      const answer = await change(stranger);
      expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }]);
    }
  });
});

it('S24: takes six characters', async () => {
  expect((await change(ada, PASSWORD, 'sixsi!')).status).toBe(200);
});
