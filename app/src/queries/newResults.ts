import * as endpoints from '@machine/contract/endpoints.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { sessionQueries } from './session.ts';
import { useSingleMutation } from './singleMutation.ts';

/** Not kept: what was new on one visit to the screen isn't on the next. */
export const newResultsQuery = () =>
  queryOptions({
    queryKey: ['new-results'] as const,
    queryFn: () => call(endpoints.newResults),
    gcTime: 0,
    refetchOnMount: true,
  });

/** Marks results as seen. A failure shows no message: they are shown again on the next visit. */
export function useMarkResultsSeen() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (until: string) => call(endpoints.markResultsSeen, { body: { until } }),
    onMutate: () =>
      client.setQueryData(sessionQueries.user().queryKey, (user) => user && { ...user, newResultsCount: 0 }),
  });
}
