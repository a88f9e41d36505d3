import { matchPath, type Params } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { AnyQueryOptions } from '../queries/prefetch.ts';
import { type Screen, screens } from './screens.ts';

/** A visit that may follow: the parts of a link's address, and the player who would follow it. */
export type Visit = { params: Params; search: URLSearchParams; userId?: string };

/** Loads what a visit of a screen requests, by the screen's path. Screens without an entry aren't prefetched. */
export const screenQueries: Record<string, () => Promise<(visit: Visit) => AnyQueryOptions[]>> = {
  [paths.leaderboards]: () => import('./LeaderboardsRoute.tsx').then((module) => module.leaderboardsQueries),
  [paths.completed]: () => import('./CompletedRoute.tsx').then((module) => module.completedQueries),
  [`${paths.completed}/:id`]: () => import('./RecapRoute.tsx').then((module) => module.recapQueries),
  [paths.machine]: () => import('./MachineRoute.tsx').then((module) => module.machineQueries),
  '/profile/:id': () => import('./ProfileRoute.tsx').then((module) => module.profileScreenQueries),
  [paths.achievements]: () => import('./AchievementsRoute.tsx').then((module) => module.achievementsQueries),
  [paths.messages]: () => import('./MessagesRoute.tsx').then((module) => module.messagesQueries),
};

/** Returns the screen at a path with the parameters in it, or undefined for home and unknown paths. */
export function screenAt(pathname: string): { screen: Screen; params: Params } | undefined {
  for (const screen of screens) {
    const match = screen.path === '*' ? null : matchPath(screen.path, pathname);
    if (match) return { screen, params: match.params };
  }
  return undefined;
}
