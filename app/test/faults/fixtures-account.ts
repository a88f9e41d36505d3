import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import { field, fill, find, hasText, hasValues, page, press, valueOf, waitForElement } from './dom.ts';
import type { WriteFixture } from './fixture.ts';

const { player, newcomer, unconfirmedPlayer } = fixtures;
const anonymous = replyError(endpoints.currentUser, 401, 'Unauthorized');
/** Submits as the Enter key does. */
const submit = () => page().querySelector('form')?.requestSubmit();
const userMenu = () => find('button', player.username);
const has = (role: 'button' | 'link', name: string) => find(role, name) !== undefined;

const LOGIN = { Email: 'ada@example.com', Password: 'a long password' };
const SIGNUP = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  'Username (optional)': 'ada',
  Password: 'a long password',
  'Confirm password': 'a long password',
};
const FORGOT = { Email: 'ada@example.com' };
const RESET = { 'New password': 'another long password', 'Confirm new password': 'another long password' };
const CHANGED = {
  'Current password': 'a long password',
  'New password': 'another one',
  'Confirm new password': 'another one',
};
const LOGOUT_PHONE = /^Log out Safari on iPhone/;
const SWITCH = 'Match start';
const matchStart = () =>
  [...page().querySelectorAll<HTMLInputElement>('input[role="switch"]')].find((input) =>
    input.closest('label')?.textContent?.startsWith(SWITCH),
  );
const dialog = () => page().querySelector('[role="alertdialog"]');
const confirm = () => [...(dialog()?.querySelectorAll('button') ?? [])].at(-1);

/** Account mutations. The settings show failures inline, next to the control. */
export const ACCOUNT_WRITES: readonly WriteFixture[] = [
  {
    kind: 'write',
    id: 'C02',
    call: endpoints.login,
    as: 'visitor',
    path: '/nowhere?login=1',
    okBody: null,
    prepare: () => fill(LOGIN),
    press: async () => {
      await fill(LOGIN);
      await press('button', 'Log in');
    },
    control: () => find('button', 'Log in'),
    pressTwice: submit,
    handlersAfter: [reply(endpoints.currentUser, player)],
    success: () => userMenu() !== undefined && page().querySelector('[role="dialog"]') === null,
    initial: () => valueOf('Email') === LOGIN.Email,
    failure: { title: 'Login failed', text: 'Invalid email or password', showsServerMessage: true },
    toast: 'Welcome back!',
  },
  {
    kind: 'write',
    id: 'C03',
    call: endpoints.logout,
    as: 'player',
    path: '/nowhere',
    okBody: null,
    prepare: async () => void (await waitForElement('button', player.username)),
    press: async () => {
      await press('button', player.username);
      await press('menuitem', 'Logout');
    },
    control: userMenu,
    handlersAfter: [anonymous],
    success: () => has('button', 'Log in'),
    initial: () => userMenu() !== undefined,
    failure: { title: 'Error', text: 'Failed to logout', showsServerMessage: false },
    toast: 'Logged out',
  },
  {
    kind: 'write',
    id: 'C04',
    call: endpoints.signup,
    as: 'visitor',
    path: '/signup',
    okBody: fixtures.generatedSignup,
    prepare: () => fill(SIGNUP),
    press: () => press('button', 'Create account'),
    control: () => find('button', 'Create account'),
    pressTwice: submit,
    handlersAfter: [reply(endpoints.currentUser, newcomer)],
    success: () => hasText(newcomer.username) && !has('button', 'Create account'),
    initial: () => hasValues(SIGNUP),
    failure: { title: 'Signup failed', text: 'Failed to create account', showsServerMessage: true },
    invalidBodies: [{}, { user: null }, { user: { id: 'u-new' }, usernameGenerated: 'yes' }],
  },
  {
    kind: 'write',
    id: 'C05',
    call: endpoints.forgotPassword,
    as: 'visitor',
    path: '/forgot-password',
    okBody: null,
    prepare: () => fill(FORGOT),
    press: () => press('button', 'Send reset link'),
    control: () => find('button', 'Send reset link'),
    handlersAfter: [],
    success: 'spam folder',
    initial: () => hasValues(FORGOT),
    failure: { title: 'Error', text: 'Failed to send reset email', showsServerMessage: true },
    toast: 'Email sent',
  },
  {
    kind: 'write',
    id: 'C06',
    call: endpoints.resetPassword,
    as: 'visitor',
    path: '/reset-password/a-token',
    okBody: null,
    prepare: () => fill(RESET),
    press: () => press('button', 'Set new password'),
    control: () => find('button', 'Set new password'),
    handlersAfter: [],
    success: () => find('link', 'Go to home') !== undefined,
    initial: () => hasValues(RESET),
    failure: { title: 'Reset failed', text: 'Invalid or expired reset link', showsServerMessage: true },
    toast: 'Password reset successful',
  },
  {
    kind: 'write',
    id: 'C36',
    call: endpoints.updatePreference,
    as: 'player',
    path: '/settings',
    okBody: null,
    isPrivate: true,
    press: async () => void matchStart()?.click(),
    control: matchStart,
    busy: () =>
      page().querySelector('[data-saving]') !== null || matchStart()?.getAttribute('aria-readonly') === 'true',
    handlersAfter: [],
    success: () => matchStart()?.checked === false && page().querySelector('[data-saving]') === null,
    initial: () => matchStart()?.checked === true,
    failure: { title: null, text: 'Failed to update preferences. Please try again.', showsServerMessage: false },
  },
  {
    kind: 'write',
    id: 'C37',
    call: endpoints.changePassword,
    as: 'player',
    path: '/settings',
    okBody: null,
    prepare: () => fill(CHANGED),
    press: () => press('button', 'Change password'),
    control: () => find('button', 'Change password'),
    handlersAfter: [],
    success: 'Password changed.',
    initial: () => hasValues(CHANGED),
    failure: {
      title: null,
      text: 'Failed to change password. Please check your current password.',
      showsServerMessage: true,
    },
  },
  {
    kind: 'write',
    id: 'C38',
    call: endpoints.deleteAccount,
    as: 'player',
    path: '/settings',
    okBody: null,
    isPrivate: true,
    press: async () => {
      if (!dialog()) await press('button', 'Delete account');
      while (!confirm()) await new Promise(requestAnimationFrame);
      confirm()?.focus();
      confirm()?.click();
    },
    control: confirm,
    handlersAfter: [anonymous],
    endsSession: true,
    success: () => find('button', 'Log in') !== undefined && dialog() === null,
    initial: () => dialog() !== null,
    failure: { title: null, text: 'Failed to delete account. Please try again.', showsServerMessage: true },
    toast: 'Account deleted',
  },
  {
    kind: 'write',
    id: 'C42',
    call: endpoints.endSession,
    as: 'player',
    path: '/settings',
    okBody: null,
    isPrivate: true,
    prepare: async () => void (await waitForElement('button', LOGOUT_PHONE)),
    press: () => press('button', LOGOUT_PHONE),
    control: () => find('button', LOGOUT_PHONE),
    handlersAfter: [
      reply(
        endpoints.activeSessions,
        fixtures.activeSessions.filter(({ id }) => id !== 's-phone'),
      ),
    ],
    success: () => hasText('Firefox on Windows') && !hasText('Safari on iPhone'),
    initial: () => hasText('Safari on iPhone'),
    failure: { title: null, text: 'Failed to log out that device. Please try again.', showsServerMessage: false },
  },
  {
    kind: 'write',
    id: 'C43',
    call: endpoints.logoutEverywhere,
    as: 'player',
    path: '/settings',
    okBody: null,
    isPrivate: true,
    press: async () => {
      if (!dialog()) await press('button', 'Log out everywhere');
      while (!confirm()) await new Promise(requestAnimationFrame);
      confirm()?.focus();
      confirm()?.click();
    },
    control: confirm,
    handlersAfter: [anonymous],
    endsSession: true,
    success: () => find('button', 'Log in') !== undefined && dialog() === null,
    initial: () => dialog() !== null,
    failure: { title: null, text: 'Failed to log out everywhere. Please try again.', showsServerMessage: true },
    toast: 'Logged out',
  },
  {
    kind: 'write',
    id: 'C39',
    call: endpoints.exportData,
    as: 'player',
    path: '/settings',
    okBody: fixtures.exportedData,
    manyRowsBody: { ...fixtures.exportedData, rows: Array.from({ length: 10_000 }, (_, id) => ({ id })) },
    isPrivate: true,
    press: () => press('button', 'Export data'),
    control: () => find('button', 'Export data'),
    handlersAfter: [],
    success: 'Saved as beat-the-machine-',
    initial: () => field('Current password') !== undefined && hasText(player.username),
    failure: { title: null, text: 'Failed to export data.', showsServerMessage: false },
  },
  {
    kind: 'write',
    id: 'C40',
    call: endpoints.resendConfirmation,
    as: 'player',
    user: unconfirmedPlayer,
    path: '/settings',
    okBody: null,
    isPrivate: true,
    press: () => press('button', 'Send again'),
    control: () => find('button', 'Send again'),
    handlersAfter: [],
    success: 'Email sent.',
    initial: () => hasText('Confirm your email address.') && has('button', 'Send again'),
    failure: { title: null, text: 'Failed to send the email. Please try again.', showsServerMessage: true },
  },
];
