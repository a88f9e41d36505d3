import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/error.ts';
import { isRateLimited } from '../queries/polling.ts';
import { isNotSession, sessionQueries } from '../queries/session.ts';
import type { Services } from '../services/services.ts';

const { queryKey } = sessionQueries.user();

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** So that not all pages ask in the same moment when a server is back. One value a page: the wait must not change. */
const jitter = 0.75 + 0.25 * Math.random();

type SessionState = { data: unknown; error: Error | null; errorUpdateCount: number; errorUpdatedAt: number };

const isUnknown = ({ data, error }: SessionState) => data === undefined && error !== null;

/** Returns how long to wait after so many failures in a row, in milliseconds, and never less than the server asks. */
export function recoveryDelay({ error, errorUpdateCount }: Pick<SessionState, 'error' | 'errorUpdateCount'>): number {
  const backOff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (errorUpdateCount - 1));
  return Math.max(Math.round(backOff * jitter), error instanceof ApiError ? error.retryAfterMs : 0);
}

/**
 * Options that request the current user again for as long as the session is unknown: with back-off while the page is
 * seen, and at once when it comes back into view. A known session is not requested again.
 */
export const recoveryOptions = {
  refetchInterval: ({ state }: { state: SessionState }) => (isUnknown(state) ? recoveryDelay(state) : (false as const)),
  refetchOnWindowFocus: (query: { state: SessionState }) =>
    isUnknown(query.state) && !isRateLimited(query) ? ('always' as const) : false,
};

/**
 * Requests the current user again as soon as anything else succeeds, or the socket connects, while the session is
 * unknown. At most once between two requests of the back-off, so that a server on which this call alone fails is not
 * asked with every poll. Returns the way to end it.
 */
export function recoverOnSuccess(client: QueryClient, connection: Services['connection']): () => void {
  /** How many failures there must have been: one from here, and one from the timer. */
  let failuresNeeded = 1;
  const recover = () => {
    const query = client.getQueryCache().find({ queryKey });
    if (!query || !isUnknown(query.state) || isRateLimited(query)) return;
    if (query.state.errorUpdateCount < failuresNeeded) return;
    failuresNeeded = query.state.errorUpdateCount + 2;
    void client.prefetchQuery(sessionQueries.user());
  };
  const ends = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (isNotSession(event.query)) recover();
      else failuresNeeded = 1;
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') recover();
    }),
    connection.subscribe(() => {
      if (connection.get() === 'live') recover();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
