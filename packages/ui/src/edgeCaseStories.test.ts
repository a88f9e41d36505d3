import { expect, test } from 'vitest';

/** States beyond the specification: slow loading, an unknown session, and malformed, long and hostile values. */
const EDGE_CASES = {
  'prediction/PredictionCard': ['LongNames', 'HostileText'],
  'auth/ForgotPasswordScreen': ['Waiting'],
  'auth/ResetPasswordScreen': ['Waiting'],
  'layout/RouteErrorScreen': ['RouteError', 'RootError'],
  'leaderboard/LeaderboardScreen': ['StillLoading', 'MalformedValues', 'HostileText'],
  'achievement/AchievementsScreen': ['StillLoading', 'SessionLoading', 'MalformedValues', 'HostileText'],
  'achievement/AchievementTags': ['LongTitles'],
  'completed/CompletedScreen': ['StillLoading', 'MalformedValues', 'LongNames', 'HostileText', 'ManyMatches'],
  'completed/RecapScreen': ['StillLoading', 'LongNames', 'HostileText', 'HugeAnalysis'],
  'chat/SendBox': ['NearTheLimit', 'TooLong', 'Waiting'],
  'chat/MessageList': ['FiveThousand', 'HostileText'],
  'chat/MatchChatPanel': ['StillLoading', 'MalformedValues', 'LongNames', 'HostileText'],
  'chat/MatchChatScreen': ['StillLoading', 'MalformedValues', 'HostileText'],
  'drawing/StreakTicks': ['Long', 'Unknown'],
  'team/Crest': ['EveryNbaClub', 'EveryEplClub', 'UnknownClub'],
  'search/SearchUsersPanel': ['StillLoading', 'LongNames', 'HostileText'],
  'navigation/SideNavigation': ['StillLoading', 'MalformedValues', 'LongNames', 'HostileText'],
  'notification/NotificationsPanel': ['StillLoading', 'MalformedValues', 'HostileText'],
  'notification/NotificationsButton': ['InvalidCount'],
  'message/Avatar': ['Nameless', 'Hostile'],
  'message/MessagesScreen': ['SessionLoading', 'StillLoading', 'MalformedValues', 'LongNames', 'HostileText'],
  'message/NewMessageDialog': ['StillLoading', 'LongNames', 'HostileText'],
  'message/ThreadScreen': ['SessionLoading', 'StillLoading', 'MalformedValues', 'LongNames', 'HostileText'],
  'settings/SettingsScreen': [
    'StillLoading',
    'PreferencesWaiting',
    'PasswordWaiting',
    'ExportWaiting',
    'SessionsStillLoading',
    'MalformedSessions',
    'HostileText',
    'ManySessions',
  ],
  'profile/ProfileScreen': ['SessionLoading', 'StillLoading', 'LongNames', 'HostileText'],
  'profile/follow/FollowListDialog': ['StillLoading', 'LongNames', 'HostileText'],
} as const;

/** Read as text, because loading a story needs a browser. */
const sources = import.meta.glob<string>('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

const storyNames = (source = '') => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

test.each(Object.entries(EDGE_CASES))('%s has stories for its edge cases', (component, states) => {
  expect(storyNames(sources[`./${component}.stories.tsx`])).toEqual(expect.arrayContaining([...states]));
});
