import { type ActiveSession, endpoints } from '@machine/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';
import { useRowMutation } from './rowMutation.ts';

/** Statuses of servers that do not list sessions. */
const UNSUPPORTED = [404, 501];

/** Avoids fetching the list twice in one visit, while the session is checked. */
const FRESH_MS = 1_000;

const isStatus = (error: unknown, statuses: readonly number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

function nullIfUnsupported(error: unknown): null {
  if (isStatus(error, UNSUPPORTED)) return null;
  throw error;
}

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
    mutationFn: async (id) => {
      setFailed(null);
      try {
        await call(endpoints.endSession, { params: { id } });
      } catch (error) {
        // Already ended.
        if (isStatus(error, [404])) return;
        setFailed(id);
        throw error;
      }
    },
    failure: { text: 'Failed to log out that device. Please try again.', isInline: true, isFixed: true },
    onSuccess: (_response, ended) =>
      client.setQueryData(queryKey, (before: ActiveSession[] | null | undefined) =>
        before?.filter(({ id }) => id !== ended),
      ),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return { ending: busyIds, failed, onEnd: onAct };
}
