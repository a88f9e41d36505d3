import { expect, it } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const owner = { first_name: 'Žofie', last_name: 'O’Brien-Smith', username: 'zofie_plays', email: 'zo.fie@example.org' };

it.each(
  `password 12345678 123456789 1234567890 qwertyuiop baseball football superman 1qaz2wsx trustno1 sunshine iloveyou
  starwars computer michelle 11111111 corvette princess 88888888 password1 987654321 0123456789 12341234 asdasdasd abcdefgh aaaaaaaa`.split(
    /\s+/,
  ),
)('rejects the common password %s', (password) => {
  for (const variant of [password, password.toUpperCase()])
    expect(() => checkNewPassword(variant, owner)).toThrow('This password is too common. Please choose another one.');
});

it.each([
  'Žofie O’Brien-Smith',
  'OBrienSmithZofie'.replace('Z', 'Ž'),
  'ZOFIE_PLAYS',
  'zofieplays',
  'zo.fie@example.org',
  'Zo-Fie',
  'o brien smith',
])('rejects the user’s own name, username or email address: %s', (password) => {
  expect(() => checkNewPassword(password, owner)).toThrow("Your password can't be your name");
});

it.each([
  'Žofie and a horse',
  'zofie_plays_42!',
  '!!!!!!!!!!!?',
  '🏀🏈🎾🏐🏉🎱🏓🏸',
  'abababababababab',
  'x'.repeat(13),
  'passwords are strange',
])('accepts %s', (password) => {
  expect(() => checkNewPassword(password, owner)).not.toThrow();
  expect(() => checkNewPassword(password, { ...owner, username: '', first_name: '!' })).not.toThrow();
});
