import { endpoints, type LeaderboardQuery } from '@machine/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { REFETCH_ON_MOUNT } from './client.ts';

export const leaderboardQueries = {
  all: ['leaderboards'] as const,

  board: (query: LeaderboardQuery) =>
    queryOptions({
      queryKey: [...leaderboardQueries.all, query] as const,
      queryFn: () => call(endpoints.leaderboard, { query }),
      ...REFETCH_ON_MOUNT,
    }),
};
