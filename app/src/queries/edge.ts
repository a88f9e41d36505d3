import { endpoints } from '@machine/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { REFETCH_ON_MOUNT } from './client.ts';

/** Only for servers that have an edge: their summaries and the Machine's stats say so. */
export const edgeQueries = {
  all: ['edge'] as const,

  details: (userId: string) =>
    queryOptions({
      queryKey: [...edgeQueries.all, userId] as const,
      queryFn: () => call(endpoints.userEdge, { params: { id: userId } }),
      ...REFETCH_ON_MOUNT,
    }),

  table: () =>
    queryOptions({
      queryKey: edgeQueries.all,
      queryFn: () => call(endpoints.machineEdge),
      ...REFETCH_ON_MOUNT,
    }),
};
