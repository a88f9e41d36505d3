import type { Endpoint } from '../endpoint.ts';
import * as matches from '../match.ts';
import { NO_MATCH } from '../statuses.ts';

export const match = {
  method: 'GET',
  path: '/api/matches/:id',
  access: 'public',
  summary: 'Get the status and score of a match',
  response: matches.matchDetail,
  errors: NO_MATCH,
  isSameForEveryone: true,
} as const satisfies Endpoint;

export const playByPlay = {
  method: 'GET',
  path: '/api/matches/:id/play-by-play',
  access: 'public',
  summary: 'List the plays of a match, newest first',
  response: matches.plays,
  errors: NO_MATCH,
  isSameForEveryone: true,
} as const satisfies Endpoint;

export const completedLive = {
  method: 'GET',
  path: '/api/completed/live',
  access: 'optional',
  summary: 'List the matches of the last 14 days: live, provisional, then the others, newest first',
  response: matches.completedMatches,
} as const satisfies Endpoint;

export const machineStats = {
  method: 'GET',
  path: '/api/machine/stats',
  access: 'public',
  summary: "Get the Machine's streaks",
  response: matches.machineStats,
  isSameForEveryone: true,
} as const satisfies Endpoint;

export const recap = {
  method: 'GET',
  path: '/api/completed/:id/recap',
  access: 'optional',
  summary: 'Get the recap of a match; null if there is no such match',
  response: matches.recapResponse,
} as const satisfies Endpoint;
