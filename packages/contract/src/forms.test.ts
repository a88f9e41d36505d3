import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changePasswordPayload, forgotPasswordPayload, loginPayload, signupPayload } from './auth.ts';
import { newChatMessage } from './chat.ts';
import { changePasswordForm, resetPasswordForm, signupForm } from './forms.ts';
import { newDmMessage, threadPeople } from './message.ts';
import { newPick } from './prediction.ts';
import { preferencePatch } from './user.ts';

/** The messages of a form, field by field, the first of each (SPEC.md §5, literally). */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const parsed = z.safeParse(schema, value);
  const found = (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(found.toReversed());
}

const ADDRESS = 'ann@example.com';
const login = { email: ADDRESS, password: 'x' };
const signup = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: ADDRESS,
  username: '',
  password: 'longenough',
  confirmPassword: 'longenough',
};
const reset = { token: 't', password: 'longenough', confirmPassword: 'longenough' };
const change = { currentPassword: 'old', newPassword: 'sixsix', confirmPassword: 'sixsix' };

const TOO_SHORT = 'Password must be at least 8 characters';
const MISMATCH = "Passwords don't match";
const FILL_IN = 'Please fill in all password fields.';

type Row = [what: string, changed: object, expected: Record<string, string>];

describe('login', () => {
  test.each<Row>([
    ['is complete', {}, {}],
    ['without an address', { email: '' }, { email: 'Invalid email address' }],
    ['with half an address', { email: 'ann@' }, { email: 'Invalid email address' }],
    ['without a password', { password: '' }, { password: 'Password is required' }],
    ['of spaces as a password', { password: ' ' }, {}],
    ['with nothing', { email: '', password: '' }, { email: 'Invalid email address', password: 'Password is required' }],
  ])('%s', (_, changed, expected) => expect(messages(loginPayload, { ...login, ...changed })).toEqual(expected));
});

describe('signup', () => {
  test.each<Row>([
    ['is complete', {}, {}],
    ['without a username', { username: undefined }, {}],
    ['without a first name', { firstName: '' }, { firstName: 'First name is required' }],
    ['with spaces for a first name', { firstName: '  ' }, { firstName: 'First name is required' }],
    ['without a last name', { lastName: '' }, { lastName: 'Last name is required' }],
    ['with a bad address', { email: 'ann' }, { email: 'Invalid email address' }],
    ['with seven characters', { password: '7777777', confirmPassword: '7777777' }, { password: TOO_SHORT }],
    ['with eight characters', { password: '88888888', confirmPassword: '88888888' }, {}],
    ['with another confirmation', { confirmPassword: 'longenoug' }, { confirmPassword: MISMATCH }],
    ['without a confirmation', { confirmPassword: '' }, { confirmPassword: MISMATCH }],
    [
      'with everything wrong says all of it at once',
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

  test('its payload carries no confirmation, and trims the names', () => {
    const payload = z.parse(signupPayload, { ...signup, firstName: ' Ann ' });
    expect(payload).not.toHaveProperty('confirmPassword');
    expect(payload.firstName).toBe('Ann');
  });
});

test.each<Row>([
  ['is complete', {}, {}],
  ['is not an address', { email: 'ann@example' }, { email: 'Invalid email address' }],
])('forgot password: it %s', (_, changed, expected) => {
  expect(messages(forgotPasswordPayload, { email: ADDRESS, ...changed })).toEqual(expected);
});

describe('reset password', () => {
  test.each<Row>([
    ['is complete', {}, {}],
    ['without a token', { token: '' }, { token: 'Invalid reset link' }],
    ['with seven characters', { password: '7777777', confirmPassword: '7777777' }, { password: TOO_SHORT }],
    ['without a confirmation', { confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
    ['with another confirmation', { confirmPassword: 'else' }, { confirmPassword: MISMATCH }],
    [
      'short and different',
      { password: 'a', confirmPassword: 'b' },
      { password: TOO_SHORT, confirmPassword: MISMATCH },
    ],
  ])('%s', (_, changed, expected) => expect(messages(resetPasswordForm, { ...reset, ...changed })).toEqual(expected));
});

describe('change password', () => {
  const SHORT = 'Password must be at least 6 characters.';
  const OTHER = 'New passwords do not match.';
  test.each<Row>([
    ['is complete', {}, {}],
    ['without the current one', { currentPassword: '' }, { currentPassword: FILL_IN }],
    ['without a new one', { newPassword: '', confirmPassword: 'x' }, { newPassword: FILL_IN }],
    ['short and different', { newPassword: 'a', confirmPassword: 'b' }, { newPassword: SHORT, confirmPassword: OTHER }],
    ['without a confirmation', { confirmPassword: '' }, { confirmPassword: FILL_IN }],
    ['with five characters', { newPassword: 'fives', confirmPassword: 'fives' }, { newPassword: SHORT }],
    ['with another confirmation', { confirmPassword: 'seven77' }, { confirmPassword: OTHER }],
    [
      'with nothing',
      { currentPassword: '', newPassword: '', confirmPassword: '' },
      { currentPassword: FILL_IN, newPassword: FILL_IN, confirmPassword: FILL_IN },
    ],
  ])('%s', (_, changed, expected) => expect(messages(changePasswordForm, { ...change, ...changed })).toEqual(expected));

  test('its payload carries no confirmation', () => {
    expect(z.parse(changePasswordPayload, change)).toEqual({ currentPassword: 'old', newPassword: 'sixsix' });
  });
});

describe.each([
  ['a chat message', newChatMessage, 500],
  ['a direct message', newDmMessage, 2000],
] as const)('%s', (_, schema, most) => {
  test('is trimmed', () => expect(z.parse(schema, { text: '  Hi \n' })).toEqual({ text: 'Hi' }));
  test.each(['', ' ', '\n\t'])('is not sent when it is %j', (text) => {
    expect(messages(schema, { text })).toEqual({ text: 'Write something first.' });
  });
  test(`has at most ${most} characters`, () => {
    expect(messages(schema, { text: 'x'.repeat(most) })).toEqual({});
    expect(messages(schema, { text: 'x'.repeat(most + 1) })).toHaveProperty('text');
  });
});

test.each([
  [{ matchId: 'm1', choice: 'AGREE' }, true],
  [{ matchId: 7, choice: 'DISAGREE' }, true],
  [{ matchId: 'm1', choice: 'HOME' }, false],
  [{ matchId: '', choice: 'AGREE' }, false],
  [{ choice: 'AGREE' }, false],
])('of the pick %j it is %s that it may be sent', (pick, isGood) => {
  expect(z.safeParse(newPick, pick).success).toBe(isGood);
});

test.each([
  [['u1'], true],
  [[7], true],
  [Array.from({ length: 20 }, (_, n) => `u${n}`), true],
  [[], false],
  [Array.from({ length: 21 }, (_, n) => `u${n}`), false],
  [[''], false],
])('of the people %j it is %s that a thread may be made', (participantIds, isGood) => {
  expect(z.safeParse(threadPeople, { participantIds }).success).toBe(isGood);
});

test.each([
  [{ emailNotifications: false }, true],
  [{ notifyFollowerPick: true }, true],
  [{}, false],
  [{ emailNotifications: false, notifyRankUp: false }, false],
  [{ canChangePassword: true }, false],
  [{ emailNotifications: 'no' }, false],
])('of the preferences %j it is %s that they may be sent', (patch, isGood) => {
  expect(z.safeParse(preferencePatch, patch).success).toBe(isGood);
});
