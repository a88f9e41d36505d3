import * as club from '../club.ts';
import type { Endpoint } from '../endpoint.ts';

/** Only on servers with the feature SLATE, as the calls below. */
export const clubs = {
  method: 'GET',
  path: '/api/clubs',
  response: club.clubs,
} as const satisfies Endpoint;

export const userClubs = {
  method: 'GET',
  path: '/api/user/clubs',
  response: club.followedClubs,
} as const satisfies Endpoint;

/** Replaces the clubs that the user follows. */
export const followClubs = {
  method: 'PUT',
  path: '/api/user/clubs',
  body: club.clubChoice,
  response: club.followedClubs,
} as const satisfies Endpoint;
