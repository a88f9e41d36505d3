import { statesOf } from './state.ts';

/** Section 6: what each role can see and do. */
export const ROLES = [
  ...statesOf('6.1 Anonymous visitor', {
    'role-anonymous-home': {
      description: "The Machine's prediction and a sign-up prompt",
      stories: ['screens-home--ready', 'components-prediction-prediction-card--anonymous'],
    },
    'role-anonymous-leaderboards': { description: 'Leaderboards', stories: ['screens-leaderboards--anonymous'] },
    'role-anonymous-completed': { description: 'Completed matches', stories: ['screens-completed--anonymous'] },
    'role-anonymous-recap': { description: 'A recap', stories: ['screens-recap--no-pick'] },
    'role-anonymous-achievements': { description: 'Achievements', stories: ['screens-achievements--anonymous'] },
    'role-anonymous-profile': { description: 'A profile', stories: ['screens-profile--anonymous'] },
    'role-anonymous-chat-panel': {
      description: 'Match chat panel, read-only',
      stories: ['components-chat-match-chat-panel--anonymous'],
    },
    'role-anonymous-chat-page': {
      description: 'Match chat page, read-only',
      stories: ['screens-match-chat--anonymous'],
    },
    'role-anonymous-legal': {
      description: 'Legal pages',
      stories: ['screens-privacy--privacy', 'screens-terms--terms'],
    },
    'role-anonymous-no-notifications': {
      description: 'No notifications',
      stories: ['components-layout-header--anonymous'],
    },
    'role-anonymous-no-messages': {
      description: 'No messages',
      stories: ['screens-messages--anonymous', 'screens-thread--anonymous'],
    },
    'role-anonymous-no-settings': { description: 'No settings', stories: ['screens-settings--anonymous'] },
  }),
  ...statesOf('6.2 Logged-in user', {
    'role-player-picks': { description: 'Can pick', stories: ['components-prediction-prediction-card--open'] },
    'role-player-searches': { description: 'Can search', stories: ['components-search-search-users-panel--ready'] },
    'role-player-notifications': {
      description: 'Gets notifications',
      stories: ['components-notification-notifications-panel--ready'],
    },
    'role-player-messages': { description: 'Uses messages', stories: ['screens-messages--ready'] },
    'role-player-settings': { description: 'Uses settings', stories: ['screens-settings--player'] },
    'role-player-profile': { description: 'Has a profile', stories: ['screens-profile--own'] },
    'role-player-follows': {
      description: 'Follows and unfollows',
      stories: ['screens-profile--not-following', 'components-profile-follow-button--states'],
    },
    'role-player-achievements': { description: 'Has achievements', stories: ['screens-achievements--player'] },
    'role-player-posts': {
      description: 'Can post in a match chat after picking on that match',
      stories: ['components-chat-match-chat-panel--live', 'screens-match-chat--live'],
    },
    'role-player-not-picked': {
      description: "Can't post before picking",
      stories: ['components-chat-match-chat-panel--without-pick', 'screens-match-chat--without-pick'],
    },
  }),
  ...statesOf('6.3 Profile owner', {
    'role-owner-no-follow-button': { description: 'The follow button is hidden', stories: ['screens-profile--own'] },
    'role-owner-removes': {
      description: 'Can remove followers',
      stories: ['components-profile-follow-list-dialog--own-followers'],
    },
    'role-owner-unfollows': {
      description: 'Can unfollow from their own list',
      stories: ['components-profile-follow-list-dialog--own-following'],
    },
    'role-visitor-lists': {
      description: 'No one else can',
      stories: ['components-profile-follow-list-dialog--followers'],
    },
  }),
  ...statesOf('6.4 Account', {
    'role-with-password': {
      description: 'canChangePassword: the form is shown',
      stories: ['screens-settings--player'],
    },
    'role-without-password': {
      description: 'No canChangePassword: no form',
      stories: ['screens-settings--without-password'],
    },
  }),
  ...statesOf('6.5 Ranks', {
    'rank-tiers': {
      description: 'Rookie, Challenger, Elite, Master, Legend, Oracle',
      stories: ['components-rank-rank-tag--every-rank'],
    },
    'rank-tags': {
      description: 'Short tags on narrow screens: RKE, CHL, ELT, MTR, LGD, ORC, ADM',
      stories: ['components-rank-rank-tag--every-rank-short'],
    },
    'rank-admin': { description: 'ADMIN, with an underlined tag style', stories: ['components-rank-rank-tag--admin'] },
    'rank-unknown': { description: 'An unknown rank, shown as given', stories: ['components-rank-rank-tag--states'] },
    'rank-default': { description: 'No rank: Rookie', stories: ['components-rank-rank-tag--states'] },
  }),
  ...statesOf('6.6 Logged out mid-session', {
    'role-unauthorized-pick': {
      description: 'A pick gets a 401: a toast, then a redirect to login',
      stories: ['components-toast-toast-messages--unauthorized'],
    },
    'role-unauthorized-follow': {
      description: 'A follow gets a 401: a toast, then a redirect to login',
      stories: ['components-toast-toast-messages--unauthorized'],
    },
    'role-unauthorized-chat': {
      description: 'A chat message gets a 401: a toast, then a redirect to login',
      stories: ['components-toast-toast-messages--unauthorized'],
    },
  }),
];
