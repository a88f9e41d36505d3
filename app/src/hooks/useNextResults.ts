import { MATCH_LENGTH_MS } from '@machine/contract/constants.ts';
import { gameDayOf, gameDayStart, gameWeekOf, gameWeekStart } from '@machine/contract/gameDay.ts';
import type { LeaderboardQuery } from '@machine/contract/leaderboard.ts';
import type { Slate } from '@machine/contract/slate.ts';
import type { NextResults } from '@machine/ui/leaderboard/LeaderboardScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useHasFeature } from '../queries/game.ts';
import { isSettled, type Period, slateQueries } from '../queries/slate.ts';
import { useNow } from './useNow.ts';

/** Returns the current day of the game; for a week with the day after it, because a day may have no matches. */
export function resultsPeriod(period: LeaderboardQuery['period'], now: Date): Period {
  const day = gameDayOf(now.getTime());
  const nextWeek = gameWeekStart(gameWeekOf(now.getTime()) + 1);
  const to = period === 'weekly' ? Math.min(gameDayStart(day + 2), nextWeek) : gameDayStart(day + 1);
  return { from: new Date(gameDayStart(day)).toISOString(), to: new Date(to).toISOString() };
}

/** Returns when the next match of a slate should end; undefined if none is left, or those that are take longer. */
export function nextResults({ entries }: Slate, now: Date): NextResults | undefined {
  const ends = entries
    .filter((entry) => !isSettled(entry))
    .map(({ match }) => Date.parse(match.startTime) + (MATCH_LENGTH_MS[match.league] ?? Number.NaN))
    .filter((end) => end > now.getTime());
  if (ends.length === 0) return undefined;
  const isFirst = entries.every(({ match }) => match.status !== 'FINAL');
  return { at: new Date(Math.min(...ends)).toISOString(), isFirst };
}

/** Returns when the next results of an empty board come, if they decide it and the server can say so. */
export function useNextResults({ period, board }: LeaderboardQuery, isEmpty: boolean): NextResults | undefined {
  const now = useNow();
  const hasSlate = useHasFeature('SLATE');
  const enabled = hasSlate && isEmpty && period !== 'all' && board !== 'followed';
  const { data } = useQuery({ ...slateQueries.period(resultsPeriod(period, now)), enabled });
  return enabled && data ? nextResults(data, now) : undefined;
}
