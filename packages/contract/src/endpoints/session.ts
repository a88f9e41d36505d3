import type { Endpoint } from '../endpoint.ts';
import * as user from '../user.ts';

export const currentUser = {
  method: 'GET',
  path: '/api/auth/user',
  access: 'player',
  summary: 'Get the logged-in user',
  response: user.currentUserResponse,
  hasOwnEmail: true,
} as const satisfies Endpoint;
