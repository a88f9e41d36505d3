import * as activeSession from '../activeSession.ts';
import type { Endpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';

export const activeSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'player',
  addition: 'SESSIONS',
  summary: 'List the sessions of the caller, this one first',
  response: activeSession.activeSessions,
} as const satisfies Endpoint;

export const endSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'owner',
  addition: 'SESSIONS',
  summary: 'End one session of the caller',
  errors: { 404: 'The caller has no such session.' },
  limits: [LIMITS.endSessions],
} as const satisfies Endpoint;

export const logoutEverywhere = {
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: 'player',
  addition: 'SESSIONS',
  summary: 'End all sessions of the caller',
  session: 'ends',
  limits: [LIMITS.endSessions],
} as const satisfies Endpoint;
