import type { Endpoint } from '../endpoint.ts';
import * as league from '../friendLeague.ts';
import { LIMITS } from '../limits.ts';

const NO_LEAGUE = { 404: "There is no such league, or the caller isn't in it." };
const ONLY_OWNER = { ...NO_LEAGUE, 403: "The caller doesn't own the league." };
const NO_INVITE = { 404: 'There is no such link, or it was replaced or revoked.' };

export const friendLeagues = {
  method: 'GET',
  path: '/api/leagues',
  access: 'player',
  feature: 'LEAGUES',
  summary: 'List the leagues of the caller, by name',
  response: league.friendLeagues,
} as const satisfies Endpoint;

export const createFriendLeague = {
  method: 'POST',
  path: '/api/leagues',
  access: 'player',
  feature: 'LEAGUES',
  summary: 'Create a league, with the caller as its owner and only member',
  body: league.newFriendLeague,
  example: { body: { name: 'Friends' } },
  response: league.friendLeague,
  success: { 201: 'Created', 200: 'Already created by an identical request within the last ten minutes' },
  errors: { 400: 'Invalid input, or a start more than a year ahead.', 409: 'The caller is in 20 leagues.' },
  limits: [LIMITS.newLeagues],
} as const satisfies Endpoint;

export const friendLeague = {
  method: 'GET',
  path: '/api/leagues/:id',
  access: 'owner',
  feature: 'LEAGUES',
  summary: 'Get a league of the caller: its members, invite link and weeks',
  response: league.friendLeagueDetails,
  errors: NO_LEAGUE,
} as const satisfies Endpoint;

export const friendLeagueTable = {
  method: 'GET',
  path: '/api/leagues/:id/table',
  access: 'owner',
  feature: 'LEAGUES',
  summary: 'Get the table of a league of the caller, or of one of its weeks',
  query: league.friendLeagueTableQuery,
  response: league.friendLeagueTable,
  errors: { ...NO_LEAGUE, 400: "Invalid input, or `week` isn't the start of a week." },
} as const satisfies Endpoint;

export const renameFriendLeague = {
  method: 'PATCH',
  path: '/api/leagues/:id',
  access: 'owner',
  feature: 'LEAGUES',
  summary: 'Rename a league',
  body: league.friendLeagueName,
  example: { body: { name: 'Friends' } },
  errors: ONLY_OWNER,
  limits: [LIMITS.leagueChanges],
} as const satisfies Endpoint;

export const createInvite = {
  method: 'POST',
  path: '/api/leagues/:id/invite',
  access: 'owner',
  feature: 'LEAGUES',
  summary: 'Create a new invite link, which replaces the earlier one',
  response: league.invite,
  errors: ONLY_OWNER,
  limits: [LIMITS.leagueChanges],
} as const satisfies Endpoint;

export const revokeInvite = {
  method: 'DELETE',
  path: '/api/leagues/:id/invite',
  access: 'owner',
  feature: 'LEAGUES',
  summary: 'Revoke the invite link',
  errors: ONLY_OWNER,
  limits: [LIMITS.leagueChanges],
} as const satisfies Endpoint;

export const leaveFriendLeague = {
  method: 'POST',
  path: '/api/leagues/:id/leave',
  access: 'owner',
  feature: 'LEAGUES',
  summary: 'Leave a league; if the owner leaves, the oldest member becomes the owner',
  errors: NO_LEAGUE,
  limits: [LIMITS.leagueChanges],
} as const satisfies Endpoint;

export const removeFriendLeagueMember = {
  method: 'DELETE',
  path: '/api/leagues/:id/members/:userId',
  access: 'owner',
  feature: 'LEAGUES',
  summary: 'Remove a member, and revoke the invite link',
  errors: { ...ONLY_OWNER, 400: 'The caller can only leave.' },
  limits: [LIMITS.leagueChanges],
} as const satisfies Endpoint;

export const invite = {
  method: 'GET',
  path: '/api/invites/:code',
  access: 'optional',
  feature: 'LEAGUES',
  summary: 'Get what an invite link leads to',
  response: league.inviteDetails,
  errors: NO_INVITE,
  limits: [LIMITS.inviteLinks],
} as const satisfies Endpoint;

export const joinFriendLeague = {
  method: 'POST',
  path: '/api/invites/:code/join',
  access: 'player',
  feature: 'LEAGUES',
  summary: 'Join a league by an invite link; also succeeds for its members',
  response: league.joinedFriendLeague,
  errors: { ...NO_INVITE, 409: 'The league is full, the link has expired, or the caller is in 20 leagues.' },
  limits: [LIMITS.inviteLinks],
} as const satisfies Endpoint;
