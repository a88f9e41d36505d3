import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../api/error.ts';
import { isPrefetched } from './prefetch.ts';
import { recheckSession } from './session.ts';

/**
 * Creates the query client. Queries are never stale and never retried unless they opt in. Requests do not wait for the
 * network to come back, or a pick made offline could be sent after the match has started. A 401 rechecks the session.
 */
export function createQueryClient(): QueryClient {
  // The library assumes that the page starts online and would miss the first reconnect.
  onlineManager.setOnline(globalThis.navigator.onLine !== false);
  const onError = (error: Error) => {
    if (isUnauthorized(error)) void recheckSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // A failed login means wrong credentials, not an ended session.
        if (mutation.meta?.ignoreUnauthorized !== true) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

type VisitedQuery = Parameters<typeof isPrefetched>[0];

/**
 * Shows cached data at once and refetches on every visit, because results change on the server; unless the data was
 * prefetched for the visit.
 */
export const REFETCH_ON_MOUNT = {
  refetchOnMount: (query: VisitedQuery) => (isPrefetched(query) ? false : ('always' as const)),
};
