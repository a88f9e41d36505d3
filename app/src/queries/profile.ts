import { endpoints, type UserSummary } from '@machine/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isUnauthorized } from '../api/error.ts';
import { useServices } from '../services/services.ts';
import { useRowMutation } from './rowMutation.ts';
import { useSingleMutation } from './singleMutation.ts';
import { REFETCH_ON_MOUNT } from './refetchOnMount.ts';

/** Named one by one: a page ships only the calls that it names. */
const LISTS = { followers: endpoints.followers, following: endpoints.following };
export type List = keyof typeof LISTS;

export const profileQueries = {
  summaries: ['summaries'] as const,
  people: ['people'] as const,

  summary: (userId: string) =>
    queryOptions({
      queryKey: [...profileQueries.summaries, userId] as const,
      queryFn: () => call(endpoints.userSummary, { params: { id: userId } }),
      ...REFETCH_ON_MOUNT,
    }),

  list: (userId: string, list: List) =>
    queryOptions({
      queryKey: [...profileQueries.people, userId, list] as const,
      queryFn: () => call(LISTS[list], { params: { id: userId } }),
      ...REFETCH_ON_MOUNT,
    }),

  search: (text: string) =>
    queryOptions({
      queryKey: ['search', text] as const,
      queryFn: () => call(endpoints.searchUsers, { query: { q: text } }),
      enabled: text !== '',
      ...REFETCH_ON_MOUNT,
    }),
};

/** After following, unfollowing or removing, well or badly: the server's truth, on every screen that shows it. */
function useFollowsChanged() {
  const client = useQueryClient();
  const { unauthorized } = useServices();
  return {
    onSettled: () => {
      for (const queryKey of [profileQueries.summaries, profileQueries.people])
        void client.invalidateQueries({ queryKey });
    },
    /** A failure has no words but a 401 (SPEC.md §8). */
    onErrorAt: (returnTo: string) => (error: Error) => {
      if (isUnauthorized(error)) unauthorized(returnTo);
    },
  };
}

/** The follow button: what it says is what the server has said (RELIABILITY.md RB). */
export function useFollowToggle(userId: string, returnTo: string) {
  const client = useQueryClient();
  const { onSettled, onErrorAt } = useFollowsChanged();
  return useSingleMutation({
    mutationFn: (isFollowing: boolean) =>
      call(isFollowing ? endpoints.unfollow : endpoints.follow, { params: { id: userId } }),
    onSuccess: (_answer, wasFollowing) =>
      client.setQueryData(profileQueries.summary(userId).queryKey, (summary) => followed(summary, !wasFollowing)),
    onError: onErrorAt(returnTo),
    onSettled,
  });
}

const followed = (summary: UserSummary | null | undefined, isFollowing: boolean) =>
  summary && {
    ...summary,
    isFollowing,
    followersCount: Math.max(0, summary.followersCount + Number(isFollowing) - Number(summary.isFollowing)),
  };

/** The buttons of one's own two lists, a request a row. */
export function useListActions(ownId: string, returnTo: string) {
  const client = useQueryClient();
  const { onSettled, onErrorAt } = useFollowsChanged();
  const onError = onErrorAt(returnTo);

  const without = (list: List) => (userId: string) =>
    client.setQueryData(profileQueries.list(ownId, list).queryKey, (people) =>
      people?.filter(({ id }) => id !== userId),
    );

  const removeFollower = useRowMutation({
    act: (followerId) => call(endpoints.removeFollower, { params: { id: ownId, followerId } }),
    onSuccess: without('followers'),
    onError,
    onSettled,
  });
  const unfollow = useRowMutation({
    act: (userId) => call(endpoints.unfollow, { params: { id: userId } }),
    onSuccess: without('following'),
    onError,
    onSettled,
  });
  return { followers: removeFollower, following: unfollow };
}
