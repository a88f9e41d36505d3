import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as profile from '../profile.ts';
import { NO_OTHER_USER, NO_USER } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

export const searchUsers = {
  method: 'GET',
  path: '/api/users/search',
  access: 'player',
  summary: 'Find at most 20 users by a part of their username',
  query: z.object({ q: z.string() }),
  example: { query: { q: 'a' } },
  response: profile.userSearchResults,
  limits: [LIMITS.search],
} as const satisfies Endpoint;

export const userSummary = {
  method: 'GET',
  path: '/api/users/:id/summary',
  access: 'optional',
  summary: 'Get a profile; null if there is no such user',
  response: profile.userSummaryResponse,
} as const satisfies Endpoint;

export const followers = {
  method: 'GET',
  path: '/api/users/:id/followers',
  access: 'optional',
  summary: 'List the followers of a user',
  response: profile.userRows,
  errors: NO_USER,
} as const satisfies Endpoint;

export const following = {
  method: 'GET',
  path: '/api/users/:id/following',
  access: 'optional',
  summary: 'List whom a user follows',
  response: profile.userRows,
  errors: NO_USER,
} as const satisfies Endpoint;

export const follow = {
  method: 'POST',
  path: '/api/follow/:id',
  access: 'player',
  summary: 'Follow a user',
  errors: NO_OTHER_USER,
  limits: [LIMITS.follows, LIMITS.followsOfNewAccounts],
} as const satisfies Endpoint;

export const unfollow = {
  method: 'DELETE',
  path: '/api/follow/:id',
  access: 'player',
  summary: 'Unfollow a user',
  errors: NO_OTHER_USER,
  limits: [LIMITS.follows, LIMITS.followsOfNewAccounts],
} as const satisfies Endpoint;

export const removeFollower = {
  method: 'DELETE',
  path: '/api/users/:id/remove-follower/:followerId',
  access: 'owner',
  summary: 'Remove a follower of the caller; `id` is the caller',
  errors: { 404: "`id` isn't the caller." },
} as const satisfies Endpoint;
