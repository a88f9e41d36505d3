import { type Endpoint, ignored } from '../endpoint.ts';
import * as result from '../result.ts';

/** Only for servers that send `currentUser.newResultsCount`. */
export const newResults = {
  method: 'GET',
  path: '/api/results/new',
  response: result.newResults,
} as const satisfies Endpoint;

export const markResultsSeen = {
  method: 'POST',
  path: '/api/results/seen',
  body: result.seenResults,
  response: ignored,
} as const satisfies Endpoint;
