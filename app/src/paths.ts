import { pathPart } from '@machine/contract';

/** On `/`: the login dialog is open, because the login endpoint sent us here. */
export const LOGIN_PARAM = 'login';

/** Every address of the product (SPEC.md §2). An href is made here and nowhere else. */
export const paths = {
  home: '/',
  /** Home, with the login dialog open. */
  login: `/?${LOGIN_PARAM}=1`,
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  leaderboards: '/leaderboards',
  completed: '/completed',
  recap: (matchId: string) => `/completed/${pathPart(matchId)}`,
  profile: (userId: string) => `/profile/${pathPart(userId)}`,
  achievements: '/achievements',
  messages: '/messages',
  thread: (threadId: string) => `/messages/${pathPart(threadId)}`,
  matchChat: (matchId: string) => `/match-chat/${pathPart(matchId)}`,
  settings: '/settings',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** On `/`: the card of this match. */
export const MATCH_PARAM = 'match';

/** A path of this origin and nothing else: no scheme, no host, no trick with slashes or blanks (RELIABILITY.md S8). */
export const isOwnPath = (path: string) => /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(path) && !/^\/+%2f/i.test(path);
