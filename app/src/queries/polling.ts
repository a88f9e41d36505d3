import type { Query } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/error.ts';

type Polled = { state: { error: Error | null; data: unknown } };

const waitMs = (error: Error | null) => (error instanceof ApiError ? error.retryAfterMs : 0);

type Refused = { state: { error: Error | null; errorUpdatedAt: number } };

/** Whether the server, busy, has asked to wait, and the wait is not over (RELIABILITY.md R10). */
export const isRateLimited = ({ state: { error, errorUpdatedAt } }: Refused) =>
  Date.now() < errorUpdatedAt + waitMs(error);

/** Whether a question on screen is asked again by itself. */
export const isPolled = ({ observers }: Query) => observers.some(({ options }) => options.refetchInterval);

/**
 * A question that is asked again every `everyMs` while the page is seen, and at once when it comes back into view
 * (SPEC.md §9, RELIABILITY.md R12); not sooner than a server that is busy asks for (R10), and no more once the answer
 * says that nothing will change (RULES.md).
 */
export const pollOptions = <Data = unknown>(everyMs: number, isOver: (data: Data) => boolean = () => false) => ({
  refetchInterval: ({ state }: Polled) =>
    state.data !== undefined && isOver(state.data as Data) ? (false as const) : Math.max(everyMs, waitMs(state.error)),
  refetchOnWindowFocus: (query: Refused) => (isRateLimited(query) ? false : ('always' as const)),
});

/** So many failures in a row, and the screen says that it is no longer fresh (RELIABILITY.md K). */
const PATIENCE = 3;

type Answer = { dataUpdatedAt: number; errorUpdateCount: number };

/** Whether a poll that once had data has failed three times in a row. */
export function usePaused({ dataUpdatedAt, errorUpdateCount }: Answer): boolean {
  const [good, setGood] = useState({ dataUpdatedAt, errorUpdateCount });
  if (good.dataUpdatedAt !== dataUpdatedAt) setGood({ dataUpdatedAt, errorUpdateCount });
  return dataUpdatedAt > 0 && errorUpdateCount - good.errorUpdateCount >= PATIENCE;
}
