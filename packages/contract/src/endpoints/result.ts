import type { Endpoint } from '../endpoint.ts';
import * as result from '../result.ts';

/** Only for servers that send `currentUser.newResultsCount`. */
export const newResults = {
  method: 'GET',
  path: '/api/results/new',
  access: 'player',
  addition: 'NEW_RESULTS',
  summary: 'Get the totals of the results that the caller has not been shown yet, and the newest of them',
  response: result.newResults,
} as const satisfies Endpoint;

export const markResultsSeen = {
  method: 'POST',
  path: '/api/results/seen',
  access: 'player',
  addition: 'NEW_RESULTS',
  summary: 'Mark the results graded until a time as shown',
  body: result.seenResults,
  example: { body: { until: '2000-01-01T00:00:00Z' } },
  errors: { 400: 'Invalid input, or a time in the future.' },
} as const satisfies Endpoint;
