import { endpoints, type LeaderboardQuery } from '@machine/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ASKED_ON_VISIT } from './visit.ts';

export const leaderboardQueries = {
  all: ['leaderboards'] as const,

  board: (query: LeaderboardQuery) =>
    queryOptions({
      queryKey: [...leaderboardQueries.all, query] as const,
      queryFn: () => call(endpoints.leaderboard, { query }),
      ...ASKED_ON_VISIT,
    }),
};
