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

export const followClub = {
  method: 'PATCH',
  path: '/api/user/clubs',
  access: 'player',
  feature: 'SLATE',
  summary: 'Follow a club or stop following it, and list the clubs that the caller follows',
  body: club.clubChange,
  example: { body: { club: 'ARS', isFollowed: true } },
  response: club.followedClubs,
  errors: { 400: 'The server does not know the club.', 409: 'The caller follows 30 clubs already.' },
  limits: [LIMITS.clubs],
} as const satisfies Endpoint;
