import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../api/error.ts';
import { recheckSession } from './session.ts';

/**
 * The cache rules of SPEC.md §9: never stale, never retried, unless a query says so. Nothing ever waits for the
 * network to come back, or a pick made in a tunnel would be sent after the start (RELIABILITY.md R2). A 401 in
 * mid-session asks once who we are (R6).
 */
export function createQueryClient(): QueryClient {
  // It takes every page for one that began with a network, and would not notice that one has come.
  onlineManager.setOnline(globalThis.navigator.onLine !== false);
  const onError = (error: Error) => {
    if (isUnauthorized(error)) void recheckSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // A refused login is wrong data, not an ended session (R8).
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
