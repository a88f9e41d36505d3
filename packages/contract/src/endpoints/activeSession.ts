import * as activeSession from '../activeSession.ts';
import { type Endpoint, ignored } from '../endpoint.ts';

export const activeSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  response: activeSession.activeSessions,
} as const satisfies Endpoint;

export const endSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  response: ignored,
} as const satisfies Endpoint;

export const logoutEverywhere = {
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  response: ignored,
} as const satisfies Endpoint;
