import { clientError } from '../client-error.ts';
import { type Endpoint, ignored } from '../endpoint.ts';

export const reportClientError = {
  method: 'POST',
  path: '/api/client-errors',
  body: clientError,
  response: ignored,
} as const satisfies Endpoint;
