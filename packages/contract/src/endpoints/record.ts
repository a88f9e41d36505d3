import type { Endpoint } from '../endpoint.ts';
import * as records from '../record.ts';

export const machineRecord = {
  method: 'GET',
  path: '/api/machine/record',
  access: 'public',
  addition: 'RECORD',
  summary: "Get the Machine's record in a league: how good its predictions were, per kind of season",
  query: records.recordQuery,
  example: { query: { league: 'EPL' } },
  response: records.machineRecord,
  isSameForEveryone: true,
} as const satisfies Endpoint;
