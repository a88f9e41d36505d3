import type { Endpoint } from '../endpoint.ts';
import * as matches from '../match.ts';

export const match = {
  method: 'GET',
  path: '/api/matches/:id',
  response: matches.matchDetail,
} as const satisfies Endpoint;

export const playByPlay = {
  method: 'GET',
  path: '/api/matches/:id/play-by-play',
  response: matches.plays,
} as const satisfies Endpoint;

export const completedLive = {
  method: 'GET',
  path: '/api/completed/live',
  response: matches.completedMatches,
} as const satisfies Endpoint;

export const machineStats = {
  method: 'GET',
  path: '/api/machine/stats',
  response: matches.machineStats,
} as const satisfies Endpoint;

export const recap = {
  method: 'GET',
  path: '/api/completed/:id/recap',
  response: matches.recapResponse,
} as const satisfies Endpoint;
