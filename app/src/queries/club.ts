import { endpoints, FOLLOWED_CLUBS_MAX, type FollowedClub } from '@machine/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { errorMessage } from '../api/error.ts';
import { createSerializedMutations, type PendingValues } from '../services/serializedMutations.ts';
import { useServices } from '../services/services.ts';
import { REFETCH_ON_MOUNT } from './client.ts';
import { useRetryAfter } from './singleMutation.ts';

/** Only on servers with the feature SLATE. */
export const clubQueries = {
  all: () => queryOptions({ queryKey: ['clubs', 'all'] as const, queryFn: () => call(endpoints.clubs) }),

  /** The clubs that the player follows, with their next matches. */
  followed: () =>
    queryOptions({
      queryKey: ['clubs', 'followed'] as const,
      queryFn: () => call(endpoints.userClubs),
      ...REFETCH_ON_MOUNT,
    }),
};

const NONE_PENDING: PendingValues<string> = new Map();
const NO_CLUBS: readonly FollowedClub[] = [];

/** Follows and unfollows clubs optimistically, one request after the other, and rolls back what could not be saved. */
export function useClubChoice() {
  const client = useQueryClient();
  const { toaster } = useServices();
  const [pending, setPending] = useState(NONE_PENDING);
  const { queryKey } = clubQueries.followed();
  const { data = NO_CLUBS } = useQuery({ ...clubQueries.followed(), enabled: false });
  const { mutateAsync, error } = useMutation({
    mutationFn: (clubs: string[]) => call(endpoints.followClubs, { body: { clubs } }),
    onSuccess: (followed) => client.setQueryData(queryKey, followed),
  });
  const isRateLimited = useRetryAfter(error);

  const [mutations] = useState(() =>
    createSerializedMutations<string>({
      // The whole list, as the server has confirmed it, with this change.
      send: (code, isFollowed) => {
        const codes = (client.getQueryData<FollowedClub[]>(queryKey) ?? []).map((club) => club.code);
        return mutateAsync(isFollowed ? [...codes, code] : codes.filter((other) => other !== code));
      },
      onPending: setPending,
      onSaved: () => {},
      onFailed: (_code, error) => {
        const description = errorMessage(error, 'Failed to update your clubs. Please try again.');
        toaster.show({ kind: 'destructive', title: 'Error', description });
        void client.invalidateQueries({ queryKey });
      },
    }),
  );

  const followed = new Set(data.map(({ code }) => code));
  for (const [code, isFollowed] of pending) if (isFollowed) followed.add(code);
  for (const [code, isFollowed] of pending) if (!isFollowed) followed.delete(code);
  return {
    followed,
    saving: new Set(pending.keys()),
    isRateLimited,
    isFull: followed.size >= FOLLOWED_CLUBS_MAX,
    onToggle: (code: string) => mutations.set(code, !followed.has(code)),
  };
}
