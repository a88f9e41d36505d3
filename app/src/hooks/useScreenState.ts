import { STILL_LOADING_MS } from '@machine/contract/constants.ts';
import type { Unloaded } from '@machine/ui/primitives/feedback/Loaded.tsx';
import { useState } from 'react';
import { useRetryAfter } from '../queries/retryAfter.ts';
import { useHasElapsed } from './useHasElapsed.ts';

/** The parts of a query result that a screen needs. */
export type QuerySnapshot<Data> = { data: Data | undefined; isFetching: boolean; errorUpdateCount: number };

type ScreenStateOptions = {
  isSlow: boolean;
  /** Absent while the server rate-limits the request. */
  onRetry?: () => void;
  /** Keeps showing a failure while a poll retries, instead of flickering back to loading. */
  isQuiet?: boolean;
};

/** Maps a query to the state of a screen. Existing data stays visible when a refetch fails. */
export function screenState<Data, Ready>(
  { data, isFetching, errorUpdateCount }: QuerySnapshot<Data>,
  { isSlow, onRetry, isQuiet = false }: ScreenStateOptions,
  ready: (data: Data) => Ready,
): Ready | Unloaded {
  if (data !== undefined) return ready(data);
  const hasFailed = errorUpdateCount > 0 && (!isFetching || isQuiet);
  return hasFailed ? { kind: 'failed', onRetry } : { kind: 'loading', isSlow };
}

type Query<Data> = QuerySnapshot<Data> & { error: Error | null; refetch: () => Promise<unknown> };

/** Like `screenState`, with slow-loading detection and a retry callback. `isPolled`: the query refetches by itself. */
export function useScreenState<Data, Ready>(
  query: Query<Data>,
  ready: (data: Data) => Ready,
  { isPolled = false } = {},
): Ready | Unloaded {
  const [isRetrying, setIsRetrying] = useState(false);
  const isRateLimited = useRetryAfter(query.error);
  const isSlow = useHasElapsed(query.data === undefined && query.isFetching, STILL_LOADING_MS);
  const onRetry = () => {
    setIsRetrying(true);
    void query.refetch().finally(() => setIsRetrying(false));
  };
  return screenState(
    query,
    { isSlow, onRetry: isRateLimited ? undefined : onRetry, isQuiet: isPolled && !isRetrying },
    ready,
  );
}
