import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

type Screen = { path: string; title: string; load: () => Promise<ComponentType> };

/** The screens that come when they are wanted. Home is in the first load. */
export const screens: Screen[] = [
  { path: paths.signup, title: 'Sign up', load: () => import('./SignupRoute.tsx').then((it) => it.SignupRoute) },
  {
    path: paths.forgotPassword,
    title: 'Forgot password',
    load: () => import('./ForgotPasswordRoute.tsx').then((it) => it.ForgotPasswordRoute),
  },
  {
    path: `${paths.resetPassword}/:token?`,
    title: 'New password',
    load: () => import('./ResetPasswordRoute.tsx').then((it) => it.ResetPasswordRoute),
  },
  {
    path: paths.leaderboards,
    title: 'Leaderboards',
    load: () => import('./LeaderboardsRoute.tsx').then((it) => it.LeaderboardsRoute),
  },
  {
    path: paths.completed,
    title: 'Completed',
    load: () => import('./CompletedRoute.tsx').then((it) => it.CompletedRoute),
  },
  {
    path: `${paths.completed}/:id`,
    title: 'Match',
    load: () => import('./RecapRoute.tsx').then((it) => it.RecapRoute),
  },
  { path: '/profile/:id', title: 'Profile', load: () => import('./ProfileRoute.tsx').then((it) => it.ProfileRoute) },
  {
    path: paths.achievements,
    title: 'Achievements',
    load: () => import('./AchievementsRoute.tsx').then((it) => it.AchievementsRoute),
  },
  { path: paths.messages, title: 'Messages', load: () => import('./MessagesRoute.tsx').then((it) => it.MessagesRoute) },
  {
    path: `${paths.messages}/:threadId`,
    title: 'Messages',
    load: () => import('./ThreadRoute.tsx').then((it) => it.ThreadRoute),
  },
  {
    path: '/match-chat/:matchId',
    title: 'Match chat',
    load: () => import('./MatchChatRoute.tsx').then((it) => it.MatchChatRoute),
  },
  { path: paths.settings, title: 'Settings', load: () => import('./SettingsRoute.tsx').then((it) => it.SettingsRoute) },
  { path: paths.privacy, title: 'Privacy', load: () => import('./PrivacyRoute.tsx').then((it) => it.PrivacyRoute) },
  { path: paths.terms, title: 'Terms', load: () => import('./TermsRoute.tsx').then((it) => it.TermsRoute) },
  { path: '*', title: 'Page not found', load: () => import('./NotFoundRoute.tsx').then((it) => it.NotFoundRoute) },
];

/** Fetches the screen behind a link that somebody is about to follow. */
export function prefetchScreen({ target }: Event): void {
  const link = target instanceof Element && target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  const screen = screens.find(({ path }) => path !== '*' && matchPath(path, link.pathname));
  // A failure is told when the link is followed.
  void screen?.load().catch(() => {});
}
