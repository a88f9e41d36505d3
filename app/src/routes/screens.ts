import { paths } from '@machine/contract';
import { type ComponentType, createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../orReload.ts';
import { withHiddenResults } from '../panels/HidingResults.tsx';
import { TitledScreen } from './TitledScreen.tsx';

export type Screen = {
  path: string;
  title: string;
  load: () => Promise<ComponentType>;
};

/** All screens but home. Each is loaded on demand, as is this table. */
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
    path: paths.today,
    title: 'Today',
    load: () => import('./SlateRoute.tsx').then((module) => module.SlateRoute),
  },
  {
    path: paths.leaderboards,
    title: 'Leaderboards',
    load: () => import('./LeaderboardsRoute.tsx').then((module) => module.LeaderboardsRoute),
  },
  {
    path: paths.completed,
    title: 'Completed',
    load: () => import('./CompletedRoute.tsx').then((module) => module.CompletedRoute),
  },
  {
    path: `${paths.completed}/:id`,
    title: 'Match',
    load: () => import('./RecapRoute.tsx').then((module) => module.RecapRoute),
  },
  {
    path: '/receipts/:matchId',
    title: 'Receipt',
    load: () => import('./ReceiptRoute.tsx').then((module) => module.ReceiptRoute),
  },
  {
    path: paths.machine,
    title: "The Machine's record",
    load: () => import('./MachineRoute.tsx').then((module) => module.MachineRoute),
  },
  {
    path: '/profile/:id',
    title: 'Profile',
    load: () => import('./ProfileRoute.tsx').then((module) => module.ProfileRoute),
  },
  {
    path: paths.achievements,
    title: 'Achievements',
    load: () => import('./AchievementsRoute.tsx').then((module) => module.AchievementsRoute),
  },
  {
    path: paths.messages,
    title: 'Messages',
    load: () => import('./MessagesRoute.tsx').then((module) => module.MessagesRoute),
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
    path: paths.leagues,
    title: 'Leagues',
    load: () => import('./FriendLeaguesRoute.tsx').then((module) => module.FriendLeaguesRoute),
  },
  {
    path: `${paths.leagues}/:leagueId`,
    title: 'League',
    load: () => import('./FriendLeagueRoute.tsx').then((module) => module.FriendLeagueRoute),
  },
  {
    path: '/join/:code',
    title: 'Join a league',
    load: () => import('./JoinLeagueRoute.tsx').then((module) => module.JoinLeagueRoute),
  },
  {
    path: paths.settings,
    title: 'Settings',
    load: () => import('./SettingsRoute.tsx').then((module) => module.SettingsRoute),
  },
  {
    path: paths.moderation,
    title: 'Moderation',
    load: () => import('./ModerationRoute.tsx').then((module) => module.ModerationRoute),
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
    path: '/s/:id',
    title: 'Shared',
    load: () => import('./ShareRoute.tsx').then((module) => module.ShareRoute),
  },
  {
    path: '*',
    title: 'Page not found',
    load: () => import('./NotFoundRoute.tsx').then((module) => module.NotFoundRoute),
  },
];

const routes = screens.map(({ path, title, load }) => {
  const element = createElement(TitledScreen, { title }, createElement(lazyScreen(load)));
  return createElement(Route, { key: path, path, element });
});

/** Renders the screen at the current path, without the results that the viewer hides. */
export const OtherScreens = withHiddenResults(() => createElement(Routes, null, routes));
