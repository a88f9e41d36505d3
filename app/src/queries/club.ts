import * as endpoints from '@machine/contract/endpoints.ts';
import type { FollowedClub } from '@machine/contract/club.ts';
import { FOLLOWED_CLUBS_MAX } from '@machine/contract/constants.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useSerializedWrite } from './serializedWrite.ts';

/** Only on servers with the feature SLATE. */
export const clubQueries = {
  all: () =>
    queryOptions({ queryKey: ['clubs', 'all'] as const, queryFn: () => call(endpoints.clubs), refetchOnMount: true }),

  /** The clubs that the player follows, with their next matches. */
  followed: () => queryOptions({ queryKey: ['clubs', 'followed'] as const, queryFn: () => call(endpoints.userClubs) }),
};

const NO_CLUBS: readonly FollowedClub[] = [];

/** Follows and unfollows clubs optimistically, one request after the other, and rolls back what could not be saved. */
export function useClubChoice(confirmed: readonly FollowedClub[] = NO_CLUBS) {
  const client = useQueryClient();
  const { queryKey } = clubQueries.followed();
  const { pending, saving, isRateLimited, set } = useSerializedWrite({
    send: (club: string, isFollowed: boolean) => call(endpoints.followClub, { body: { club, isFollowed } }),
    onSaved: (_code, _isFollowed, followed) => client.setQueryData(queryKey, followed),
    onFailed: () => void client.invalidateQueries({ queryKey }),
    failure: { text: 'Failed to update your clubs. Please try again.' },
  });

  const followed = new Set(confirmed.map(({ code }) => code));
  for (const [code, isFollowed] of pending) if (isFollowed) followed.add(code);
  for (const [code, isFollowed] of pending) if (!isFollowed) followed.delete(code);
  return {
    followed,
    saving,
    isRateLimited,
    isFull: followed.size >= FOLLOWED_CLUBS_MAX,
    onToggle: (code: string) => set(code, !followed.has(code)),
  };
}
