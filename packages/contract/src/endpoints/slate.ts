import type { Endpoint } from '../endpoint.ts';
import * as slates from '../slate.ts';

export const slate = {
  method: 'GET',
  path: '/api/predictions/slate',
  access: 'optional',
  feature: 'SLATE',
  summary: 'List the predictions of the matches that start in a period of at most 48 hours, by start',
  query: slates.slateQuery,
  example: { query: { from: '2025-10-14T00:00:00Z', to: '2025-10-15T00:00:00Z' } },
  response: slates.slate,
} as const satisfies Endpoint;
