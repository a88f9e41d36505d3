import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/error.ts';
import { isRateLimited } from '../queries/polling.ts';
import { dependsOnSession, sessionQueries } from '../queries/session.ts';
import type { Services } from '../services/services.ts';

const { queryKey } = sessionQueries.user();

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;
/** Spreads requests when a server is back. One value per page, because the delay must not change between renders. */
const jitter = 0.75 + 0.25 * Math.random();

type SessionState = { data: unknown; error: Error | null; errorUpdateCount: number; errorUpdatedAt: number };

const isUnknown = ({ data, error }: SessionState) => data === undefined && error !== null;

/** Returns the delay in milliseconds after consecutive failures, at least Retry-After. */
export function recoveryDelay({ error, errorUpdateCount }: Pick<SessionState, 'error' | 'errorUpdateCount'>): number {
  const backOff = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (errorUpdateCount - 1));
  return Math.max(Math.round(backOff * jitter), error instanceof ApiError ? error.retryAfterMs : 0);
}

/**
 * Query options that refetch the current user while the session is unknown: with backoff while the page is visible, and
 * immediately when it becomes visible again. A known session is not refetched.
 */
export const recoveryOptions = {
  refetchInterval: ({ state }: { state: SessionState }) => (isUnknown(state) ? recoveryDelay(state) : (false as const)),
  refetchOnWindowFocus: (query: { state: SessionState }) =>
    isUnknown(query.state) && !isRateLimited(query) ? ('always' as const) : false,
};

/**
 * Refetches the current user as soon as any other request succeeds or the socket connects, while the session is unknown.
 * Runs at most once between two backoff attempts, so that polls do not multiply the requests when only this call fails.
 * Returns a function that stops it.
 */
export function recoverOnSuccess(client: QueryClient, connection: Services['connection']): () => void {
  /** The number of failures required before the next attempt: one from here and one from the timer. */
  let failuresNeeded = 1;
  const recover = () => {
    const query = client.getQueryCache().find({ queryKey });
    if (!query || !isUnknown(query.state) || isRateLimited(query)) return;
    if (query.state.errorUpdateCount < failuresNeeded) return;
    failuresNeeded = query.state.errorUpdateCount + 2;
    void client.prefetchQuery(sessionQueries.user());
  };
  const unsubscribes = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (dependsOnSession(event.query)) recover();
      else if (event.query.queryKey[0] === queryKey[0]) failuresNeeded = 1;
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') recover();
    }),
    connection.subscribe(() => {
      if (connection.get() === 'live') recover();
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
