import { paths } from '@machine/contract/paths.ts';
import { type ComponentType, createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../orReload.ts';
import { withHiddenResults } from '../panels/HidingResults.tsx';
import { TitledScreen } from './TitledScreen.tsx';

export type Screen = { path: string; title: string; load: () => Promise<{ default: ComponentType }> };

/** All screens but home. Each is loaded on demand, as is this table. */
export const screens: readonly Screen[] = [
  { path: paths.signup, title: 'Sign up', load: () => import('./SignupRoute.tsx') },
  { path: paths.forgotPassword, title: 'Forgot password', load: () => import('./ForgotPasswordRoute.tsx') },
  { path: `${paths.resetPassword}/:token?`, title: 'New password', load: () => import('./ResetPasswordRoute.tsx') },
  { path: paths.howItWorks, title: 'How it works', load: () => import('./HowItWorksRoute.tsx') },
  { path: paths.today, title: 'Today', load: () => import('./SlateRoute.tsx') },
  { path: paths.leaderboards, title: 'Leaderboards', load: () => import('./LeaderboardsRoute.tsx') },
  { path: paths.completed, title: 'Completed', load: () => import('./CompletedRoute.tsx') },
  { path: `${paths.completed}/:id`, title: 'Match', load: () => import('./RecapRoute.tsx') },
  { path: '/receipts/:matchId', title: 'Receipt', load: () => import('./ReceiptRoute.tsx') },
  { path: paths.machine, title: "The Machine's record", load: () => import('./MachineRoute.tsx') },
  { path: '/profile/:id', title: 'Profile', load: () => import('./ProfileRoute.tsx') },
  { path: paths.achievements, title: 'Achievements', load: () => import('./AchievementsRoute.tsx') },
  { path: paths.messages, title: 'Messages', load: () => import('./MessagesRoute.tsx') },
  { path: `${paths.messages}/:threadId`, title: 'Messages', load: () => import('./ThreadRoute.tsx') },
  { path: '/match-chat/:matchId', title: 'Match chat', load: () => import('./MatchChatRoute.tsx') },
  { path: paths.leagues, title: 'Leagues', load: () => import('./FriendLeaguesRoute.tsx') },
  { path: `${paths.leagues}/:leagueId`, title: 'League', load: () => import('./FriendLeagueRoute.tsx') },
  { path: '/join/:code', title: 'Join a league', load: () => import('./JoinLeagueRoute.tsx') },
  { path: paths.settings, title: 'Settings', load: () => import('./SettingsRoute.tsx') },
  { path: paths.moderation, title: 'Moderation', load: () => import('./ModerationRoute.tsx') },
  { path: paths.practice, title: 'Practice', load: () => import('./PracticeRoute.tsx') },
  { path: paths.privacy, title: 'Privacy', load: () => import('./PrivacyRoute.tsx') },
  { path: paths.terms, title: 'Terms', load: () => import('./TermsRoute.tsx') },
  { path: '/s/:id', title: 'Shared', load: () => import('./ShareRoute.tsx') },
  { path: '*', title: 'Page not found', load: () => import('./NotFoundRoute.tsx') },
];

const routes = screens.map(({ path, title, load }) => {
  const element = createElement(TitledScreen, { title }, createElement(lazyScreen(load)));
  return createElement(Route, { key: path, path, element });
});

/** Renders the screen at the current path, without the results that the viewer hides. */
export const OtherScreens = withHiddenResults(() => createElement(Routes, null, routes));
