import type { Endpoint } from '../endpoint.ts';
import * as boards from '../leaderboard.ts';

export const leaderboard = {
  method: 'GET',
  path: '/api/leaderboards',
  query: boards.leaderboardQuery,
  response: boards.leaderboard,
} as const satisfies Endpoint;
