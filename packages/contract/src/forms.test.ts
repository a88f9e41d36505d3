import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changePasswordPayload, forgotPasswordPayload, loginPayload, signupPayload } from './auth.ts';
import { changePasswordForm, resetPasswordForm, signupForm } from './forms.ts';
import { threadParticipants } from './message.ts';
import { newPick } from './prediction.ts';
import { preferencePatch } from './preference.ts';

/** Returns the first message of each field. */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const parsed = z.safeParse(schema, value);
  const messagesByField = (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(messagesByField.toReversed());
}

const EMAIL = 'ann@example.com';
const login = { email: EMAIL, password: 'x' };
const signup = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: EMAIL,
  username: '',
  password: 'longenough',
  confirmPassword: 'longenough',
};
const reset = { token: 't', password: 'longenough', confirmPassword: 'longenough' };
const change = { currentPassword: 'old', newPassword: 'sixsix', confirmPassword: 'sixsix' };

const TOO_SHORT = 'Password must be at least 8 characters';
const MISMATCH = "Passwords don't match";
const FIELDS_REQUIRED = 'Please fill in all password fields.';

type Row = [title: string, changed: object, expected: Record<string, string>];

test.each<Row>([
  ['accepts valid input', {}, {}],
  ['requires an email address', { email: '' }, { email: 'Invalid email address' }],
  ['rejects an incomplete email address', { email: 'ann@' }, { email: 'Invalid email address' }],
  ['requires a password', { password: '' }, { password: 'Password is required' }],
  ['accepts a password of spaces', { password: ' ' }, {}],
  [
    'reports all missing fields',
    { email: '', password: '' },
    { email: 'Invalid email address', password: 'Password is required' },
  ],
])('login: %s', (_, changed, expected) => expect(messages(loginPayload, { ...login, ...changed })).toEqual(expected));

describe('signup', () => {
  test.each<Row>([
    ['accepts valid input', {}, {}],
    ['accepts a missing username', { username: undefined }, {}],
    ['requires a first name', { firstName: '' }, { firstName: 'First name is required' }],
    ['rejects a first name of spaces', { firstName: '  ' }, { firstName: 'First name is required' }],
    ['requires a last name', { lastName: '' }, { lastName: 'Last name is required' }],
    ['rejects an invalid email address', { email: 'ann' }, { email: 'Invalid email address' }],
    [
      'rejects a password of seven characters',
      { password: '7777777', confirmPassword: '7777777' },
      { password: TOO_SHORT },
    ],
    ['accepts a password of eight characters', { password: '88888888', confirmPassword: '88888888' }, {}],
    ['rejects a different confirmation', { confirmPassword: 'longenoug' }, { confirmPassword: MISMATCH }],
    ['requires a confirmation', { confirmPassword: '' }, { confirmPassword: MISMATCH }],
    [
      'reports all invalid fields at once',
      { firstName: '', lastName: '', email: '', password: 'short', confirmPassword: 'other' },
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Invalid email address',
        password: TOO_SHORT,
        confirmPassword: MISMATCH,
      },
    ],
  ])('%s', (_, changed, expected) => expect(messages(signupForm, { ...signup, ...changed })).toEqual(expected));

  test('the payload has no confirmation and trimmed names', () => {
    const payload = z.parse(signupPayload, { ...signup, firstName: ' Ann ' });
    expect(payload).not.toHaveProperty('confirmPassword');
    expect(payload.firstName).toBe('Ann');
  });
});

test.each<Row>([
  ['accepts valid input', {}, {}],
  ['rejects an invalid email address', { email: 'ann@example' }, { email: 'Invalid email address' }],
])('forgot password %s', (_, changed, expected) => {
  expect(messages(forgotPasswordPayload, { email: EMAIL, ...changed })).toEqual(expected);
});

test.each<Row>([
  ['accepts valid input', {}, {}],
  ['requires a token', { token: '' }, { token: 'Invalid reset link' }],
  [
    'rejects a password of seven characters',
    { password: '7777777', confirmPassword: '7777777' },
    { password: TOO_SHORT },
  ],
  ['requires a confirmation', { confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
  ['rejects a different confirmation', { confirmPassword: 'else' }, { confirmPassword: MISMATCH }],
  [
    'reports a short password and a different confirmation',
    { password: 'a', confirmPassword: 'b' },
    { password: TOO_SHORT, confirmPassword: MISMATCH },
  ],
])('reset password: %s', (_, changed, expected) =>
  expect(messages(resetPasswordForm, { ...reset, ...changed })).toEqual(expected),
);

describe('change password', () => {
  const SHORT = 'Password must be at least 6 characters.';
  const OTHER = 'New passwords do not match.';
  test.each<Row>([
    ['accepts valid input', {}, {}],
    ['requires the current password', { currentPassword: '' }, { currentPassword: FIELDS_REQUIRED }],
    ['requires a new password', { newPassword: '', confirmPassword: 'x' }, { newPassword: FIELDS_REQUIRED }],
    [
      'reports a short password and a different confirmation',
      { newPassword: 'a', confirmPassword: 'b' },
      { newPassword: SHORT, confirmPassword: OTHER },
    ],
    ['requires a confirmation', { confirmPassword: '' }, { confirmPassword: FIELDS_REQUIRED }],
    [
      'rejects a password of five characters',
      { newPassword: 'fives', confirmPassword: 'fives' },
      { newPassword: SHORT },
    ],
    ['rejects a different confirmation', { confirmPassword: 'seven77' }, { confirmPassword: OTHER }],
    [
      'reports all missing fields',
      { currentPassword: '', newPassword: '', confirmPassword: '' },
      { currentPassword: FIELDS_REQUIRED, newPassword: FIELDS_REQUIRED, confirmPassword: FIELDS_REQUIRED },
    ],
  ])('%s', (_, changed, expected) => expect(messages(changePasswordForm, { ...change, ...changed })).toEqual(expected));

  test('the payload has no confirmation', () => {
    expect(z.parse(changePasswordPayload, change)).toEqual({ currentPassword: 'old', newPassword: 'sixsix' });
  });
});

test.each([
  [{ matchId: 'm1', choice: 'AGREE' }, true],
  [{ matchId: 7, choice: 'DISAGREE' }, true],
  [{ matchId: 'm1', choice: 'HOME' }, false],
  [{ matchId: '', choice: 'AGREE' }, false],
  [{ choice: 'AGREE' }, false],
])('the pick %j is valid: %s', (pick, isValid) => {
  expect(z.safeParse(newPick, pick).success).toBe(isValid);
});

test.each([
  [['u1'], true],
  [[7], true],
  [Array.from({ length: 20 }, (_, n) => `u${n}`), true],
  [[], false],
  [Array.from({ length: 21 }, (_, n) => `u${n}`), false],
  [[''], false],
])('the participants %j are valid: %s', (participantIds, isValid) => {
  expect(z.safeParse(threadParticipants, { participantIds }).success).toBe(isValid);
});

test.each([
  [{ emailNotifications: false }, true],
  [{ notifyFollowerPick: true }, true],
  [{}, false],
  [{ emailNotifications: false, notifyRankUp: false }, false],
  [{ canChangePassword: true }, false],
  [{ emailNotifications: 'no' }, false],
])('the preference patch %j is valid: %s', (patch, isValid) => {
  expect(z.safeParse(preferencePatch, patch).success).toBe(isValid);
});
