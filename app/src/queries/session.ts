import { type CurrentUser, endpoints } from '@machine/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isUnauthorized } from '../api/error.ts';

export const sessionQueries = {
  user: () =>
    queryOptions({
      queryKey: ['session'] as const,
      queryFn: () => call(endpoints.currentUser).catch(nobodyWhenUnauthorized),
      // Not retried (SPEC.md §4), also not by a part of the page that comes later.
      retryOnMount: false,
    }),
};

/** To be told that one is nobody is an answer, not a failure. */
export function nobodyWhenUnauthorized(error: unknown): CurrentUser | null {
  if (isUnauthorized(error)) return null;
  throw error;
}

export type Session = { kind: 'loading' } | { kind: 'anonymous' } | { kind: 'player'; user: CurrentUser };

/** Who is here. A check that fails counts as nobody (SPEC.md §4), a later one that fails changes nothing. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQueries.user());
  if (data) return { kind: 'player', user: data };
  return isPending ? { kind: 'loading' } : { kind: 'anonymous' };
}

/** What a screen of the player's own has to know of the session. */
export const messageViewer = (session: Session) =>
  session.kind === 'player' ? { kind: 'player' as const, userId: session.user.id } : { kind: session.kind };

/** Asks again who is here, one question at a time; when it is nobody, what was private goes. */
export async function recheckSession(client: QueryClient): Promise<void> {
  const { queryKey } = sessionQueries.user();
  if (client.isFetching({ queryKey }) > 0) return;
  const before = client.getQueryData(queryKey);
  if (before === null) return;
  const user = await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
  if (user === null && before) forgetPrivate(client);
}

/** All but the session itself. */
export const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'session';

/** Everything but the session itself is asked anew, as the visitor that we now are. */
export function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isOther });
  void client.resetQueries({ predicate: isOther });
}

/** Another tab says that the session is not what it was: nothing of it stays, and who we are is asked anew. */
export function restartSession(client: QueryClient): void {
  client.setQueryData(sessionQueries.user().queryKey, null);
  forgetPrivate(client);
  void client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
}
