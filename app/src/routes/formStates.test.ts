import { generatedSignup } from '@machine/mocks/currentUser.ts';
import { expect, test } from 'vitest';
import { actionState, reportedAction } from '../queries/actionState.ts';
import { forgotPasswordState } from './ForgotPasswordRoute.tsx';
import { resetPasswordState } from './ResetPasswordRoute.tsx';
import { passwordState } from './SettingsRoute.tsx';
import { signupState } from './SignupRoute.tsx';

const idle = { isPending: false, isRateLimited: false, isSuccess: false, failure: null };
const busy = { ...idle, isPending: true };
const succeeded = { ...idle, isSuccess: true };
const failed = { ...idle, failure: 'Not so fast.', isRateLimited: true };

test.each([
  [idle, { kind: 'idle' }],
  [busy, { kind: 'busy' }],
  [failed, { kind: 'failed', error: 'Not so fast.', isRateLimited: true }],
])('a form and a button show a write that is %j', (write, state) => {
  expect(actionState(write)).toEqual(state);
  expect(reportedAction(write, 'Done.')).toEqual(state);
  expect(actionState({ ...write, isPending: true })).toEqual({ kind: 'busy' });
});

const email = 'ada@example.com';

test.each([
  ['the request for a link', forgotPasswordState({ ...failed, variables: { email } }), actionState(failed)],
  ['a requested link', forgotPasswordState({ ...succeeded, variables: { email } }), { kind: 'done', email }],
  ['a new password', passwordState(failed), actionState(failed)],
  ['a changed password', passwordState(succeeded), { kind: 'done' }],
  ['an export', reportedAction(succeeded, 'Saved as new.json.'), { kind: 'done', text: 'Saved as new.json.' }],
  [
    'a sign-up',
    signupState({ ...failed, data: undefined, isAddressTaken: true }),
    { ...actionState(failed), isAddressTaken: true },
  ],
])('%s is done once it has succeeded, not before', (_, state, expected) => {
  expect(state).toEqual(expected);
});

test.each([
  [undefined, false, { kind: 'invalid' }],
  ['', false, { kind: 'invalid' }],
  [undefined, true, { kind: 'done' }],
  ['t', true, { ...actionState(failed), token: 't' }],
])('resetPasswordState for token %j, done %s', (token, isDone, state) => {
  expect(resetPasswordState(token, isDone, failed)).toEqual(state);
});

test.each([
  [true, { problem: expect.stringContaining('block cookies') as string }],
  [false, {}],
])('signupState reports blocked cookies when logged out: %s', (isLoggedOut, extra) => {
  expect(signupState({ ...succeeded, data: { ...generatedSignup, isLoggedOut }, isAddressTaken: false })).toEqual({
    kind: 'done',
    username: 'SwiftFalcon482',
    usernameGenerated: true,
    ...extra,
  });
});
