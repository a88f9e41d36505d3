import type { Endpoint } from '../endpoint.ts';
import { practiceMatches } from '../practice.ts';

export const practice = {
  method: 'GET',
  path: '/api/practice',
  response: practiceMatches,
} as const satisfies Endpoint;
