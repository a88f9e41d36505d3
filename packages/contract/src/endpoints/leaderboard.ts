import type { Endpoint } from '../endpoint.ts';
import * as boards from '../leaderboard.ts';

export const leaderboard = {
  method: 'GET',
  path: '/api/leaderboards',
  access: 'optional',
  summary: 'Get a leaderboard, best first, at most 1,000 rows',
  query: boards.leaderboardQuery,
  example: { query: { period: 'all', board: 'stars' } },
  response: boards.leaderboard,
  errors: { 401: 'The scope `following` needs a session.' },
  isSameForEveryone: true,
} as const satisfies Endpoint;
