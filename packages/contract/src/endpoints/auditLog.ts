import * as log from '../auditLog.ts';
import type { Endpoint } from '../endpoint.ts';

/* What a receipt is checked against. Anyone may make these calls, also from other sites. */

export const audit = {
  method: 'GET',
  path: '/api/audit',
  response: log.audit,
} as const satisfies Endpoint;

export const auditInclusion = {
  method: 'GET',
  path: '/api/audit/inclusion',
  query: log.auditInclusionQuery,
  response: log.auditPath,
} as const satisfies Endpoint;

export const auditConsistency = {
  method: 'GET',
  path: '/api/audit/consistency',
  query: log.auditConsistencyQuery,
  response: log.auditPath,
} as const satisfies Endpoint;
