import { endpoints, type UserSummary } from '@machine/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isUnauthorized } from '../api/error.ts';
import { useServices } from '../services/services.ts';
import { useRowMutation } from './rowMutation.ts';
import { useSingleMutation } from './singleMutation.ts';
import { REFETCH_ON_MOUNT } from './client.ts';

/** Listed explicitly, so that a page bundles only the endpoints it uses. */
const LISTS = { followers: endpoints.followers, following: endpoints.following };
export type UserList = keyof typeof LISTS;

export const profileQueries = {
  summaries: ['summaries'] as const,
  people: ['people'] as const,
  searches: ['search'] as const,

  summary: (userId: string) =>
    queryOptions({
      queryKey: [...profileQueries.summaries, userId] as const,
      queryFn: () => call(endpoints.userSummary, { params: { id: userId } }),
      ...REFETCH_ON_MOUNT,
    }),

  list: (userId: string, list: UserList) =>
    queryOptions({
      queryKey: [...profileQueries.people, userId, list] as const,
      queryFn: () => call(LISTS[list], { params: { id: userId } }),
      ...REFETCH_ON_MOUNT,
    }),

  search: (text: string) =>
    queryOptions({
      queryKey: [...profileQueries.searches, text] as const,
      queryFn: () => call(endpoints.searchUsers, { query: { q: text } }),
      enabled: text !== '',
      ...REFETCH_ON_MOUNT,
    }),
};

/** Refetches summaries and lists after a follow changed or failed to, unless the session has ended. */
function useFollowCallbacks() {
  const client = useQueryClient();
  const { unauthorized } = useServices();
  return {
    onSettled: (_response: unknown, error: Error | null) => {
      if (isUnauthorized(error)) return;
      for (const queryKey of [profileQueries.summaries, profileQueries.people])
        void client.invalidateQueries({ queryKey });
    },
    /** Failures other than a 401 show no message. */
    createOnError: (returnTo: string) => (error: Error) => {
      if (isUnauthorized(error)) unauthorized(returnTo);
    },
  };
}

/** Toggles following. The button changes only after the server confirmed it. */
export function useFollowToggle(userId: string, returnTo: string) {
  const client = useQueryClient();
  const { onSettled, createOnError } = useFollowCallbacks();
  return useSingleMutation({
    mutationFn: (isFollowing: boolean) =>
      call(isFollowing ? endpoints.unfollow : endpoints.follow, { params: { id: userId } }),
    onSuccess: (_response, wasFollowing) =>
      client.setQueryData(profileQueries.summary(userId).queryKey, (summary) => withFollowing(summary, !wasFollowing)),
    onError: createOnError(returnTo),
    onSettled,
  });
}

const withFollowing = (summary: UserSummary | null | undefined, isFollowing: boolean) =>
  summary && {
    ...summary,
    isFollowing,
    followersCount: Math.max(0, summary.followersCount + Number(isFollowing) - Number(summary.isFollowing)),
  };

/** The buttons of the player's own followers and following lists; one request per row. */
export function useListActions(ownId: string, returnTo: string) {
  const client = useQueryClient();
  const { onSettled, createOnError } = useFollowCallbacks();
  const onError = createOnError(returnTo);

  const removeFrom = (list: UserList) => (userId: string) =>
    client.setQueryData(profileQueries.list(ownId, list).queryKey, (users) => users?.filter(({ id }) => id !== userId));

  const removeFollower = useRowMutation({
    mutationFn: (followerId) => call(endpoints.removeFollower, { params: { id: ownId, followerId } }),
    onSuccess: removeFrom('followers'),
    onError,
    onSettled,
  });
  const unfollow = useRowMutation({
    mutationFn: (userId) => call(endpoints.unfollow, { params: { id: userId } }),
    onSuccess: removeFrom('following'),
    onError,
    onSettled,
  });
  return { followers: removeFollower, following: unfollow };
}
