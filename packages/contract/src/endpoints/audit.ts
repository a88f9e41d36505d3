import * as schemas from '../audit.ts';
import type { Endpoint } from '../endpoint.ts';

/** The calls of the audit, which anyone may make, also from other sites. Only servers with receipts have them. */

export const audit = {
  method: 'GET',
  path: '/api/audit',
  response: schemas.audit,
} as const satisfies Endpoint;

export const auditCheckpoints = {
  method: 'GET',
  path: '/api/audit/checkpoints',
  query: schemas.auditCheckpointsQuery,
  response: schemas.auditCheckpoints,
} as const satisfies Endpoint;

export const auditEntries = {
  method: 'GET',
  path: '/api/audit/entries',
  query: schemas.auditEntriesQuery,
  response: schemas.auditEntries,
} as const satisfies Endpoint;

export const auditInclusion = {
  method: 'GET',
  path: '/api/audit/inclusion',
  query: schemas.auditInclusionQuery,
  response: schemas.auditPath,
} as const satisfies Endpoint;

export const auditConsistency = {
  method: 'GET',
  path: '/api/audit/consistency',
  query: schemas.auditConsistencyQuery,
  response: schemas.auditPath,
} as const satisfies Endpoint;

export const auditResults = {
  method: 'GET',
  path: '/api/audit/results',
  query: schemas.auditResultsQuery,
  response: schemas.auditResults,
} as const satisfies Endpoint;

export const auditPicks = {
  method: 'GET',
  path: '/api/audit/picks',
  query: schemas.auditPicksQuery,
  response: schemas.auditPicks,
} as const satisfies Endpoint;
