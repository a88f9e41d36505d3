import { statesOf } from './state.ts';

/** Section 6: who sees and may do what. */
export const ROLES = [
  ...statesOf(6, 'Anonymous visitor', {
    'role-anonymous-home': "The Machine's prediction and a sign-up prompt",
    'role-anonymous-leaderboards': 'Leaderboards',
    'role-anonymous-completed': 'Completed matches',
    'role-anonymous-recap': 'A recap',
    'role-anonymous-achievements': 'Achievements',
    'role-anonymous-profile': 'A profile',
    'role-anonymous-chat-panel': 'Match chat beside the card, to read',
    'role-anonymous-chat-page': 'Match chat as a page, to read',
    'role-anonymous-legal': 'Legal pages',
    'role-anonymous-no-notifications': 'No notifications',
    'role-anonymous-no-messages': 'No messages',
    'role-anonymous-no-settings': 'No settings',
  }),
  ...statesOf(6, 'Logged-in user', {
    'role-player-picks': 'Can pick',
    'role-player-searches': 'Can search',
    'role-player-notifications': 'Gets notifications',
    'role-player-messages': 'Uses messages',
    'role-player-settings': 'Uses settings',
    'role-player-profile': 'Has a profile of the own',
    'role-player-follows': 'Follows and unfollows',
    'role-player-achievements': 'Has achievements of the own',
    'role-player-posts': 'Posts in the chat of a match after picking on it',
    'role-player-not-picked': 'Does not post before',
  }),
  ...statesOf(6, 'Profile owner', {
    'role-owner-no-follow-button': 'The follow button is hidden',
    'role-owner-removes': 'Can remove followers',
    'role-owner-unfollows': 'Can unfollow from the own list',
    'role-visitor-lists': 'Nobody else can',
  }),
  ...statesOf(6, 'Account', {
    'role-with-password': 'canChangePassword: the form is shown',
    'role-without-password': 'Not canChangePassword: no form',
  }),
  ...statesOf(6, 'Ranks', {
    'rank-tiers': 'Rookie, Challenger, Elite, Master, Legend, Oracle',
    'rank-tags': 'Short tags on narrow screens: RKE, CHL, ELT, MTR, LGD, ORC, ADM',
    'rank-admin': 'ADMIN, with an underlined tag style',
    'rank-unknown': 'An unknown rank, shown as given',
    'rank-default': 'No rank: Rookie',
  }),
  ...statesOf(6, 'Logged out in mid-session', {
    'role-unauthorized-pick': 'A pick on a 401: a notice, and a redirect to login',
    'role-unauthorized-follow': 'A follow on a 401: a notice, and a redirect to login',
    'role-unauthorized-chat': 'A chat message on a 401: a notice, and a redirect to login',
  }),
];
