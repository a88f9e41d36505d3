import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, openGame, signupOf } from '../testing/game.ts';
import { checkNewPassword } from './password-rules.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

const signup = async (password: string) =>
  game.visitor().post('/api/auth/signup', { ...signupOf(`tester_${crypto.randomUUID().slice(0, 8)}`), password });

it.each(
  `password 12345678 123456789 1234567890 qwertyuiop baseball football superman 1qaz2wsx trustno1 sunshine iloveyou
  starwars computer michelle 11111111 corvette princess 88888888 password1 987654321 0123456789 12341234 asdasdasd abcdefgh aaaaaaaa`.split(
    /\s+/,
  ),
)('S23: sign-up refuses %s, as so many have it', async (password) => {
  const message = 'This password is one of the most common ones. Please choose another one.';
  for (const spelled of [password, password.toUpperCase()]) {
    const answer = await signup(spelled);
    expect([answer.status, answer.body]).toEqual([400, { message, fields: { password: message } }]);
  }
});

const owner = { first_name: 'Žofie', last_name: 'O’Brien-Smith', username: 'zofie_plays', email: 'zo.fie@example.org' };

it.each([
  'Žofie O’Brien-Smith',
  'OBrienSmithZofie'.replace('Z', 'Ž'),
  'ZOFIE_PLAYS',
  'zofieplays',
  'zo.fie@example.org',
  'Zo-Fie',
  'o brien smith',
])('S23: one’s own name, username or address, however it is written, is refused: %s', (password) => {
  expect(() => checkNewPassword(password, owner)).toThrow('Your password must not be your name');
});

it.each([
  'Žofie and a horse',
  'zofie_plays_42!',
  '!!!!!!!!!!!?',
  '🏀🏈🎾🏐🏉🎱🏓🏸',
  'abababababababab',
  'x'.repeat(13),
  'passwords are strange',
])('S23: anything else is taken: %s', (password) => {
  expect(() => checkNewPassword(password, owner)).not.toThrow();
  expect(() => checkNewPassword(password, { ...owner, username: '', first_name: '!' })).not.toThrow();
});

it('S23: who has such a password from earlier days is let in', async () => {
  await game.member('early');
  const password_hash = await game.services.passwords.hash('password', 'early@example.org');
  await game.db.updateTable('users').set({ password_hash }).where('username', '=', 'early').execute();
  const answer = await game.visitor().post('/api/auth/login', { email: 'early@example.org', password: 'password' });
  expect(answer.status).toBe(200);
});
