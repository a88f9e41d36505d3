import * as z from 'zod/mini';
import * as achievement from './achievement.ts';
import * as auth from './auth.ts';
import * as chat from './chat.ts';
import { DEADLINE_MS } from './constants.ts';
import { type Endpoint, ignored } from './endpoint.ts';
import * as boards from './leaderboard.ts';
import * as matches from './match.ts';
import * as message from './message.ts';
import * as notification from './notification.ts';
import * as prediction from './prediction.ts';
import * as profile from './profile.ts';
import * as user from './user.ts';

/*
 * Every call the product makes (SPEC.md §7), a constant each: read as one table, `endpoints.lockPick`, by the client,
 * the mocks and the server, and shipped one by one, so that a page carries only the schemas of what it asks.
 */

export const currentUser = {
  method: 'GET',
  path: '/api/auth/user',
  response: user.currentUserAnswer,
} as const satisfies Endpoint;

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  body: auth.loginPayload,
  response: ignored,
} as const satisfies Endpoint;

export const logout = { method: 'POST', path: '/api/auth/logout', response: ignored } as const satisfies Endpoint;

export const signup = {
  method: 'POST',
  path: '/api/auth/signup',
  body: auth.signupPayload,
  response: auth.signupAnswer,
} as const satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: auth.forgotPasswordPayload,
  response: ignored,
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  body: auth.resetPasswordPayload,
  response: ignored,
} as const satisfies Endpoint;

export const searchUsers = {
  method: 'GET',
  path: '/api/users/search',
  query: z.object({ q: z.string() }),
  response: profile.userSearchResults,
} as const satisfies Endpoint;

export const userSummary = {
  method: 'GET',
  path: '/api/users/:id/summary',
  response: profile.userSummaryAnswer,
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

export const notifications = {
  method: 'GET',
  path: '/api/notifications',
  response: notification.notifications,
} as const satisfies Endpoint;

export const markRead = {
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  response: ignored,
} as const satisfies Endpoint;

export const markAllRead = {
  method: 'POST',
  path: '/api/notifications/mark-all-read',
  response: ignored,
} as const satisfies Endpoint;

export const unreadCount = {
  method: 'GET',
  path: '/api/notifications/unread-count',
  response: notification.unreadCount,
} as const satisfies Endpoint;

export const matchChats = {
  method: 'GET',
  path: '/api/match-chats',
  response: chat.matchChats,
} as const satisfies Endpoint;

export const matchChat = {
  method: 'GET',
  path: '/api/matches/:id/chat',
  response: chat.chatMessages,
} as const satisfies Endpoint;

export const sendChatMessage = {
  method: 'POST',
  path: '/api/matches/:id/chat',
  body: chat.newChatMessage,
  response: ignored,
} as const satisfies Endpoint;

export const match = {
  method: 'GET',
  path: '/api/matches/:id',
  response: matches.matchDetail,
} as const satisfies Endpoint;

export const playByPlay = {
  method: 'GET',
  path: '/api/matches/:id/play-by-play',
  response: matches.plays,
} as const satisfies Endpoint;

export const lockPick = {
  method: 'POST',
  path: '/api/picks',
  body: prediction.newPick,
  response: prediction.pickAnswer,
} as const satisfies Endpoint;

export const randomPrediction = {
  method: 'GET',
  path: '/api/predictions/random',
  /** `match` is a wish: the card of this match, when there is one (docs/decisions). */
  query: z.optional(z.object({ match: z.optional(z.string()) })),
  response: z.nullable(prediction.predictionAnswer),
} as const satisfies Endpoint;

export const spotlightPrediction = {
  method: 'GET',
  path: '/api/predictions/spotlight',
  response: z.nullable(prediction.predictionAnswer),
} as const satisfies Endpoint;

export const leaderboard = {
  method: 'GET',
  path: '/api/leaderboards',
  query: boards.leaderboardQuery,
  response: boards.leaderboard,
} as const satisfies Endpoint;

export const completedLive = {
  method: 'GET',
  path: '/api/completed/live',
  response: matches.completedMatches,
} as const satisfies Endpoint;

export const machineStats = {
  method: 'GET',
  path: '/api/machine/stats',
  response: matches.machineStats,
} as const satisfies Endpoint;

export const recap = {
  method: 'GET',
  path: '/api/completed/:id/recap',
  response: matches.recapAnswer,
} as const satisfies Endpoint;

export const achievements = {
  method: 'GET',
  path: '/api/achievements',
  response: achievement.achievements,
} as const satisfies Endpoint;

export const dmThreads = {
  method: 'GET',
  path: '/api/dm-threads',
  response: message.dmThreads,
} as const satisfies Endpoint;

export const createThread = {
  method: 'POST',
  path: '/api/dm-threads',
  body: message.threadPeople,
  response: message.createdThread,
} as const satisfies Endpoint;

export const dmMessages = {
  method: 'GET',
  path: '/api/dm-threads/:threadId/messages',
  response: message.dmMessages,
} as const satisfies Endpoint;

export const sendDmMessage = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/messages',
  body: message.newDmMessage,
  response: ignored,
} as const satisfies Endpoint;

export const addParticipants = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/participants',
  body: message.threadPeople,
  response: message.addedPeople,
} as const satisfies Endpoint;

export const updatePreference = {
  method: 'PATCH',
  path: '/api/user/preferences',
  body: user.preferencePatch,
  response: ignored,
} as const satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/api/user/change-password',
  body: auth.changePasswordPayload,
  response: ignored,
} as const satisfies Endpoint;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/user/account',
  response: ignored,
} as const satisfies Endpoint;

export const exportData = {
  method: 'GET',
  path: '/api/user/export-data',
  deadlineMs: DEADLINE_MS.export,
  response: profile.userExport,
} as const satisfies Endpoint;
