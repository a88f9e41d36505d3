import { MATCH_START_NOTICE_MINUTES, type PreferenceKey } from '@machine/contract';

export type PreferenceOption = { key: PreferenceKey; label: string; description: string };

export const EMAIL_PREFERENCES: readonly PreferenceOption[] = [
  {
    key: 'emailNotifications',
    label: 'Email notifications',
    description: 'At most one email a day about your game. Account emails, such as password resets, are always sent.',
  },
];

export const NOTIFICATION_PREFERENCES: readonly PreferenceOption[] = [
  { key: 'notifyResults', label: 'Results', description: 'Your picks of a day are graded.' },
  { key: 'notifyRankUp', label: 'Rank up', description: 'You reach a new rank.' },
  { key: 'notifyAchievement', label: 'Achievements', description: 'You unlock an achievement.' },
  {
    key: 'notifyMatchStart',
    label: 'Match start',
    description: `A match you picked starts in ${MATCH_START_NOTICE_MINUTES} minutes.`,
  },
  {
    key: 'notifyFollowerPick',
    label: 'Picks of players you follow',
    description: 'Players you follow make picks. At most one notification a day.',
  },
];
