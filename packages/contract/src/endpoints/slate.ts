import type { Endpoint } from '../endpoint.ts';
import * as slates from '../slate.ts';

/** Only on servers with the feature SLATE. */
export const slate = {
  method: 'GET',
  path: '/api/predictions/slate',
  query: slates.slateQuery,
  response: slates.slate,
} as const satisfies Endpoint;
