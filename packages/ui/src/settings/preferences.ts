import { MATCH_START_NOTICE_MINUTES, type PreferenceKey } from '@machine/contract';

export type PreferenceWords = { key: PreferenceKey; label: string; description: string };

export const EMAIL_PREFERENCES: readonly PreferenceWords[] = [
  {
    key: 'emailNotifications',
    label: 'Email notifications',
    description: 'News of the game by email. What concerns your account, such as a password reset, is sent either way.',
  },
];

export const NOTIFICATION_PREFERENCES: readonly PreferenceWords[] = [
  { key: 'notifyRankUp', label: 'Rank up', description: 'You reach a new rank.' },
  { key: 'notifyAchievement', label: 'Achievements', description: 'You unlock an achievement.' },
  {
    key: 'notifyMatchStart',
    label: 'Match start',
    description: `A match that you picked begins in ${MATCH_START_NOTICE_MINUTES} minutes.`,
  },
  { key: 'notifyFollowerPick', label: 'Picks of players you follow', description: 'Somebody you follow makes a pick.' },
];
