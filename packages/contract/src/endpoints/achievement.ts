import * as achievement from '../achievement.ts';
import type { Endpoint } from '../endpoint.ts';

export const achievements = {
  method: 'GET',
  path: '/api/achievements',
  access: 'optional',
  summary: 'List all achievements, as the caller has earned them',
  response: achievement.achievements,
} as const satisfies Endpoint;
