import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../api/error.ts';
import { isRateLimited } from './polling.ts';
import { isPrefetched } from './prefetch.ts';
import { recheckSession } from './session.ts';

/** Time for which a visit shows a failure from just before, such as that of the prefetch when its link was pressed. */
const JUST_FAILED_MS = 1_000;

/**
 * Creates the query client. Queries are never stale and never retried unless they opt in, but each visit refetches what it
 * shows, because results change on the server; unless the data was prefetched for the visit, or the server asks to wait.
 * Requests do not wait for the network to come back, or a pick made offline could be sent after the match has started. A
 * 401 rechecks the session.
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
        if (mutation.meta?.failure?.isCredentials !== true) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnMount: (query) => (isPrefetched(query) || isRateLimited(query) ? false : ('always' as const)),
        retryOnMount: (query) => !isRateLimited(query) && Date.now() - query.state.errorUpdatedAt >= JUST_FAILED_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
