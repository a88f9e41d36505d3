import type { Endpoint } from '../endpoint.ts';
import * as hidden from '../hiddenResults.ts';

/** Only on servers with the feature SPOILERS, as the two calls below. */
export const hiddenResults = {
  method: 'GET',
  path: '/api/user/hidden-results',
  response: hidden.hiddenResults,
} as const satisfies Endpoint;

export const hideResults = {
  method: 'POST',
  path: '/api/user/hidden-results',
  body: hidden.hiddenResultsChoice,
  response: hidden.hiddenResults,
} as const satisfies Endpoint;

export const showResult = {
  method: 'POST',
  path: '/api/results/show',
  body: hidden.shownResult,
  response: hidden.hiddenResults,
} as const satisfies Endpoint;
