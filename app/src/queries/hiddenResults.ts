import { endpoints, type GameInfo, type HiddenResults, type HiddenResultsChoice } from '@machine/contract';
import { EVERYTHING_HIDDEN, NOTHING_HIDDEN } from '@machine/ui';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { clearHidingFlag, readHidingFlag, writeHidingFlag } from '../services/hidingFlag.ts';
import { useGameInfo } from './game.ts';
import { notificationQueries } from './notification.ts';
import { type Session, sessionQueries, useSession } from './session.ts';
import { useSingleMutation, useWrite } from './singleMutation.ts';

const KEY = ['hidden-results'] as const;

/** Only for players, and only if the server has the feature. */
export const hiddenResultsQuery = (isAvailable: boolean) =>
  queryOptions({ queryKey: KEY, queryFn: () => call(endpoints.hiddenResults), enabled: isAvailable });

type Known = {
  session: Session;
  /** Null while it is loading, and for servers that don't say. */
  game: GameInfo | null;
  /** What the server says. */
  data: HiddenResults | undefined;
  /** What the device remembers. */
  flag: boolean | null;
};

/**
 * Returns what is hidden. Until the server has said so, that is what the device remembers: a result must not flash up.
 * Of a player about whom it remembers nothing, everything.
 */
function hidingOf({ session, game, data, flag }: Known): HiddenResults {
  if (session.kind === 'anonymous') return NOTHING_HIDDEN;
  if (data) return data;
  if (game && !game.features.includes('SPOILERS')) return NOTHING_HIDDEN;
  const isHidden = flag ?? (session.kind === 'player' && game !== null);
  return isHidden ? EVERYTHING_HIDDEN : NOTHING_HIDDEN;
}

/** Returns what the viewer hides. */
export function useHiddenResults(): HiddenResults {
  const session = useSession();
  const game = useGameInfo();
  const { kind } = session;
  const isAvailable = kind === 'player' && game?.features.includes('SPOILERS') === true;
  const { data } = useQuery(hiddenResultsQuery(isAvailable));
  useEffect(() => {
    // Also of a session that has ended by itself.
    if (kind === 'anonymous') clearHidingFlag();
    else if (kind === 'player' && data) writeHidingFlag(data.all || data.clubs.length > 0);
  }, [kind, data]);
  return hidingOf({ session, game, data, flag: readHidingFlag() });
}

/** Shows the result of a match, or all of those so far (null). Shown at once, whether it could be stored or not. */
export function useShowResult() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (matchId: string | null) => call(endpoints.showResult, { body: { matchId } }),
    onMutate: (matchId) => {
      if (matchId === null) client.setQueryData(KEY, NOTHING_HIDDEN);
    },
    onSuccess: (data) => {
      // Responses may arrive in another order than the requests.
      client.setQueryData<HiddenResults>(KEY, (before) => ({
        ...data,
        shown: [...new Set([...(before?.shown ?? []), ...data.shown])],
      }));
      refetchNeutral(client);
    },
    failure: { text: "Couldn't save what you've seen.", isFixed: true },
    onError: (_error, matchId) => matchId === null && void client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Stores whose results are hidden. */
export function useHideResults() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: HiddenResultsChoice) => call(endpoints.hideResults, { body }),
    onSuccess: (data) => {
      client.setQueryData(KEY, data);
      refetchNeutral(client);
    },
    failure: { text: 'Failed to update the setting. Please try again.', isInline: true, isFixed: true },
    // It may have been stored nevertheless.
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Refetches what the server sends without hidden results. */
function refetchNeutral(client: QueryClient): void {
  for (const { queryKey } of [sessionQueries.user(), notificationQueries.list(), notificationQueries.unreadCount()]) {
    void client.invalidateQueries({ queryKey });
  }
}
