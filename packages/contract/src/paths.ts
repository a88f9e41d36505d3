import { pathPart } from './endpoint.ts';

/** On `/`: the match whose card is shown. */
export const MATCH_PARAM = 'match';

/** On `/`: opens the login dialog. Set by the login endpoint. */
export const LOGIN_PARAM = 'login';

/** Returns what links to a page of one match, player or conversation. */
const below = (path: string) => (id: string) => `${path}/${pathPart(id)}`;

/** Every path of the app. All links are built from this table. */
export const paths = {
  home: '/',
  /** Home with the login dialog open. */
  login: `/?${LOGIN_PARAM}=1`,
  /** Home with the card of a match. */
  prediction: (matchId: string) => `/?${new URLSearchParams({ [MATCH_PARAM]: matchId })}`,
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  howItWorks: '/how-it-works',
  /** Only on servers with the feature SLATE. */
  today: '/today',
  leaderboards: '/leaderboards',
  completed: '/completed',
  recap: below('/completed'),
  /** Only on servers with the feature RECEIPTS. */
  receipt: below('/receipts'),
  profile: below('/profile'),
  /** Only on servers with the feature MACHINE. */
  machine: '/machine',
  achievements: '/achievements',
  share: below('/s'),
  messages: '/messages',
  thread: below('/messages'),
  matchChat: below('/match-chat'),
  /** Only on servers with the feature LEAGUES, as the two below. */
  leagues: '/leagues',
  league: below('/leagues'),
  /** The page of an invite link. */
  join: below('/join'),
  settings: '/settings',
  /** Only for moderators. */
  moderation: '/moderation',
  practice: '/practice',
  privacy: '/privacy',
  terms: '/terms',
  /** A file, which the build of the app writes. */
  licenses: '/licenses.txt',
} as const;

/** Accepts only paths of this origin: no scheme, no host, no ambiguous slashes or whitespace. */
export const isOwnPath = (path: string) => /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(path) && !/^\/+%2f/i.test(path);
