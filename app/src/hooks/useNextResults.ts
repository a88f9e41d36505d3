import {
  COUNTDOWN_REFRESH_MS,
  GAME_DAY_START_HOUR_UTC,
  type LeaderboardQuery,
  MATCH_LENGTH_MS,
  type Slate,
} from '@machine/contract';
import type { NextResults } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useHasFeature } from '../queries/game.ts';
import { isSettled, type Period, slateQueries } from '../queries/slate.ts';
import { nextGameWeek } from '../services/gameWeek.ts';
import { useNow } from './useNow.ts';

const DAY_MS = 86_400_000;

/** Returns the current day of the game; for a week with the day after it, because a day may have no matches. */
export function resultsPeriod(period: LeaderboardQuery['period'], now: Date): Period {
  const offset = GAME_DAY_START_HOUR_UTC * 3_600_000;
  const from = Math.floor((now.getTime() - offset) / DAY_MS) * DAY_MS + offset;
  const to = period === 'weekly' ? Math.min(from + 2 * DAY_MS, Date.parse(nextGameWeek(now))) : from + DAY_MS;
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
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
  const now = useNow(COUNTDOWN_REFRESH_MS);
  const hasSlate = useHasFeature('SLATE');
  const enabled = hasSlate && isEmpty && period !== 'all' && board !== 'followed';
  const { data } = useQuery({ ...slateQueries.period(resultsPeriod(period, now)), enabled });
  return enabled && data ? nextResults(data, now) : undefined;
}
