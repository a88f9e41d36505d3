import * as endpoints from '@machine/contract/endpoints.ts';
import type { NewDecision } from '@machine/contract/moderation.ts';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { Failure } from './failure.ts';
import { useSingleMutation } from './singleMutation.ts';

export type CasesState = 'OPEN' | 'DECIDED';

/** Each page has the cursor of the next one; the first needs none. */
const PAGED = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next,
};

/** Only for moderators. */
export const moderationQueries = {
  all: ['moderation'] as const,

  cases: (state: CasesState) =>
    infiniteQueryOptions({
      queryKey: [...moderationQueries.all, 'cases', state] as const,
      queryFn: ({ pageParam }) => call(endpoints.moderationCases, { query: { state, cursor: pageParam } }),
      ...PAGED,
    }),

  log: () =>
    infiniteQueryOptions({
      queryKey: [...moderationQueries.all, 'log'] as const,
      queryFn: ({ pageParam }) => call(endpoints.moderationLog, { query: { cursor: pageParam } }),
      ...PAGED,
    }),

  details: (id: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'case', id] as const,
      queryFn: () => call(endpoints.moderationCase, { params: { id } }),
    }),
};

/** Refetches the case, the queue and the log, even after a failure: another moderator may have decided first. */
function useModerationMutation<Variables>(
  mutationFn: (variables: Variables) => Promise<unknown>,
  failure: Failure<Variables>,
) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn,
    failure,
    onSettled: () => client.invalidateQueries({ queryKey: moderationQueries.all }),
  });
}

const NOT_SAVED = { text: 'Failed to save the decision. Please try again.', isInline: true };

export const useDecide = (id: string) =>
  useModerationMutation((body: NewDecision) => call(endpoints.decideCase, { params: { id }, body }), NOT_SAVED);

export const useUndoDecision = () =>
  useModerationMutation((id: string) => call(endpoints.undoDecision, { params: { id } }), NOT_SAVED);

export const useWordFilter = (matchId: string) =>
  useModerationMutation((isOn: boolean) => call(endpoints.setWordFilter, { params: { matchId }, body: { isOn } }), {
    text: 'Failed to save. Please try again.',
  });
