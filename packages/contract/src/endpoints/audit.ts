import * as audit from '../audit.ts';
import type { Endpoint } from '../endpoint.ts';

/* The lists of the audit, which anyone may read, also from other sites. Only servers with receipts have them. */

export const auditCheckpoints = {
  method: 'GET',
  path: '/api/audit/checkpoints',
  query: audit.auditCheckpointsQuery,
  response: audit.auditCheckpoints,
} as const satisfies Endpoint;

export const auditEntries = {
  method: 'GET',
  path: '/api/audit/entries',
  query: audit.auditEntriesQuery,
  response: audit.auditEntries,
} as const satisfies Endpoint;

export const auditResults = {
  method: 'GET',
  path: '/api/audit/results',
  query: audit.auditResultsQuery,
  response: audit.auditResults,
} as const satisfies Endpoint;

export const auditPicks = {
  method: 'GET',
  path: '/api/audit/picks',
  query: audit.auditPicksQuery,
  response: audit.auditPicks,
} as const satisfies Endpoint;
