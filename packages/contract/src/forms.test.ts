import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { forgotPasswordPayload, loginPayload, signupPayload } from './auth.ts';
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
const INVALID_EMAIL = 'Invalid email address';
const TOO_SHORT = 'Password must be at least 8 characters';
const MISMATCH = "Passwords don't match";
const FIELDS_REQUIRED = 'Please fill in all password fields.';

const signup = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: EMAIL,
  username: '',
  password: '88888888',
  confirmPassword: '88888888',
};

/** Each form with valid input: passwords have exactly the shortest length. */
const FORMS = {
  login: [loginPayload, { email: EMAIL, password: ' ' }],
  'sign-up': [signupForm, signup],
  'forgotten password': [forgotPasswordPayload, { email: EMAIL }],
  'reset password': [resetPasswordForm, { token: 't', password: '88888888', confirmPassword: '88888888' }],
  'change password': [changePasswordForm, { currentPassword: 'old', newPassword: 'sixsix', confirmPassword: 'sixsix' }],
} as const satisfies Record<string, [z.ZodMiniType, object]>;

test.each<[form: keyof typeof FORMS, changed: object, expected: Record<string, string>]>([
  ['login', {}, {}],
  ['login', { email: '', password: '' }, { email: INVALID_EMAIL, password: 'Password is required' }],
  ['sign-up', {}, {}],
  ['sign-up', { username: undefined }, {}],
  ['sign-up', { password: '7777777', confirmPassword: '7777777' }, { password: TOO_SHORT }],
  ['sign-up', { confirmPassword: '8888888' }, { confirmPassword: MISMATCH }],
  [
    'sign-up',
    { firstName: '  ', lastName: '', email: 'ann', password: 'short', confirmPassword: 'other' },
    {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: INVALID_EMAIL,
      password: TOO_SHORT,
      confirmPassword: MISMATCH,
    },
  ],
  ['forgotten password', {}, {}],
  ['forgotten password', { email: 'ann@example' }, { email: INVALID_EMAIL }],
  ['reset password', {}, {}],
  ['reset password', { token: '' }, { token: 'Invalid reset link' }],
  ['reset password', { confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
  ['reset password', { password: 'a', confirmPassword: 'b' }, { password: TOO_SHORT, confirmPassword: MISMATCH }],
  ['change password', {}, {}],
  [
    'change password',
    { newPassword: 'fives', confirmPassword: 'other' },
    { newPassword: 'Password must be at least 6 characters.', confirmPassword: 'New passwords do not match.' },
  ],
  [
    'change password',
    { currentPassword: '', newPassword: '', confirmPassword: '' },
    { currentPassword: FIELDS_REQUIRED, newPassword: FIELDS_REQUIRED, confirmPassword: FIELDS_REQUIRED },
  ],
])('%s with %j reports %j', (form, changed, expected) => {
  const [schema, valid] = FORMS[form];
  expect(messages(schema, { ...valid, ...changed })).toEqual(expected);
});

test('names are trimmed', () => {
  expect(z.parse(signupPayload, { ...signup, firstName: ' Ann ' }).firstName).toBe('Ann');
});

const people = (count: number) => ({ participantIds: Array.from({ length: count }, (_, n) => `u${n}`) });

test.each<[schema: z.ZodMiniType, value: object, isValid: boolean]>([
  [newPick, { matchId: 7, choice: 'DISAGREE' }, true],
  [newPick, { matchId: 'm1', choice: 'HOME' }, false],
  [newPick, { matchId: '', choice: 'AGREE' }, false],
  [threadParticipants, { participantIds: [7] }, true],
  [threadParticipants, people(20), true],
  [threadParticipants, people(21), false],
  [threadParticipants, people(0), false],
  [threadParticipants, { participantIds: [''] }, false],
  [preferencePatch, { emailNotifications: false }, true],
  [preferencePatch, {}, false],
  [preferencePatch, { emailNotifications: false, notifyRankUp: false }, false],
  [preferencePatch, { canChangePassword: true }, false],
])('the body %2$j is valid: %3$s', (schema, value, isValid) => {
  expect(z.safeParse(schema, value).success).toBe(isValid);
});
