import { endpoints, type MatchDetail, POLL_MS } from '@machine/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { polled } from './polling.ts';
import { ASKED_ON_VISIT } from './visit.ts';

/** While the score of a match may still move (RULES.md: no polling of a match that is FINAL). */
export const isMoving = (status: string | undefined) => status === 'LIVE' || status === 'PROVISIONAL';

const isOver = (match: MatchDetail) => match.status === 'FINAL';

export const matchQueries = {
  all: ['matches'] as const,
  recaps: ['recaps'] as const,

  completed: () =>
    queryOptions({
      queryKey: ['completed'] as const,
      queryFn: () => call(endpoints.completedLive),
      ...ASKED_ON_VISIT,
      ...polled(POLL_MS.completedLive),
    }),

  machineStats: () =>
    queryOptions({
      queryKey: ['machine', 'stats'] as const,
      queryFn: () => call(endpoints.machineStats),
      ...ASKED_ON_VISIT,
      ...polled(POLL_MS.machineStats),
    }),

  recap: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.recaps, matchId] as const,
      queryFn: () => call(endpoints.recap, { params: { id: matchId } }),
      ...ASKED_ON_VISIT,
    }),

  /** How a match stands; asked again and again while it moves. */
  detail: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all, matchId] as const,
      queryFn: () => call(endpoints.match, { params: { id: matchId } }),
      ...ASKED_ON_VISIT,
      ...polled<MatchDetail>(POLL_MS.match, isOver),
    }),

  plays: (matchId: string, isLive: boolean) =>
    queryOptions({
      queryKey: [...matchQueries.all, matchId, 'plays'] as const,
      queryFn: () => call(endpoints.playByPlay, { params: { id: matchId } }),
      ...(isLive ? polled(POLL_MS.playByPlay) : {}),
    }),
};
