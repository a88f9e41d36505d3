import * as achievement from '../achievement.ts';
import type { Endpoint } from '../endpoint.ts';

export const achievements = {
  method: 'GET',
  path: '/api/achievements',
  response: achievement.achievements,
} as const satisfies Endpoint;
