import * as z from 'zod/mini';
import { type Endpoint, ignored } from '../endpoint.ts';
import * as profile from '../profile.ts';

export const searchUsers = {
  method: 'GET',
  path: '/api/users/search',
  query: z.object({ q: z.string() }),
  response: profile.userSearchResults,
} as const satisfies Endpoint;

export const userSummary = {
  method: 'GET',
  path: '/api/users/:id/summary',
  response: profile.userSummaryResponse,
} as const satisfies Endpoint;

export const followers = {
  method: 'GET',
  path: '/api/users/:id/followers',
  response: profile.userRows,
} as const satisfies Endpoint;

export const following = {
  method: 'GET',
  path: '/api/users/:id/following',
  response: profile.userRows,
} as const satisfies Endpoint;

export const follow = { method: 'POST', path: '/api/follow/:id', response: ignored } as const satisfies Endpoint;

export const unfollow = { method: 'DELETE', path: '/api/follow/:id', response: ignored } as const satisfies Endpoint;

export const removeFollower = {
  method: 'DELETE',
  path: '/api/users/:id/remove-follower/:followerId',
  response: ignored,
} as const satisfies Endpoint;
