import { PRODUCT_NAME } from '@machine/contract';
import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { AnyQueryOptions } from '../queries/prefetch.ts';

/** A visit that may follow: the parts of a link's address, and the player who would follow it. */
export type Visit = { params: Params; search: URLSearchParams; userId?: string };

type Screen = {
  path: string;
  title: string;
  load: () => Promise<ComponentType>;
  /** Loads what the visit will request, for prefetching. */
  queries?: () => Promise<(visit: Visit) => AnyQueryOptions[]>;
};

/** Part of the initial bundle. */
export const HOME = { path: paths.home, title: 'The Machine' };

export const pageTitle = (title: string): string => `${title} – ${PRODUCT_NAME}`;

/** Screens loaded on demand. Home is part of the initial bundle. */
export const screens: Screen[] = [
  {
    path: paths.signup,
    title: 'Sign up',
    load: () => import('./SignupRoute.tsx').then((module) => module.SignupRoute),
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot password',
    load: () => import('./ForgotPasswordRoute.tsx').then((module) => module.ForgotPasswordRoute),
  },
  {
    path: `${paths.resetPassword}/:token?`,
    title: 'New password',
    load: () => import('./ResetPasswordRoute.tsx').then((module) => module.ResetPasswordRoute),
  },
  {
    path: paths.howItWorks,
    title: 'How it works',
    load: () => import('./HowItWorksRoute.tsx').then((module) => module.HowItWorksRoute),
  },
  {
    path: paths.leaderboards,
    title: 'Leaderboards',
    load: () => import('./LeaderboardsRoute.tsx').then((module) => module.LeaderboardsRoute),
    queries: () => import('./LeaderboardsRoute.tsx').then((module) => module.leaderboardsQueries),
  },
  {
    path: paths.completed,
    title: 'Completed',
    load: () => import('./CompletedRoute.tsx').then((module) => module.CompletedRoute),
    queries: () => import('./CompletedRoute.tsx').then((module) => module.completedQueries),
  },
  {
    path: `${paths.completed}/:id`,
    title: 'Match',
    load: () => import('./RecapRoute.tsx').then((module) => module.RecapRoute),
    queries: () => import('./RecapRoute.tsx').then((module) => module.recapQueries),
  },
  {
    path: paths.machine,
    title: "The Machine's record",
    load: () => import('./MachineRoute.tsx').then((module) => module.MachineRoute),
    queries: () => import('./MachineRoute.tsx').then((module) => module.machineQueries),
  },
  {
    path: '/profile/:id',
    title: 'Profile',
    load: () => import('./ProfileRoute.tsx').then((module) => module.ProfileRoute),
    queries: () => import('./ProfileRoute.tsx').then((module) => module.profileScreenQueries),
  },
  {
    path: paths.achievements,
    title: 'Achievements',
    load: () => import('./AchievementsRoute.tsx').then((module) => module.AchievementsRoute),
    queries: () => import('./AchievementsRoute.tsx').then((module) => module.achievementsQueries),
  },
  {
    path: paths.messages,
    title: 'Messages',
    load: () => import('./MessagesRoute.tsx').then((module) => module.MessagesRoute),
    queries: () => import('./MessagesRoute.tsx').then((module) => module.messagesQueries),
  },
  {
    path: `${paths.messages}/:threadId`,
    title: 'Messages',
    load: () => import('./ThreadRoute.tsx').then((module) => module.ThreadRoute),
  },
  {
    path: '/match-chat/:matchId',
    title: 'Match chat',
    load: () => import('./MatchChatRoute.tsx').then((module) => module.MatchChatRoute),
  },
  {
    path: paths.settings,
    title: 'Settings',
    load: () => import('./SettingsRoute.tsx').then((module) => module.SettingsRoute),
  },
  {
    path: paths.practice,
    title: 'Practice',
    load: () => import('./PracticeRoute.tsx').then((module) => module.PracticeRoute),
  },
  {
    path: paths.privacy,
    title: 'Privacy',
    load: () => import('./PrivacyRoute.tsx').then((module) => module.PrivacyRoute),
  },
  { path: paths.terms, title: 'Terms', load: () => import('./TermsRoute.tsx').then((module) => module.TermsRoute) },
  {
    path: '*',
    title: 'Page not found',
    load: () => import('./NotFoundRoute.tsx').then((module) => module.NotFoundRoute),
  },
];

/** Returns the screen at a path with the parameters in it, or undefined for home and unknown paths. */
export function screenAt(pathname: string): { screen: Screen; params: Params } | undefined {
  for (const screen of screens) {
    const match = screen.path === '*' ? null : matchPath(screen.path, pathname);
    if (match) return { screen, params: match.params };
  }
  return undefined;
}
