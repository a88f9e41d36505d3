import type { Endpoint } from '../endpoint.ts';
import * as user from '../user.ts';

export const currentUser = {
  method: 'GET',
  path: '/api/auth/user',
  response: user.currentUserResponse,
} as const satisfies Endpoint;
