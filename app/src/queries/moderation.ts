import { endpoints, type NewDecision } from '@machine/contract';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { errorMessage } from '../api/error.ts';
import { useServices } from '../services/services.ts';
import { REFETCH_ON_MOUNT } from './client.ts';
import { useSingleMutation } from './singleMutation.ts';

export type CasesState = 'OPEN' | 'DECIDED';

const FIRST_PAGE = '';

/** Only for moderators. */
export const moderationQueries = {
  all: ['moderation'] as const,

  cases: (state: CasesState) =>
    infiniteQueryOptions({
      queryKey: [...moderationQueries.all, 'cases', state] as const,
      queryFn: ({ pageParam }) =>
        call(endpoints.moderationCases, { query: { state, cursor: pageParam === FIRST_PAGE ? undefined : pageParam } }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ next }) => next,
      ...REFETCH_ON_MOUNT,
    }),

  log: () =>
    infiniteQueryOptions({
      queryKey: [...moderationQueries.all, 'log'] as const,
      queryFn: ({ pageParam }) =>
        call(endpoints.moderationLog, { query: { cursor: pageParam === FIRST_PAGE ? undefined : pageParam } }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ next }) => next,
      ...REFETCH_ON_MOUNT,
    }),

  details: (id: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'case', id] as const,
      queryFn: () => call(endpoints.moderationCase, { params: { id } }),
      ...REFETCH_ON_MOUNT,
    }),
};

/** Refetches the case, the queue and the log, even after a failure: another moderator may have decided first. */
function useModerationMutation<Variables>(
  mutationFn: (variables: Variables) => Promise<unknown>,
  onError?: (error: unknown) => void,
) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: moderationQueries.all }),
  });
}

export const useDecide = (id: string) =>
  useModerationMutation((body: NewDecision) => call(endpoints.decideCase, { params: { id }, body }));

export const useUndoDecision = () =>
  useModerationMutation((id: string) => call(endpoints.undoDecision, { params: { id } }));

export function useWordFilter(matchId: string) {
  const { toaster } = useServices();
  return useModerationMutation(
    (isOn: boolean) => call(endpoints.setWordFilter, { params: { matchId }, body: { isOn } }),
    (error) => {
      const description = errorMessage(error, 'Failed to save. Please try again.');
      toaster.show({ kind: 'destructive', title: 'Error', description });
    },
  );
}

export const decisionFailure = (error: unknown) =>
  errorMessage(error, 'Failed to save the decision. Please try again.');
