import type { Query } from '@tanstack/react-query';
import { useState } from 'react';
import { retryAfterMs } from './retryAfter.ts';

type QueryState = { state: { error: Error | null; data: unknown } };

type ErrorState = { state: { error: Error | null; errorUpdatedAt: number } };

/** Returns whether the server has rate-limited the query and the wait is not over. */
export const isRateLimited = ({ state: { error, errorUpdatedAt } }: ErrorState) =>
  Date.now() < errorUpdatedAt + retryAfterMs(error);

export const isPolled = ({ observers }: Query) => observers.some(({ options }) => options.refetchInterval);

/**
 * Query options that poll every `everyMs` while the page is visible, and refetch when it becomes visible again. Respects
 * Retry-After and stops once `isOver` returns true for the data.
 */
export const pollOptions = <Data = unknown>(everyMs: number, isOver: (data: Data) => boolean = () => false) => ({
  refetchInterval: ({ state }: QueryState) =>
    state.data !== undefined && isOver(state.data as Data)
      ? (false as const)
      : Math.max(everyMs, retryAfterMs(state.error)),
  refetchOnWindowFocus: (query: ErrorState) => !isRateLimited(query) && ('always' as const),
});

/** Consecutive failures after which the screen shows that its data is stale. */
const FAILURES_UNTIL_PAUSED = 3;

type PollState = { dataUpdatedAt: number; errorUpdateCount: number };

/** Returns whether a poll that had data has failed three times in a row. */
export function usePaused({ dataUpdatedAt, errorUpdateCount }: PollState): boolean {
  const [lastSuccess, setLastSuccess] = useState({ dataUpdatedAt, errorUpdateCount });
  if (lastSuccess.dataUpdatedAt !== dataUpdatedAt) setLastSuccess({ dataUpdatedAt, errorUpdateCount });
  return dataUpdatedAt > 0 && errorUpdateCount - lastSuccess.errorUpdateCount >= FAILURES_UNTIL_PAUSED;
}
