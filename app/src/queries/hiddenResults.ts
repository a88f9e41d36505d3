import * as endpoints from '@machine/contract/endpoints.ts';
import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import type { HiddenResults, HiddenResultsChoice } from '@machine/contract/hiddenResults.ts';
import { EVERYTHING_HIDDEN, NOTHING_HIDDEN } from '@machine/ui/result/hiding.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { readStored, writeStored } from '../services/storage.ts';
import { notificationQueries } from './notification.ts';
import { sessionQueries } from './session.ts';
import { useSingleMutation } from './singleMutation.ts';
import { useWrite } from './write.ts';

const { queryKey: SESSION } = sessionQueries.user();

/**
 * Returns what the viewer hides: nothing that they haven't chosen to hide. Until the server has said who they are, only a
 * device that remembers a choice hides results, so that none flashes up.
 */
export function useHiddenResults(): HiddenResults {
  const { data, isError } = useQuery(sessionQueries.user());
  const user = isError ? undefined : data;
  const hidden = user?.hiddenResults ?? NOTHING_HIDDEN;
  const isHiding = hidden.all || hidden.clubs.length > 0;
  const isKnown = user !== undefined;
  useEffect(() => {
    if (isKnown) writeStored(STORAGE_KEYS.hideResults, isHiding ? 'on' : null);
  }, [isKnown, isHiding]);
  return !isKnown && readStored(STORAGE_KEYS.hideResults) ? EVERYTHING_HIDDEN : hidden;
}

const setHidden = (client: QueryClient, change: (before: HiddenResults) => HiddenResults) =>
  client.setQueryData(
    SESSION,
    (user) => user && { ...user, hiddenResults: change(user.hiddenResults ?? NOTHING_HIDDEN) },
  );

/** Shows the result of a match, or all of those so far (null). Shown at once, whether it could be stored or not. */
export function useShowResult() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (matchId: string | null) => call(endpoints.showResult, { body: { matchId } }),
    onMutate: (matchId) => {
      if (matchId === null) setHidden(client, () => NOTHING_HIDDEN);
    },
    onSuccess: (data) => {
      // Responses may arrive in another order than the requests.
      setHidden(client, ({ shown }) => ({ ...data, shown: [...new Set([...shown, ...data.shown])] }));
      refetchNeutral(client);
    },
    failure: { text: "Couldn't save what you've seen.", isFixed: true },
    onError: (_error, matchId) => matchId === null && void client.invalidateQueries({ queryKey: SESSION }),
  });
}

export function useHideResults() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: HiddenResultsChoice) => call(endpoints.hideResults, { body }),
    onSuccess: (data) => {
      setHidden(client, () => data);
      refetchNeutral(client);
    },
    failure: { text: 'Failed to update the setting. Please try again.', isInline: true, isFixed: true },
    // It may have been stored nevertheless.
    onError: () => void client.invalidateQueries({ queryKey: SESSION }),
  });
}

/** Refetches what the server sends without hidden results. */
function refetchNeutral(client: QueryClient): void {
  for (const { queryKey } of [sessionQueries.user(), notificationQueries.list(), notificationQueries.unreadCount()]) {
    void client.invalidateQueries({ queryKey });
  }
}
