import * as endpoints from '@machine/contract/endpoints.ts';
import { BOARDS, type LeaderboardQuery, PERIODS, SCOPES } from '@machine/contract/leaderboard.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const leaderboardQueries = {
  all: ['leaderboards'] as const,

  board: (query: LeaderboardQuery) =>
    queryOptions({
      queryKey: [...leaderboardQueries.all, query] as const,
      queryFn: () => call(endpoints.leaderboard, { query }),
    }),
};

const oneOf = <T extends string>(known: readonly T[], value: string | null) =>
  known.find((candidate) => candidate === value);

/** Reads the board from the URL; missing or invalid values take the default. */
export function selectedBoard(search: URLSearchParams): LeaderboardQuery {
  const scope = oneOf(SCOPES, search.get('scope'));
  return {
    period: oneOf(PERIODS, search.get('period')) ?? 'all',
    board: oneOf(BOARDS, search.get('board')) ?? 'stars',
    ...(scope && { scope }),
  };
}
