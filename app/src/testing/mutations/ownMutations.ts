import { player } from '@machine/mocks/fixtures';
import { useForgotPassword, useLogin, useLogout, useResetPassword, useSignup } from '../../queries/account.ts';
import { useEndSession } from '../../queries/activeSessions.ts';
import { useClubChoice } from '../../queries/club.ts';
import { useHideResults, useShowResult } from '../../queries/hiddenResults.ts';
import { useMarkResultsSeen } from '../../queries/newResults.ts';
import { useMarkRead } from '../../queries/notification.ts';
import { useCalendarAddress, usePush, useReminderSettings } from '../../queries/reminder.ts';
import * as settings from '../../queries/settings.ts';
import { useOwnShare, useStopSharing } from '../../queries/share.ts';
import { dependsOnSession } from '../../queries/session.ts';
import { QUERY_ROWS } from '../queries.ts';
import { onDone, type Row, mutation, BELL } from './row.ts';

const email = 'ada@example.com';
const edgeShare = { kind: 'EDGE' } as const;
const PRIVATE = QUERY_ROWS.flatMap(([name, [, { queryKey }]]) => (dependsOnSession({ queryKey }) ? name : [])).join(
  ' ',
);
const NEUTRAL = `session ${BELL}`;

/** What players change for themselves: the account, settings, notices and shares. */
export const OWN_MUTATIONS: Record<string, Row> = {
  'a login': {
    done: "Welcome back!: You're now logged in",
    toast: 'Login failed: Invalid email or password',
    use: mutation(() => useLogin(onDone), { email, password: 'x' }),
    after: `session ${PRIVATE}`,
    afterFailure: '',
    on401: 'ignored',
  },
  'a sign-up': {
    toast: 'Signup failed: Failed to create account',
    use: mutation(useSignup, { firstName: 'A', lastName: 'B', email, password: 'correct horse' }),
    after: `session ${PRIVATE}`,
    afterFailure: '',
    on401: 'ignored',
  },
  'a logout': {
    done: "Logged out: You've been logged out successfully",
    toast: 'Error: Failed to logout',
    isFixed: true,
    use: mutation(() => useLogout(onDone), undefined),
    after: `session ${PRIVATE}`,
    afterFailure: '',
  },
  'a request for a new password': {
    done: 'Email sent',
    toast: 'Error: Failed to send reset email',
    use: mutation(useForgotPassword, { email }),
    on401: 'ignored',
  },
  'a new password': {
    done: 'Password reset successful',
    toast: 'Reset failed: Invalid or expired reset link',
    use: mutation(() => useResetPassword(onDone), { token: 't', password: 'correct horse' }),
    after: 'session',
    afterFailure: '',
    on401: 'ignored',
  },
  'a changed username': {
    inline: 'Failed to change the username. Please try again.',
    use: mutation(settings.useChangeUsername, { username: 'ada_lovelace' }),
    after: QUERY_ROWS.map(([name]) => name).join(' '),
    afterFailure: '',
  },
  'a changed password': {
    inline: 'Failed to change password. Please check your current password.',
    use: mutation(settings.useChangePassword, { currentPassword: 'a', newPassword: 'b' }),
    on401: 'ignored',
  },
  'an ended session': {
    inline: 'Failed to log out that device. Please try again.',
    isFixed: true,
    use: () => {
      const { onEnd } = useEndSession();
      return () => onEnd('s-phone');
    },
    after: 'activeSessions',
  },
  'a followed club': {
    toast: 'Error: Failed to update your clubs. Please try again.',
    use: () => {
      const { onToggle } = useClubChoice();
      return () => onToggle('CHE');
    },
    afterFailure: 'followedClubs',
  },
  'a shown result': {
    toast: "Error: Couldn't save what you've seen.",
    isFixed: true,
    use: mutation(useShowResult, 'm-1'),
    after: NEUTRAL,
    afterFailure: '',
  },
  'all results shown': {
    toast: "Error: Couldn't save what you've seen.",
    isFixed: true,
    use: mutation(useShowResult, null),
    after: NEUTRAL,
    afterFailure: 'session',
  },
  'hidden results': {
    inline: 'Failed to update the setting. Please try again.',
    isFixed: true,
    use: mutation(() => useHideResults(), { all: true, clubs: [] }),
    after: NEUTRAL,
    afterFailure: 'session',
  },
  'seen results': { use: mutation(useMarkResultsSeen, '2025-10-14T00:00:00Z') },
  'a read notification': {
    use: () => {
      const { one } = useMarkRead();
      return () => one.onAct('n-pick');
    },
    after: BELL,
  },
  'all notifications read': {
    done: 'All notifications marked as read',
    use: mutation(() => useMarkRead().all, undefined),
    after: BELL,
  },
  'the hour of a reminder': {
    inline: 'Failed to save. Please try again.',
    isFixed: true,
    use: () => {
      const { onHour } = useReminderSettings(undefined);
      return () => onHour('digestHour', 9);
    },
  },
  'a test push': {
    inline: 'Failed to send a test. Please try again.',
    use: mutation(() => usePush().test, 'p-1'),
    afterFailure: 'reminders',
  },
  'push turned off': {
    inline: 'Failed to turn off push notifications. Please try again.',
    use: mutation(() => usePush().turnOff, 'p-1'),
  },
  'a new calendar address': {
    inline: 'Failed to create an address. Please try again.',
    use: mutation(() => useCalendarAddress().renew, undefined),
  },
  'a removed calendar address': {
    inline: 'Failed to remove the address. Please try again.',
    use: mutation(() => useCalendarAddress().remove, undefined),
  },
  'a preference': {
    inline: 'Failed to update preferences. Please try again.',
    isFixed: true,
    use: () => {
      const { onPreference } = settings.usePreferences(player);
      return () => onPreference('notifyRankUp', false);
    },
  },
  'another confirmation': {
    inline: 'Failed to send the email. Please try again.',
    use: mutation(settings.useResendConfirmation, undefined),
  },
  'a deleted account': {
    done: "Account deleted: You've been logged out everywhere.",
    inline: 'Failed to delete account. Please try again.',
    use: mutation(() => settings.useDeleteAccount(onDone), undefined),
    after: `session ${PRIVATE}`,
    afterFailure: '',
  },
  'a logout everywhere': {
    done: "Logged out: You've been logged out on all your devices",
    inline: 'Failed to log out everywhere. Please try again.',
    use: mutation(() => settings.useLogoutEverywhere(onDone), undefined),
    after: `session ${PRIVATE}`,
    afterFailure: '',
  },
  'a stopped share': {
    inline: 'Failed to stop sharing. Please try again.',
    isFixed: true,
    use: () => {
      const { onStop } = useStopSharing();
      return () => onStop('s-1');
    },
    after: 'ownShares',
  },
  'a new share': {
    inline: 'Failed to create the link. Please try again.',
    isFixed: true,
    use: mutation(() => useOwnShare(edgeShare).create, edgeShare),
    after: 'ownShares',
  },
  'a removed share': {
    inline: 'Failed to stop sharing. Please try again.',
    isFixed: true,
    use: mutation(() => useOwnShare(edgeShare).remove, 's-1'),
    after: 'ownShares',
  },
};
