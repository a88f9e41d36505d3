import type { Endpoint } from '../endpoint.ts';
import { practiceMatches } from '../practice.ts';

export const practice = {
  method: 'GET',
  path: '/api/practice',
  access: 'public',
  feature: 'PRACTICE',
  summary: 'Get ten random real matches that were played long ago, with their results, to practice on',
  response: practiceMatches,
} as const satisfies Endpoint;
