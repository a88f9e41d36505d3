import { type CurrentUser, endpoints } from '@machine/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isUnauthorized } from '../api/error.ts';

const KEY = ['session'] as const;
type Who = CurrentUser | null;

export const sessionQueries = {
  /** What was asked for as another than who is here, `before`, goes before that is known (RELIABILITY.md AF6). */
  user: (before?: Who) =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ client }) => {
        const was = before ?? client.getQueryData<Who>(KEY);
        const user = await call(endpoints.currentUser).catch(nobodyWhenUnauthorized);
        if (was && was.id !== user?.id) forgetPrivate(client);
        return user;
      },
      // Not retried (SPEC.md §4), also not by a part of the page that comes later.
      retryOnMount: false,
    }),
};

/** To be told that one is nobody is an answer, not a failure. */
export function nobodyWhenUnauthorized(error: unknown): Who {
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

/** Asks again who is here, unless that is being asked already. */
export async function recheckSession(client: QueryClient): Promise<void> {
  if (!client.getQueryData(KEY)) return;
  await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
}

/** All but the session itself. */
export const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'session';

/** Everything but the session itself is asked anew, as the visitor that we now are. */
export function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isOther });
  void client.resetQueries({ predicate: isOther });
}
