import * as endpoints from '@machine/contract/endpoints.ts';
import type { Feature, GameInfo } from '@machine/contract/game.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isUnauthorized, nullOn404 } from '../api/error.ts';

export const gameQueries = {
  /** Requested once per visit. Null for servers without this call, which have a real season and no optional features. */
  info: () =>
    queryOptions({
      queryKey: ['game'] as const,
      queryFn: (): Promise<GameInfo | null> => call(endpoints.gameInfo).catch(nullIfMissing),
      retryOnMount: false,
      refetchOnMount: true,
    }),
};

/** It needs no session, so a 401 says nothing about the player's. */
const nullIfMissing = (error: unknown): null => (isUnauthorized(error) ? null : nullOn404(error));

/** Returns what the server says about the game; null until it is known, and for servers that don't say it. */
export const useGameInfo = (): GameInfo | null => useQuery(gameQueries.info()).data ?? null;

/** Returns whether the server has an optional feature. Its calls may be made only then. */
export const useHasFeature = (feature: Feature): boolean => useGameInfo()?.features.includes(feature) ?? false;
