import * as log from '../auditLog.ts';
import type { Endpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';

const NOT_SO_LONG = { 404: "The log doesn't have as many entries." };

/* Calls for checking a receipt. Anyone may make them, also from other sites. */

export const audit = {
  method: 'GET',
  path: '/api/audit',
  access: 'public',
  feature: 'RECEIPTS',
  summary: 'Get the key that signs the log, and its newest checkpoint',
  response: log.audit,
  isSameForEveryone: true,
  limits: [LIMITS.audit],
} as const satisfies Endpoint;

export const auditInclusion = {
  method: 'GET',
  path: '/api/audit/inclusion',
  access: 'public',
  feature: 'RECEIPTS',
  summary: 'Get the path from an entry of the log to the root of a checkpoint',
  query: log.auditInclusionQuery,
  example: { query: { index: '0', size: '1' } },
  response: log.auditPath,
  errors: { ...NOT_SO_LONG, 400: "Invalid input, or the checkpoint doesn't cover the entry." },
  isSameForEveryone: true,
  limits: [LIMITS.audit],
} as const satisfies Endpoint;

export const auditConsistency = {
  method: 'GET',
  path: '/api/audit/consistency',
  access: 'public',
  feature: 'RECEIPTS',
  summary: 'Get the proof that a checkpoint contains an earlier one',
  query: log.auditConsistencyQuery,
  example: { query: { from: '0', to: '1' } },
  response: log.auditPath,
  errors: { ...NOT_SO_LONG, 400: 'Invalid input, or `from` is larger than `to`.' },
  isSameForEveryone: true,
  limits: [LIMITS.audit],
} as const satisfies Endpoint;
