import { type Endpoint, ignored } from '../endpoint.ts';
import * as league from '../friendLeague.ts';

/* Only for servers with the feature LEAGUES. */

export const friendLeagues = {
  method: 'GET',
  path: '/api/leagues',
  response: league.friendLeagues,
} as const satisfies Endpoint;

export const createFriendLeague = {
  method: 'POST',
  path: '/api/leagues',
  body: league.newFriendLeague,
  response: league.friendLeague,
} as const satisfies Endpoint;

export const friendLeague = {
  method: 'GET',
  path: '/api/leagues/:id',
  response: league.friendLeagueDetails,
} as const satisfies Endpoint;

export const friendLeagueTable = {
  method: 'GET',
  path: '/api/leagues/:id/table',
  query: league.friendLeagueTableQuery,
  response: league.friendLeagueTable,
} as const satisfies Endpoint;

export const renameFriendLeague = {
  method: 'PATCH',
  path: '/api/leagues/:id',
  body: league.friendLeagueName,
  response: ignored,
} as const satisfies Endpoint;

export const createInvite = {
  method: 'POST',
  path: '/api/leagues/:id/invite',
  response: league.invite,
} as const satisfies Endpoint;

export const revokeInvite = {
  method: 'DELETE',
  path: '/api/leagues/:id/invite',
  response: ignored,
} as const satisfies Endpoint;

export const leaveFriendLeague = {
  method: 'POST',
  path: '/api/leagues/:id/leave',
  response: ignored,
} as const satisfies Endpoint;

export const removeFriendLeagueMember = {
  method: 'DELETE',
  path: '/api/leagues/:id/members/:userId',
  response: ignored,
} as const satisfies Endpoint;

export const invite = {
  method: 'GET',
  path: '/api/invites/:code',
  response: league.inviteDetails,
} as const satisfies Endpoint;

export const joinFriendLeague = {
  method: 'POST',
  path: '/api/invites/:code/join',
  response: league.joinedFriendLeague,
} as const satisfies Endpoint;
