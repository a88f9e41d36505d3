import type { Endpoint } from '../endpoint.ts';
import * as hidden from '../hiddenResults.ts';
import { LIMITS } from '../limits.ts';

export const hideResults = {
  method: 'POST',
  path: '/api/user/hidden-results',
  access: 'player',
  feature: 'SPOILERS',
  summary: 'Choose whose results are hidden: of all matches, or of those of some clubs',
  body: hidden.hiddenResultsChoice,
  example: { body: { all: true, clubs: [] } },
  response: hidden.hiddenResults,
  errors: { 400: 'Invalid input, or an unknown club.' },
  limits: [LIMITS.hiddenResults],
} as const satisfies Endpoint;

export const showResult = {
  method: 'POST',
  path: '/api/results/show',
  access: 'player',
  feature: 'SPOILERS',
  summary: 'Show the result of a match, or of all matches that have started by now',
  body: hidden.shownResult,
  example: { body: { matchId: null } },
  response: hidden.hiddenResults,
  errors: { 400: 'Invalid input, or a match that does not exist.' },
  limits: [LIMITS.shownResults],
} as const satisfies Endpoint;
