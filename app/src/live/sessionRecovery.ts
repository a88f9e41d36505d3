import type { QueryClient } from '@tanstack/react-query';
import { isRateLimited } from '../queries/polling.ts';
import { dependsOnSession } from '../queries/privateQueries.ts';
import { sessionQueries } from '../queries/session.ts';
import type { Services } from '../services/services.ts';

const { queryKey } = sessionQueries.user();

/**
 * Asks for the current user again after a failure: as soon as the socket connects or another call succeeds. Repeated
 * polls don't count, or they would double their requests while only this call fails. Returns a function that stops it.
 */
export function recoverSession(client: QueryClient, connection: Services['connection']): () => void {
  const askAgain = () => {
    const query = client.getQueryCache().find({ queryKey });
    if (query?.state.status !== 'error' || isRateLimited(query)) return;
    void client.prefetchQuery({ ...sessionQueries.user(), staleTime: 0 });
  };
  const unsubscribes = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (event.query.state.dataUpdateCount === 1 && dependsOnSession(event.query)) askAgain();
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') askAgain();
    }),
    connection.subscribe(() => {
      if (connection.get() === 'live') askAgain();
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
