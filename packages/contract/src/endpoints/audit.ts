import * as audit from '../audit.ts';
import type { Endpoint } from '../endpoint.ts';
import { NO_MATCH } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

/* The lists of the audit, which anyone may read, also from other sites. Only servers with receipts have them. */

export const auditCheckpoints = {
  method: 'GET',
  path: '/api/audit/checkpoints',
  access: 'public',
  feature: 'RECEIPTS',
  summary: 'List the checkpoints of the log, by size',
  query: audit.auditCheckpointsQuery,
  response: audit.auditCheckpoints,
  isSameForEveryone: true,
  limits: [LIMITS.audit],
} as const satisfies Endpoint;

export const auditEntries = {
  method: 'GET',
  path: '/api/audit/entries',
  access: 'public',
  feature: 'RECEIPTS',
  summary: 'List the entries of the log',
  query: audit.auditEntriesQuery,
  response: audit.auditEntries,
  isSameForEveryone: true,
  limits: [LIMITS.audit],
} as const satisfies Endpoint;

export const auditResults = {
  method: 'GET',
  path: '/api/audit/results',
  access: 'public',
  feature: 'RECEIPTS',
  summary: 'List the graded matches, by id',
  query: audit.auditResultsQuery,
  response: audit.auditResults,
  isSameForEveryone: true,
  limits: [LIMITS.audit],
} as const satisfies Endpoint;

export const auditPicks = {
  method: 'GET',
  path: '/api/audit/picks',
  access: 'public',
  feature: 'RECEIPTS',
  summary: 'List the graded picks on a match, by player; without those of deleted accounts',
  query: audit.auditPicksQuery,
  example: { query: { matchId: 'nba-lal-bos' } },
  response: audit.auditPicks,
  errors: NO_MATCH,
  isSameForEveryone: true,
  limits: [LIMITS.audit],
} as const satisfies Endpoint;
