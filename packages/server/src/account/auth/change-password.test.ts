import { expect, it } from 'vitest';
import { gameBeforeEach, PASSWORD } from '../../testing/game.ts';
import { resetTokenFor, userBeforeEach } from '../../testing/test-users.ts';
import type { Player } from '../../testing/player.ts';
import { changePassword } from './change-password.ts';
import { createPasswords } from './password.ts';

const me = '/api/auth/user';
const NEW_PASSWORD = 'sixsi!';

const game = gameBeforeEach();
const ada = userBeforeEach(game, 'ada');

const change = (player: Player, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  player.post('/api/user/change-password', { currentPassword, newPassword });
async function loginAgain(password = PASSWORD): Promise<Player> {
  const browser = game.visitor();
  await browser.post('/api/auth/login', { email: 'ada@example.org', password });
  return browser;
}

it('sets a new password, replaces the session id, and ends all other sessions of the user, but no one else’s', async () => {
  const [others, bob] = [[await loginAgain(), await loginAgain()], await game.member('bob')];
  const before = ada.cookie();
  expect((await change(ada)).status).toBe(200);
  for (const player of [ada, bob, await loginAgain(NEW_PASSWORD)]) expect((await player.get(me)).status).toBe(200);
  ada.setCookie(before);
  for (const player of [ada, ...others, await loginAgain()]) expect((await player.get(me)).status).toBe(401);
});

it('applies only one of two concurrent changes', async () => {
  const { id } = (await ada.get(me)).body as { id: string };
  const deps = { db: game.db, passwords: createPasswords() };
  // Without HTTP, because the change that comes first ends the session of the other.
  const changeTo = (newPassword: string) =>
    changePassword(deps, id, { currentPassword: PASSWORD, newPassword }).then(
      () => 200,
      ({ status }) => status,
    );
  const statuses = await Promise.all(['first horse', 'second horse'].map(changeTo));
  expect(statuses.toSorted()).toEqual([200, 400]);
});

it('invalidates reset links that were sent before', async () => {
  const token = await resetTokenFor(game, 'ada@example.org');
  await change(ada);
  const response = await game.visitor().post('/api/auth/reset-password', { token, password: 'yet another horse' });
  expect([response.status, response.body]).toEqual([400, { message: 'Invalid or expired reset link' }]);
});

const WRONG = 'Your current password is incorrect.';
const COMMON = 'This password is too common. Please choose another one.';
const PERSONAL = "Your password can't be your name, username or email address.";

it.each([
  ['wrong horse battery', NEW_PASSWORD, 'currentPassword', WRONG],
  [PASSWORD, 'dragon', 'newPassword', COMMON],
  [PASSWORD, 'Ada Lovelace', 'newPassword', PERSONAL],
])('returns 400 with a message when changing %j to %j', async (current, next, field, message) => {
  const response = await change(ada, current, next);
  expect([response.status, response.body]).toEqual([400, { message, fields: { [field]: message } }]);
  expect((await (await loginAgain()).get(me)).status).toBe(200);
});

it('rejects an account without a password', async () => {
  await game.db.updateTable('users').set({ password_hash: null }).execute();
  const response = await change(ada);
  expect([response.status, response.body]).toEqual([400, { message: "This account doesn't have a password." }]);
});
