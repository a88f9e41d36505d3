import { ApiError } from '../api/error.ts';
import { useState } from 'react';

type Polled<Data> = { state: { error: Error | null; data: Data | undefined } };

const waitMs = (error: Error | null) => (error instanceof ApiError ? error.retryAfterMs : 0);

/**
 * A question that is asked again every `everyMs` while the page is seen, and at once when it comes back into view
 * (SPEC.md §9, RELIABILITY.md R12); not sooner than a server that is busy asks for (R10), and no more once the answer
 * says that nothing will change (RULES.md).
 */
export const polled = <Data = unknown>(everyMs: number, isOver: (data: Data) => boolean = () => false) => ({
  refetchInterval: ({ state }: Polled<Data>) =>
    state.data !== undefined && isOver(state.data) ? (false as const) : Math.max(everyMs, waitMs(state.error)),
  refetchOnWindowFocus: 'always' as const,
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
