import { paths } from '@machine/contract';
import { type ComponentType, createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../orReload.ts';
import { withHiddenResults } from '../panels/HidingResults.tsx';
import { TitledScreen } from './TitledScreen.tsx';

export type Screen = { path: string; title: string; load: () => Promise<ComponentType> };

type Row = readonly [path: string, title: string, load: Screen['load']];

const ROWS: readonly Row[] = [
  [paths.signup, 'Sign up', () => import('./SignupRoute.tsx').then((module) => module.SignupRoute)],
  [
    paths.forgotPassword,
    'Forgot password',
    () => import('./ForgotPasswordRoute.tsx').then((module) => module.ForgotPasswordRoute),
  ],
  [
    `${paths.resetPassword}/:token?`,
    'New password',
    () => import('./ResetPasswordRoute.tsx').then((module) => module.ResetPasswordRoute),
  ],
  [paths.howItWorks, 'How it works', () => import('./HowItWorksRoute.tsx').then((module) => module.HowItWorksRoute)],
  [paths.today, 'Today', () => import('./SlateRoute.tsx').then((module) => module.SlateRoute)],
  [
    paths.leaderboards,
    'Leaderboards',
    () => import('./LeaderboardsRoute.tsx').then((module) => module.LeaderboardsRoute),
  ],
  [paths.completed, 'Completed', () => import('./CompletedRoute.tsx').then((module) => module.CompletedRoute)],
  [`${paths.completed}/:id`, 'Match', () => import('./RecapRoute.tsx').then((module) => module.RecapRoute)],
  ['/receipts/:matchId', 'Receipt', () => import('./ReceiptRoute.tsx').then((module) => module.ReceiptRoute)],
  [paths.machine, "The Machine's record", () => import('./MachineRoute.tsx').then((module) => module.MachineRoute)],
  ['/profile/:id', 'Profile', () => import('./ProfileRoute.tsx').then((module) => module.ProfileRoute)],
  [
    paths.achievements,
    'Achievements',
    () => import('./AchievementsRoute.tsx').then((module) => module.AchievementsRoute),
  ],
  [paths.messages, 'Messages', () => import('./MessagesRoute.tsx').then((module) => module.MessagesRoute)],
  [`${paths.messages}/:threadId`, 'Messages', () => import('./ThreadRoute.tsx').then((module) => module.ThreadRoute)],
  ['/match-chat/:matchId', 'Match chat', () => import('./MatchChatRoute.tsx').then((module) => module.MatchChatRoute)],
  [paths.leagues, 'Leagues', () => import('./FriendLeaguesRoute.tsx').then((module) => module.FriendLeaguesRoute)],
  [
    `${paths.leagues}/:leagueId`,
    'League',
    () => import('./FriendLeagueRoute.tsx').then((module) => module.FriendLeagueRoute),
  ],
  ['/join/:code', 'Join a league', () => import('./JoinLeagueRoute.tsx').then((module) => module.JoinLeagueRoute)],
  [paths.settings, 'Settings', () => import('./SettingsRoute.tsx').then((module) => module.SettingsRoute)],
  [paths.moderation, 'Moderation', () => import('./ModerationRoute.tsx').then((module) => module.ModerationRoute)],
  [paths.practice, 'Practice', () => import('./PracticeRoute.tsx').then((module) => module.PracticeRoute)],
  [paths.privacy, 'Privacy', () => import('./PrivacyRoute.tsx').then((module) => module.PrivacyRoute)],
  [paths.terms, 'Terms', () => import('./TermsRoute.tsx').then((module) => module.TermsRoute)],
  ['/s/:id', 'Shared', () => import('./ShareRoute.tsx').then((module) => module.ShareRoute)],
  ['*', 'Page not found', () => import('./NotFoundRoute.tsx').then((module) => module.NotFoundRoute)],
];

/** All screens but home. Each is loaded on demand, as is this table. */
export const screens: readonly Screen[] = ROWS.map(([path, title, load]) => ({ path, title, load }));

const routes = screens.map(({ path, title, load }) => {
  const element = createElement(TitledScreen, { title }, createElement(lazyScreen(load)));
  return createElement(Route, { key: path, path, element });
});

/** Renders the screen at the current path, without the results that the viewer hides. */
export const OtherScreens = withHiddenResults(() => createElement(Routes, null, routes));
