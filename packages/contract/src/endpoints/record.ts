import type { Endpoint } from '../endpoint.ts';
import * as records from '../record.ts';

export const machineRecord = {
  method: 'GET',
  path: '/api/machine/record',
  query: records.recordQuery,
  response: records.machineRecord,
} as const satisfies Endpoint;
