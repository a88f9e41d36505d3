import * as endpoints from '@machine/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Only for servers that have an edge: their summaries and the Machine's stats say so. */
export const edgeQueries = {
  all: ['edge'] as const,

  details: (userId: string) =>
    queryOptions({
      queryKey: [...edgeQueries.all, userId] as const,
      queryFn: () => call(endpoints.userEdge, { params: { id: userId } }),
    }),

  table: () => queryOptions({ queryKey: edgeQueries.all, queryFn: () => call(endpoints.machineEdge) }),
};
