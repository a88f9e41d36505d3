import { statesOf } from './state.ts';

/** Section 6: what each role can see and do. */
export const ROLES = [
  ...statesOf('6.1 Anonymous visitor', {
    'role-anonymous-home': "The Machine's prediction and a sign-up prompt",
    'role-anonymous-leaderboards': 'Leaderboards',
    'role-anonymous-completed': 'Completed matches',
    'role-anonymous-recap': 'A recap',
    'role-anonymous-achievements': 'Achievements',
    'role-anonymous-profile': 'A profile',
    'role-anonymous-chat-panel': 'Match chat panel, read-only',
    'role-anonymous-chat-page': 'Match chat page, read-only',
    'role-anonymous-legal': 'Legal pages',
    'role-anonymous-no-notifications': 'No notifications',
    'role-anonymous-no-messages': 'No messages',
    'role-anonymous-no-settings': 'No settings',
  }),
  ...statesOf('6.2 Logged-in user', {
    'role-player-picks': 'Can pick',
    'role-player-searches': 'Can search',
    'role-player-notifications': 'Gets notifications',
    'role-player-messages': 'Uses messages',
    'role-player-settings': 'Uses settings',
    'role-player-profile': 'Has a profile',
    'role-player-follows': 'Follows and unfollows',
    'role-player-achievements': 'Has achievements',
    'role-player-posts': 'Can post in a match chat after picking on that match',
    'role-player-not-picked': "Can't post before picking",
  }),
  ...statesOf('6.3 Profile owner', {
    'role-owner-no-follow-button': 'The follow button is hidden',
    'role-owner-removes': 'Can remove followers',
    'role-owner-unfollows': 'Can unfollow from their own list',
    'role-visitor-lists': 'No one else can',
  }),
  ...statesOf('6.4 Account', {
    'role-with-password': 'canChangePassword: the form is shown',
    'role-without-password': 'No canChangePassword: no form',
  }),
  ...statesOf('6.5 Ranks', {
    'rank-tiers': 'Rookie, Challenger, Elite, Master, Legend, Oracle',
    'rank-tags': 'Short tags on narrow screens: RKE, CHL, ELT, MTR, LGD, ORC, ADM',
    'rank-admin': 'ADMIN, with an underlined tag style',
    'rank-unknown': 'An unknown rank, shown as given',
    'rank-default': 'No rank: Rookie',
  }),
  ...statesOf('6.6 Logged out mid-session', {
    'role-unauthorized-pick': 'A pick gets a 401: a toast, then a redirect to login',
    'role-unauthorized-follow': 'A follow gets a 401: a toast, then a redirect to login',
    'role-unauthorized-chat': 'A chat message gets a 401: a toast, then a redirect to login',
  }),
];
