import { STILL_LOADING_MS } from '@machine/contract';
import { useState } from 'react';
import { useRetryAfter } from '../queries/singleMutation.ts';
import { useHasElapsed } from './useHasElapsed.ts';

/** What a query knows, as far as a screen asks. */
export type Asked<Data> = { data: Data | undefined; isFetching: boolean; errorUpdateCount: number };

type Waiting = { kind: 'loading'; isSlow: boolean } | { kind: 'failed'; onRetry?: () => void };
type Around = {
  isSlow: boolean;
  /** Absent while the server asks to wait (RELIABILITY.md R10). */
  onRetry?: () => void;
  /** A poll that goes on by itself does not turn a failure into a shadow every few seconds. */
  isQuiet?: boolean;
};

/**
 * From what a query knows to what a screen shows. Data that is there stays, whatever a refetch says; without any it is
 * loading or has failed, and `ready` says the rest (RELIABILITY.md I12).
 */
export function screenState<Data, Ready>(
  { data, isFetching, errorUpdateCount }: Asked<Data>,
  { isSlow, onRetry, isQuiet = false }: Around,
  ready: (data: Data) => Ready,
): Ready | Waiting {
  if (data !== undefined) return ready(data);
  const hasFailed = errorUpdateCount > 0 && (!isFetching || isQuiet);
  return hasFailed ? { kind: 'failed', onRetry } : { kind: 'loading', isSlow };
}

type Query<Data> = Asked<Data> & { error: Error | null; refetch: () => Promise<unknown> };

/** The same for a query on screen, with the slow sentence and the way to try again. `isPolled`: it asks by itself. */
export function useScreenState<Data, Ready>(
  query: Query<Data>,
  ready: (data: Data) => Ready,
  { isPolled = false } = {},
): Ready | Waiting {
  const [isRetrying, setIsRetrying] = useState(false);
  const isWaiting = useRetryAfter(query.error);
  const isSlow = useHasElapsed(query.data === undefined && query.isFetching, STILL_LOADING_MS);
  const onRetry = () => {
    setIsRetrying(true);
    void query.refetch().finally(() => setIsRetrying(false));
  };
  return screenState(
    query,
    { isSlow, onRetry: isWaiting ? undefined : onRetry, isQuiet: isPolled && !isRetrying },
    ready,
  );
}
