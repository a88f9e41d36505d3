import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import { field, fill, find, got, holds, page, press, says, valueOf } from './dom.ts';
import type { Write } from './scene.ts';

const { player, newcomer, unconfirmedPlayer } = fixtures;
const nobody = replyError(endpoints.currentUser, 401, 'Unauthorized');
/** The Enter key in a field. */
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

/** What players do to their account. In the settings a failure is told where it was pressed (docs/decisions/0021). */
export const ACCOUNT_WRITES: readonly Write[] = [
  {
    kind: 'write',
    id: 'C02',
    call: endpoints.login,
    as: 'visitor',
    path: '/nowhere?login=1',
    good: null,
    arrive: () => fill(LOGIN),
    press: async () => {
      await fill(LOGIN);
      await press('button', 'Log in');
    },
    control: () => find('button', 'Log in'),
    pressTwice: submit,
    executed: [reply(endpoints.currentUser, player)],
    done: () => userMenu() !== undefined && page().querySelector('[role="dialog"]') === null,
    before: () => valueOf('Email') === LOGIN.Email,
    failure: { title: 'Login failed', text: 'Invalid email or password', says: true },
    toast: 'Welcome back!',
  },
  {
    kind: 'write',
    id: 'C03',
    call: endpoints.logout,
    as: 'player',
    path: '/nowhere',
    good: null,
    arrive: async () => void (await got('button', player.username)),
    press: async () => {
      await press('button', player.username);
      await press('menuitem', 'Logout');
    },
    control: userMenu,
    executed: [nobody],
    done: () => has('button', 'Log in'),
    before: () => userMenu() !== undefined,
    failure: { title: 'Error', text: 'Failed to logout', says: false },
    toast: 'Logged out',
  },
  {
    kind: 'write',
    id: 'C04',
    call: endpoints.signup,
    as: 'visitor',
    path: '/signup',
    good: fixtures.generatedSignup,
    arrive: () => fill(SIGNUP),
    press: () => press('button', 'Create account'),
    control: () => find('button', 'Create account'),
    pressTwice: submit,
    executed: [reply(endpoints.currentUser, newcomer)],
    done: () => says(newcomer.username) && !has('button', 'Create account'),
    before: () => holds(SIGNUP),
    failure: { title: 'Signup failed', text: 'Failed to create account', says: true },
    unreadable: [{}, { user: null }, { user: { id: 'u-new' }, usernameGenerated: 'yes' }],
  },
  {
    kind: 'write',
    id: 'C05',
    call: endpoints.forgotPassword,
    as: 'visitor',
    path: '/forgot-password',
    good: null,
    arrive: () => fill(FORGOT),
    press: () => press('button', 'Send reset link'),
    control: () => find('button', 'Send reset link'),
    executed: [],
    done: 'spam folder',
    before: () => holds(FORGOT),
    failure: { title: 'Error', text: 'Failed to send reset email', says: true },
    toast: 'Email sent',
  },
  {
    kind: 'write',
    id: 'C06',
    call: endpoints.resetPassword,
    as: 'visitor',
    path: '/reset-password/a-token',
    good: null,
    arrive: () => fill(RESET),
    press: () => press('button', 'Set new password'),
    control: () => find('button', 'Set new password'),
    executed: [],
    done: () => find('link', 'Go to home') !== undefined,
    before: () => holds(RESET),
    failure: { title: 'Reset failed', text: 'Invalid or expired reset link', says: true },
    toast: 'Password reset successful',
  },
  {
    kind: 'write',
    id: 'C36',
    call: endpoints.updatePreference,
    as: 'player',
    path: '/settings',
    good: null,
    isPrivate: true,
    press: async () => void matchStart()?.click(),
    control: matchStart,
    busy: () =>
      page().querySelector('[data-saving]') !== null || matchStart()?.getAttribute('aria-readonly') === 'true',
    executed: [],
    done: () => matchStart()?.checked === false && page().querySelector('[data-saving]') === null,
    before: () => matchStart()?.checked === true,
    failure: { title: null, text: 'Failed to update preferences. Please try again.', says: false },
  },
  {
    kind: 'write',
    id: 'C37',
    call: endpoints.changePassword,
    as: 'player',
    path: '/settings',
    good: null,
    arrive: () => fill(CHANGED),
    press: () => press('button', 'Change password'),
    control: () => find('button', 'Change password'),
    executed: [],
    done: 'Password changed.',
    before: () => holds(CHANGED),
    failure: {
      title: null,
      text: 'Failed to change password. Please check your current password.',
      says: true,
    },
  },
  {
    kind: 'write',
    id: 'C38',
    call: endpoints.deleteAccount,
    as: 'player',
    path: '/settings',
    good: null,
    isPrivate: true,
    press: async () => {
      if (!dialog()) await press('button', 'Delete account');
      while (!confirm()) await new Promise(requestAnimationFrame);
      confirm()?.focus();
      confirm()?.click();
    },
    control: confirm,
    executed: [nobody],
    endsSession: true,
    done: () => find('button', 'Log in') !== undefined && dialog() === null,
    before: () => dialog() !== null,
    failure: { title: null, text: 'Failed to delete account. Please try again.', says: true },
    toast: 'Account deleted',
  },
  {
    kind: 'write',
    id: 'C42',
    call: endpoints.endSession,
    as: 'player',
    path: '/settings',
    good: null,
    isPrivate: true,
    arrive: async () => void (await got('button', LOGOUT_PHONE)),
    press: () => press('button', LOGOUT_PHONE),
    control: () => find('button', LOGOUT_PHONE),
    executed: [
      reply(
        endpoints.activeSessions,
        fixtures.activeSessions.filter(({ id }) => id !== 's-phone'),
      ),
    ],
    done: () => says('Firefox on Windows') && !says('Safari on iPhone'),
    before: () => says('Safari on iPhone'),
    failure: { title: null, text: 'Failed to log out that device. Please try again.', says: false },
  },
  {
    kind: 'write',
    id: 'C43',
    call: endpoints.logoutEverywhere,
    as: 'player',
    path: '/settings',
    good: null,
    isPrivate: true,
    press: async () => {
      if (!dialog()) await press('button', 'Log out everywhere');
      while (!confirm()) await new Promise(requestAnimationFrame);
      confirm()?.focus();
      confirm()?.click();
    },
    control: confirm,
    executed: [nobody],
    endsSession: true,
    done: () => find('button', 'Log in') !== undefined && dialog() === null,
    before: () => dialog() !== null,
    failure: { title: null, text: 'Failed to log out everywhere. Please try again.', says: true },
    toast: 'Logged out',
  },
  {
    kind: 'write',
    id: 'C39',
    call: endpoints.exportData,
    as: 'player',
    path: '/settings',
    good: fixtures.exportedData,
    many: { ...fixtures.exportedData, rows: Array.from({ length: 10_000 }, (_, id) => ({ id })) },
    isPrivate: true,
    press: () => press('button', 'Export data'),
    control: () => find('button', 'Export data'),
    executed: [],
    done: 'Saved as beat-the-machine-',
    before: () => field('Current password') !== undefined && says(player.username),
    failure: { title: null, text: 'Failed to export data.', says: false },
  },
  {
    kind: 'write',
    id: 'C40',
    call: endpoints.resendConfirmation,
    as: 'player',
    user: unconfirmedPlayer,
    path: '/settings',
    good: null,
    isPrivate: true,
    press: () => press('button', 'Send again'),
    control: () => find('button', 'Send again'),
    executed: [],
    done: 'Email sent.',
    before: () => says('Confirm your email address.') && has('button', 'Send again'),
    failure: { title: null, text: 'Failed to send the email. Please try again.', says: true },
  },
];
