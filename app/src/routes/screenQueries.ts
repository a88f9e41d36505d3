import type { GameInfo } from '@machine/contract/game.ts';
import { paths } from '@machine/contract/paths.ts';
import { matchPath, type Params } from 'react-router-dom';
import { achievementQueries } from '../queries/achievement.ts';
import { leaderboardQueries, selectedBoard } from '../queries/leaderboard.ts';
import { matchQueries } from '../queries/match.ts';
import { messageQueries } from '../queries/message.ts';
import type { AnyQueryOptions } from '../queries/prefetch.ts';
import { profileQueries } from '../queries/profile.ts';
import { dayPeriod, slateQueries } from '../queries/slate.ts';
import { gameNow } from '../services/clock.ts';
import { type Screen, screens } from './screens.ts';

/** A visit that may follow: the parts of a link's address, the player who would follow it, and what the server has. */
export type Visit = { params: Params; search: URLSearchParams; userId?: string; features: GameInfo['features'] };

/** Queries of a visit to a screen, by the screen's path. Screens without an entry aren't prefetched. */
export const screenQueries: Record<string, (visit: Visit) => AnyQueryOptions[]> = {
  [paths.today]: ({ features }) => (features.includes('SLATE') ? [slateQueries.period(dayPeriod(gameNow(), 0))] : []),
  [paths.leaderboards]: ({ search }) => (search.has('scope') ? [] : [leaderboardQueries.board(selectedBoard(search))]),
  [paths.completed]: () => [matchQueries.completed(), matchQueries.machineStats()],
  [`${paths.completed}/:id`]: ({ params }) => [matchQueries.recap(params.id ?? '')],
  [paths.machine]: () => [matchQueries.machineStats()],
  '/profile/:id': ({ params }) => [profileQueries.summary(params.id ?? '')],
  [paths.achievements]: () => [achievementQueries.list()],
  [paths.messages]: ({ userId }) => (userId === undefined ? [] : [messageQueries.threads()]),
};

/** Returns the screen at a path with the parameters in it, or undefined for home and unknown paths. */
export function screenAt(pathname: string): { screen: Screen; params: Params } | undefined {
  for (const screen of screens) {
    const match = screen.path === '*' ? null : matchPath(screen.path, pathname);
    if (match) return { screen, params: match.params };
  }
  return undefined;
}
