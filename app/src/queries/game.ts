import { endpoints, type Feature, type GameInfo } from '@machine/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const KEY = ['game'] as const;

export const gameQueries = {
  /** Requested once per visit. Servers without this call have a real season and no optional features. */
  info: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: (): Promise<GameInfo | null> => call(endpoints.gameInfo).catch(() => null),
    }),
};

/** Returns what the server says about the game; null until it is known, and for servers that don't say it. */
export const useGameInfo = (): GameInfo | null => useQuery(gameQueries.info()).data ?? null;

/** Whether the server has an optional feature. Its calls may be made only then. */
export const useHasFeature = (feature: Feature): boolean => useGameInfo()?.features.includes(feature) ?? false;
