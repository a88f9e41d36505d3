import { player } from '@machine/mocks/currentUser.ts';
import { useForgotPassword, useLogin, useLogout, useResetPassword, useSignup } from '../../queries/account.ts';
import { useEndSession } from '../../queries/activeSessions.ts';
import { useClubChoice } from '../../queries/club.ts';
import { useHideResults, useShowResult } from '../../queries/hiddenResults.ts';
import { useMarkResultsSeen } from '../../queries/newResults.ts';
import { useMarkRead } from '../../queries/notification.ts';
import { useCalendarAddress, usePush, useReminderSettings } from '../../queries/reminder.ts';
import * as settings from '../../queries/settings.ts';
import { useOwnShare, useStopSharing } from '../../queries/share.ts';
import { dependsOnSession } from '../../queries/privateQueries.ts';
import { QUERY_ROWS } from '../queries.ts';
import { onDone, type Row, mutation, pressing, BELL } from './row.ts';

const email = 'ada@example.com';
const edgeShare = { kind: 'EDGE' } as const;
const PRIVATE = QUERY_ROWS.flatMap(([name, [, { queryKey }]]) => (dependsOnSession({ queryKey }) ? name : [])).join(
  ' ',
);
const OTHER_SESSION = { after: `session ${PRIVATE}`, afterFailure: '' };
const NEUTRAL = `session ${BELL}`;

/** What players change for themselves: the account, settings, notices and shares. */
export const OWN_MUTATIONS: Record<string, Row> = {
  'a login': {
    done: "Welcome back!: You're now logged in",
    use: mutation(() => useLogin(onDone), { email, password: 'x' }),
    ...OTHER_SESSION,
    on401: 'ignored',
  },
  'a sign-up': {
    use: mutation(useSignup, { firstName: 'A', lastName: 'B', email, password: 'correct horse' }),
    ...OTHER_SESSION,
    on401: 'ignored',
  },
  'a logout': {
    done: "Logged out: You've been logged out successfully",
    isFixed: true,
    use: mutation(() => useLogout(onDone), undefined),
    ...OTHER_SESSION,
  },
  'a request for a new password': { done: 'Email sent', use: mutation(useForgotPassword, { email }), on401: 'ignored' },
  'a new password': {
    done: 'Password reset successful',
    use: mutation(() => useResetPassword(onDone), { token: 't', password: 'correct horse' }),
    after: 'session',
    afterFailure: '',
    on401: 'ignored',
  },
  'a changed username': {
    use: mutation(settings.useChangeUsername, { username: 'ada_lovelace' }),
    after: QUERY_ROWS.map(([name]) => name).join(' '),
    afterFailure: '',
  },
  'a changed password': {
    use: mutation(settings.useChangePassword, { currentPassword: 'a', newPassword: 'b' }),
    on401: 'ignored',
  },
  'an ended session': {
    isFixed: true,
    use: pressing(useEndSession, ({ onEnd }) => onEnd('s-phone')),
    after: 'activeSessions',
  },
  'a followed club': { use: pressing(useClubChoice, ({ onToggle }) => onToggle('CHE')), afterFailure: 'followedClubs' },
  'a shown result': { isFixed: true, use: mutation(useShowResult, 'm-1'), after: NEUTRAL, afterFailure: '' },
  'all results shown': { isFixed: true, use: mutation(useShowResult, null), after: NEUTRAL, afterFailure: 'session' },
  'hidden results': {
    isFixed: true,
    use: mutation(() => useHideResults(), { all: true, clubs: [] }),
    after: NEUTRAL,
    afterFailure: 'session',
  },
  'seen results': { use: mutation(useMarkResultsSeen, '2025-10-14T00:00:00Z') },
  'a read notification': { use: pressing(useMarkRead, ({ one }) => one.onAct('n-pick')), after: BELL },
  'all notifications read': {
    done: 'All notifications marked as read',
    use: mutation(() => useMarkRead().all, undefined),
    after: BELL,
  },
  'the hour of a reminder': {
    isFixed: true,
    use: pressing(
      () => useReminderSettings(undefined),
      ({ onHour }) => onHour('digestHour', 9),
    ),
  },
  'a test push': { use: mutation(() => usePush().test, 'p-1'), afterFailure: 'reminders' },
  'push turned off': { use: mutation(() => usePush().turnOff, 'p-1') },
  'a new calendar address': { use: mutation(() => useCalendarAddress().renew, undefined) },
  'a removed calendar address': { use: mutation(() => useCalendarAddress().remove, undefined) },
  'a preference': {
    isFixed: true,
    use: pressing(
      () => settings.usePreferences(player),
      ({ onPreference }) => onPreference('notifyRankUp', false),
    ),
  },
  'another confirmation': { use: mutation(settings.useResendConfirmation, undefined) },
  'a deleted account': {
    done: "Account deleted: You've been logged out everywhere.",
    use: mutation(() => settings.useDeleteAccount(onDone), undefined),
    ...OTHER_SESSION,
  },
  'a logout everywhere': {
    done: "Logged out: You've been logged out on all your devices",
    use: mutation(() => settings.useLogoutEverywhere(onDone), undefined),
    ...OTHER_SESSION,
  },
  'a stopped share': {
    isFixed: true,
    use: pressing(useStopSharing, ({ onStop }) => onStop('s-1')),
    after: 'ownShares',
  },
  'a new share': { isFixed: true, use: mutation(() => useOwnShare(edgeShare).create, edgeShare), after: 'ownShares' },
  'a removed share': { isFixed: true, use: mutation(() => useOwnShare(edgeShare).remove, 's-1'), after: 'ownShares' },
};
