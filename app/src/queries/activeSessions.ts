import * as endpoints from '@machine/contract/endpoints.ts';
import type { ActiveSession } from '@machine/contract/activeSession.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ApiError, nullOn404 } from '../api/error.ts';
import { useRowMutation } from './rowMutation.ts';

/** Avoids fetching the list twice in one visit, while the session is checked. */
const FRESH_MS = 1_000;

const nullIfUnsupported = (error: unknown): null =>
  error instanceof ApiError && error.status === 501 ? null : nullOn404(error);

export const activeSessionQueries = {
  /** Null when the server doesn't list sessions. */
  list: () =>
    queryOptions({
      queryKey: ['active-sessions'] as const,
      queryFn: (): Promise<ActiveSession[] | null> => call(endpoints.activeSessions).catch(nullIfUnsupported),
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),
};

/** Ends sessions one by one; `failed` is the last one that could not be ended. */
export function useEndSession() {
  const client = useQueryClient();
  const [failed, setFailed] = useState<string | null>(null);
  const { queryKey } = activeSessionQueries.list();
  const { busyIds, onAct } = useRowMutation({
    // It may have ended already.
    mutationFn: (id) => call(endpoints.endSession, { params: { id } }).catch(nullOn404),
    onMutate: () => setFailed(null),
    onError: (_error, id) => setFailed(id),
    failure: { text: 'Failed to log out that device. Please try again.', isInline: true, isFixed: true },
    onSuccess: (_response, ended) =>
      client.setQueryData(queryKey, (before: ActiveSession[] | null | undefined) =>
        before?.filter(({ id }) => id !== ended),
      ),
    refetches: [queryKey],
  });
  return { ending: busyIds, failed, onEnd: onAct };
}
