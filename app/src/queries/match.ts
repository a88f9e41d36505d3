import * as endpoints from '@machine/contract/endpoints.ts';
import { POLL_MS } from '@machine/contract/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { pollOptions } from './polling.ts';

/** Returns whether the score may still change. */
export const isMoving = (status: string | undefined) => status === 'LIVE' || status === 'PROVISIONAL';

export const matchQueries = {
  all: ['matches'] as const,
  recaps: ['recaps'] as const,

  completed: () =>
    queryOptions({
      queryKey: ['completed'] as const,
      queryFn: () => call(endpoints.completedLive),
      ...pollOptions(POLL_MS.completedLive),
    }),

  machineStats: () =>
    queryOptions({
      queryKey: ['machine', 'stats'] as const,
      queryFn: () => call(endpoints.machineStats),
      ...pollOptions(POLL_MS.machineStats),
    }),

  recap: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.recaps, matchId] as const,
      queryFn: () => call(endpoints.recap, { params: { id: matchId } }),
    }),

  /** The score and status of a match. */
  detail: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all, matchId] as const,
      queryFn: () => call(endpoints.match, { params: { id: matchId } }),
      ...pollOptions(POLL_MS.match),
    }),

  plays: (matchId: string, { isPolled = false } = {}) =>
    queryOptions({
      queryKey: [...matchQueries.all, matchId, 'plays'] as const,
      queryFn: () => call(endpoints.playByPlay, { params: { id: matchId } }),
      ...(isPolled ? pollOptions(POLL_MS.playByPlay) : {}),
    }),
};
