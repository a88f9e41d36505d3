import * as club from '../club.ts';
import type { Endpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';

export const clubs = {
  method: 'GET',
  path: '/api/clubs',
  access: 'public',
  feature: 'SLATE',
  summary: 'List the clubs of the leagues that are played',
  response: club.clubs,
  isSameForEveryone: true,
} as const satisfies Endpoint;

export const userClubs = {
  method: 'GET',
  path: '/api/user/clubs',
  access: 'player',
  feature: 'SLATE',
  summary: 'List the clubs that the caller follows, with their next matches',
  response: club.followedClubs,
} as const satisfies Endpoint;

export const followClubs = {
  method: 'PUT',
  path: '/api/user/clubs',
  access: 'player',
  feature: 'SLATE',
  summary: 'Replace the clubs that the caller follows, given by name or code',
  body: club.clubChoice,
  example: { body: { clubs: ['ARS', 'Boston Celtics'] } },
  response: club.followedClubs,
  errors: { 400: 'More than 30 clubs, or one that the server does not know.' },
  limits: [LIMITS.clubs],
} as const satisfies Endpoint;
