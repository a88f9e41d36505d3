import * as endpoints from '@machine/contract/endpoints.ts';
import type { RecordQuery } from '@machine/contract/record.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Only for servers that have a record: the Machine's stats say so. */
export const recordQueries = {
  ofLeague: (query: RecordQuery) =>
    queryOptions({
      queryKey: ['machine', 'record', query] as const,
      queryFn: () => call(endpoints.machineRecord, { query }),
    }),
};
