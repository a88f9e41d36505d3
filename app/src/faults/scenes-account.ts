import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { refuse } from '@machine/mocks/handlers';
import { field, find, page, press, type, valueOf } from './dom.ts';
import type { Write } from './scene.ts';

const { player } = fixtures;
const nobody = refuse(endpoints.currentUser, 401, 'Unauthorized');
const says = (text: string) => page().textContent?.includes(text) ?? false;
const fill = async (values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await type(label, text);
};
const holds = (values: Record<string, string>) =>
  Object.entries(values).every(([label, text]) => valueOf(label) === text);

const FORGOT = { Email: 'ada@example.com' };
const RESET = { 'New password': 'another long password', 'Confirm new password': 'another long password' };
const CHANGED = {
  'Current password': 'a long password',
  'New password': 'another one',
  'Confirm new password': 'another one',
};
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
];
