import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import {
  field,
  fill,
  find,
  has,
  hasDialog,
  hasText,
  hasValues,
  page,
  press,
  pressElement,
  valueOf,
  waitFor,
  waitForElement,
} from '../dom.ts';
import { on401, onUnreadableBody, pressing, type WriteCall } from '../writes.ts';

const { player, newcomer } = fixtures;
const anonymous = replyError(endpoints.currentUser, 401, 'Unauthorized');
const SETTINGS = { path: '/settings', isPrivate: true };
const SESSION_OVER = 'shows the failure, then succeeds because the session is over';
const INVALID = 'says that the response is invalid and lets the player retry';
const FAILS = 'shows the failure, keeps the input and lets the player retry';

/** A form that one button submits. */
const submitting = (values: Record<string, string>, button: string) => ({
  prepare: () => fill(values),
  ...pressing(button),
  initial: () => hasValues(values),
});

/** A button whose dialog asks for confirmation. */
const dialog = () => page().querySelector('[role="alertdialog"]');
const confirm = () => [...(dialog()?.querySelectorAll('button') ?? [])].at(-1);
const confirming = (button: string) => ({
  press: async () => {
    if (!dialog()) await press('button', button);
    await waitFor(() => confirm() !== undefined);
    pressElement(confirm());
  },
  control: confirm,
  handlersAfter: [anonymous],
  endsSession: true,
  success: () => has('button', 'Log in') && !hasDialog(),
  initial: () => dialog() !== null,
});

const LOGIN = { Email: 'ada@example.com', Password: 'a long password' };
const SIGNUP = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  'Username (optional)': 'ada',
  Password: 'a long password',
  'Confirm password': 'a long password',
};
const RESET = { 'New password': 'another long password', 'Confirm new password': 'another long password' };
const CHANGED = { 'Current password': 'a long password', ...RESET };
const userMenu = () => find('button', player.username);
const PHONE = /^Log out Safari on iPhone/;
const matchStart = () =>
  [...page().querySelectorAll<HTMLInputElement>('input[role="switch"]')].find((input) =>
    input.closest('label')?.textContent.startsWith('Match start'),
  );
const isSaving = () => page().querySelector('[data-saving]') !== null;

/** The settings show failures inline, next to the control. */
export const ACCOUNT_WRITES = {
  login: {
    id: 'C02',
    as: 'visitor',
    path: '/nowhere?login=1',
    ...submitting(LOGIN, 'Log in'),
    press: async () => {
      await fill(LOGIN);
      await press('button', 'Log in');
    },
    pressTwice: () => page().querySelector('form')?.requestSubmit(),
    handlersAfter: [reply(endpoints.currentUser, player)],
    success: () => userMenu() !== undefined && !hasDialog(),
    initial: () => valueOf('Email') === LOGIN.Email,
    failure: { title: 'Login failed', text: 'Invalid email or password', showsServerMessage: true },
    toast: 'Welcome back!',
    except: on401(FAILS),
  },
  logout: {
    id: 'C03',
    path: '/nowhere',
    prepare: async () => void (await waitForElement('button', player.username)),
    press: async () => {
      await press('button', player.username);
      await press('menuitem', 'Logout');
    },
    control: userMenu,
    handlersAfter: [anonymous],
    endsSession: true,
    success: () => has('button', 'Log in'),
    initial: () => userMenu() !== undefined,
    failure: { title: 'Error', text: 'Failed to logout' },
    toast: 'Logged out',
    except: { lostResponse: 'shows the failure and checks the session once' },
  },
  signup: {
    id: 'C04',
    as: 'visitor',
    path: '/signup',
    okBody: fixtures.generatedSignup,
    ...submitting(SIGNUP, 'Create account'),
    pressTwice: () => page().querySelector('form')?.requestSubmit(),
    handlersAfter: [reply(endpoints.currentUser, newcomer)],
    success: () => hasText(newcomer.username) && !has('button', 'Create account'),
    failure: { title: 'Signup failed', text: 'Failed to create account', showsServerMessage: true },
    bodies: { malformedRows: [{}, { user: null }, { user: { id: 'u-new' }, usernameGenerated: 'yes' }] },
    except: {
      ...on401(FAILS),
      ...onUnreadableBody(INVALID),
      malformedRows: INVALID,
    },
  },
  forgotPassword: {
    id: 'C05',
    as: 'visitor',
    path: '/forgot-password',
    ...submitting({ Email: LOGIN.Email }, 'Send reset link'),
    success: 'spam folder',
    failure: { title: 'Error', text: 'Failed to send reset email', showsServerMessage: true },
    toast: 'Email sent',
    except: on401(FAILS),
  },
  resetPassword: {
    id: 'C06',
    as: 'visitor',
    path: '/reset-password/a-token',
    ...submitting(RESET, 'Set new password'),
    success: () => has('link', 'Go to home'),
    failure: { title: 'Reset failed', text: 'Invalid or expired reset link', showsServerMessage: true },
    toast: 'Password reset successful',
    except: on401(FAILS),
  },
  updatePreference: {
    id: 'C36',
    ...SETTINGS,
    press: async () => void matchStart()?.click(),
    control: matchStart,
    busy: () => isSaving() || matchStart()?.ariaReadOnly === 'true',
    success: () => matchStart()?.checked === false && !isSaving(),
    initial: () => matchStart()?.checked === true,
    failure: { text: 'Failed to update preferences. Please try again.' },
  },
  changePassword: {
    id: 'C37',
    path: '/settings',
    ...submitting(CHANGED, 'Change password'),
    success: 'Password changed.',
    failure: { text: 'Failed to change password. Please check your current password.', showsServerMessage: true },
    except: on401(FAILS),
  },
  deleteAccount: {
    id: 'C38',
    ...SETTINGS,
    ...confirming('Delete account'),
    failure: { text: 'Failed to delete account. Please try again.', showsServerMessage: true },
    toast: 'Account deleted',
    except: { lostResponse: SESSION_OVER },
  },
  exportData: {
    id: 'C39',
    ...SETTINGS,
    okBody: fixtures.exportedData,
    ...pressing('Export data'),
    success: 'Saved as beat-the-machine-',
    initial: () => field('Current password') !== undefined && hasText(player.username),
    failure: { text: 'Failed to export data.' },
    bodies: {
      manyRows: [{ ...fixtures.exportedData, rows: Array.from({ length: 10_000 }, (_, id) => ({ id })) }],
    },
    except: {
      ...onUnreadableBody(FAILS),
      manyRows: 'succeeds',
      hostileText: 'succeeds',
    },
  },
  resendConfirmation: {
    id: 'C40',
    ...SETTINGS,
    user: fixtures.unconfirmedPlayer,
    ...pressing('Send again'),
    success: 'Email sent.',
    initial: () => hasText('Confirm your email address.') && has('button', 'Send again'),
    failure: { text: 'Failed to send the email. Please try again.', showsServerMessage: true },
  },
  endSession: {
    id: 'C42',
    ...SETTINGS,
    prepare: async () => void (await waitForElement('button', PHONE)),
    ...pressing(PHONE),
    handlersAfter: [
      reply(
        endpoints.activeSessions,
        fixtures.activeSessions.filter(({ id }) => id !== 's-phone'),
      ),
    ],
    success: () => hasText('Firefox on Windows') && !hasText('Safari on iPhone'),
    initial: () => hasText('Safari on iPhone'),
    failure: { text: 'Failed to log out that device. Please try again.' },
    except: { notFound: 'succeeds', lostResponse: 'shows what the server did' },
  },
  logoutEverywhere: {
    id: 'C43',
    ...SETTINGS,
    ...confirming('Log out everywhere'),
    failure: { text: 'Failed to log out everywhere. Please try again.', showsServerMessage: true },
    toast: 'Logged out',
    except: { lostResponse: SESSION_OVER },
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
