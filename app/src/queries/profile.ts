import * as endpoints from '@machine/contract/endpoints.ts';
import type { UserSummary } from '@machine/contract/profile.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useRowMutation } from './rowMutation.ts';
import { useSingleMutation } from './singleMutation.ts';

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
    }),

  list: (userId: string, list: UserList) =>
    queryOptions({
      queryKey: [...profileQueries.people, userId, list] as const,
      queryFn: () => call(LISTS[list], { params: { id: userId } }),
    }),

  search: (text: string) =>
    queryOptions({
      queryKey: [...profileQueries.searches, text] as const,
      queryFn: () => call(endpoints.searchUsers, { query: { q: text } }),
      enabled: text !== '',
    }),
};

/** Every change of who follows whom. A failure shows no message. */
const FOLLOW_CHANGE = { failure: { opensLogin: true }, refetches: [profileQueries.summaries, profileQueries.people] };

/** Toggles following. The button changes only after the server confirmed it. */
export function useFollowToggle(userId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    ...FOLLOW_CHANGE,
    mutationFn: (isFollowing: boolean) =>
      call(isFollowing ? endpoints.unfollow : endpoints.follow, { params: { id: userId } }),
    onSuccess: (_response, wasFollowing) =>
      client.setQueryData(profileQueries.summary(userId).queryKey, (summary) => withFollowing(summary, !wasFollowing)),
  });
}

const withFollowing = (summary: UserSummary | null | undefined, isFollowing: boolean) =>
  summary && {
    ...summary,
    isFollowing,
    followersCount: Math.max(0, summary.followersCount + Number(isFollowing) - Number(summary.isFollowing)),
  };

/** The buttons of the player's own followers and following lists; one request per row. */
export function useListActions(ownId: string) {
  const client = useQueryClient();
  const removeFrom = (list: UserList) => (_response: unknown, userId: string) =>
    void client.setQueryData(profileQueries.list(ownId, list).queryKey, (users) =>
      users?.filter(({ id }) => id !== userId),
    );

  const followers = useRowMutation({
    ...FOLLOW_CHANGE,
    mutationFn: (followerId) => call(endpoints.removeFollower, { params: { id: ownId, followerId } }),
    onSuccess: removeFrom('followers'),
  });
  const following = useRowMutation({
    ...FOLLOW_CHANGE,
    mutationFn: (userId) => call(endpoints.unfollow, { params: { id: userId } }),
    onSuccess: removeFrom('following'),
  });
  return { followers, following };
}
