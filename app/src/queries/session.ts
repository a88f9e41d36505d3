import * as endpoints from '@machine/contract/endpoints.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';
import { resetPrivateQueries } from './privateQueries.ts';

const KEY = ['session'] as const;
type MaybeUser = CurrentUser | null;

export const sessionQueries = {
  /** Drops private data before returning a user other than `before`, so that no other user's data is ever shown. */
  user: (before?: MaybeUser) =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ client }) => {
        const previous = before ?? client.getQueryData<MaybeUser>(KEY);
        const user = await call(endpoints.currentUser).catch(anonymousIfRejected);
        if (previous && previous.id !== user?.id) resetPrivateQueries(client);
        return user;
      },
      // Never retried, not even when another component mounts. After a failure, live/sessionRecovery.ts asks again.
      retryOnMount: false,
      refetchOnMount: false,
    }),
};

const ANONYMOUS = [401, 403, 404];

export function anonymousIfRejected(error: unknown): MaybeUser {
  if (error instanceof ApiError && ANONYMOUS.includes(error.status)) return null;
  throw error;
}

export type Session = { kind: 'loading' } | { kind: 'anonymous' } | { kind: 'player'; user: CurrentUser };

/** Returns who is logged in: nobody when the last request failed, for whatever reason. */
export function useSession(): Session {
  const { data, isPending, isError } = useQuery(sessionQueries.user());
  if (isPending) return { kind: 'loading' };
  return data && !isError ? { kind: 'player', user: data } : { kind: 'anonymous' };
}

/** Returns the logged-in player's id; undefined for visitors and while the session is loading. */
export const knownUserId = (client: QueryClient) => client.getQueryData<MaybeUser>(KEY)?.id;

/** Refetches the current user of a logged-in session; joins a request in flight. */
export async function recheckSession(client: QueryClient): Promise<void> {
  if (!client.getQueryData(KEY)) return;
  await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined);
}
