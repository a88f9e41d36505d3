import { clientError } from '../client-error.ts';
import type { Endpoint } from '../endpoint.ts';
import { DONE } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

export const reportClientError = {
  method: 'POST',
  path: '/api/client-errors',
  access: 'public',
  addition: 'ERROR_REPORTS',
  summary: 'Report an error of the page',
  body: clientError,
  example: {
    body: { kind: 'caught', name: 'Error', code: null, stack: [], components: [], route: '/', version: '0.1.0' },
  },
  success: DONE,
  limits: [LIMITS.clientErrors, LIMITS.allClientErrors],
} as const satisfies Endpoint;
