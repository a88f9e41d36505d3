import { type CurrentUser, endpoints } from '@machine/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';

const KEY = ['session'] as const;
type Who = CurrentUser | null;

export const sessionQueries = {
  /** What was asked for as another than who is here, `before`, goes before that is known (RELIABILITY.md AF6). */
  user: (before?: Who) =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ client }) => {
        const was = before ?? client.getQueryData<Who>(KEY);
        const user = await call(endpoints.currentUser).catch(anonymousIfRejected);
        if (was && was.id !== user?.id) resetPrivateQueries(client);
        return user;
      },
      // Not retried (SPEC.md §4), also not by a part of the page that comes later.
      retryOnMount: false,
    }),
};

/** Statuses that mean "not logged in". */
const ANONYMOUS = [401, 403, 404];

/** Turns a refusal into an answer: nobody is logged in. Any other failure says nothing and is thrown again. */
export function anonymousIfRejected(error: unknown): Who {
  if (error instanceof ApiError && ANONYMOUS.includes(error.status)) return null;
  throw error;
}

export type Session =
  /** `hasFailed`: no request has answered so far. It is made again by itself (live/sessionRecovery.ts). */
  { kind: 'loading'; hasFailed: boolean } | { kind: 'anonymous' } | { kind: 'player'; user: CurrentUser };

/** Returns the session as last known. A failed request neither logs in nor out (docs/decisions/0039). */
export function useSession(): Session {
  const { data, errorUpdateCount } = useQuery(sessionQueries.user());
  if (data) return { kind: 'player', user: data };
  return data === null ? { kind: 'anonymous' } : { kind: 'loading', hasFailed: errorUpdateCount > 0 };
}

/** Asks again who is here, unless that is being asked already. */
export async function recheckSession(client: QueryClient): Promise<void> {
  if (!client.getQueryData(KEY)) return;
  await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
}

/** All but the session itself. */
export const isNotSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'session';

/** Everything but the session itself is asked anew, as the visitor that we now are. */
export function resetPrivateQueries(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isNotSession });
  void client.resetQueries({ predicate: isNotSession });
}
