import * as z from 'zod/mini';
import { achievements } from './achievement.ts';
import {
  changePasswordPayload,
  forgotPasswordPayload,
  loginPayload,
  resetPasswordPayload,
  signupAnswer,
  signupPayload,
} from './auth.ts';
import { chatMessages, matchChats, newChatMessage } from './chat.ts';
import { type Endpoint, ignored } from './endpoint.ts';
import { leaderboard, leaderboardQuery } from './leaderboard.ts';
import { completedMatches, machineStats, matchDetail, plays, recapAnswer } from './match.ts';
import { addedPeople, createdThread, dmMessages, dmThreads, newDmMessage, threadPeople } from './message.ts';
import { notifications, unreadCount } from './notification.ts';
import { newPick, pickAnswer, predictionAnswer } from './prediction.ts';
import {
  currentUserAnswer,
  preferencePatch,
  userExport,
  userRows,
  userSearchResults,
  userSummaryAnswer,
} from './user.ts';

/** Every call the product makes (SPEC.md §7). The client, the mocks and the server all read this table. */
export const endpoints = {
  currentUser: { method: 'GET', path: '/api/auth/user', response: currentUserAnswer },
  login: { method: 'POST', path: '/api/auth/login', body: loginPayload, response: ignored },
  logout: { method: 'POST', path: '/api/auth/logout', response: ignored },
  signup: { method: 'POST', path: '/api/auth/signup', body: signupPayload, response: signupAnswer },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password', body: forgotPasswordPayload, response: ignored },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password', body: resetPasswordPayload, response: ignored },

  searchUsers: {
    method: 'GET',
    path: '/api/users/search',
    query: z.object({ q: z.string() }),
    response: userSearchResults,
  },
  userSummary: { method: 'GET', path: '/api/users/:id/summary', response: userSummaryAnswer },
  followers: { method: 'GET', path: '/api/users/:id/followers', response: userRows },
  following: { method: 'GET', path: '/api/users/:id/following', response: userRows },
  follow: { method: 'POST', path: '/api/follow/:id', response: ignored },
  unfollow: { method: 'DELETE', path: '/api/follow/:id', response: ignored },
  removeFollower: { method: 'DELETE', path: '/api/users/:id/remove-follower/:followerId', response: ignored },

  notifications: { method: 'GET', path: '/api/notifications', response: notifications },
  markRead: { method: 'PATCH', path: '/api/notifications/:id/read', response: ignored },
  markAllRead: { method: 'POST', path: '/api/notifications/mark-all-read', response: ignored },
  unreadCount: { method: 'GET', path: '/api/notifications/unread-count', response: unreadCount },

  matchChats: { method: 'GET', path: '/api/match-chats', response: matchChats },
  matchChat: { method: 'GET', path: '/api/matches/:id/chat', response: chatMessages },
  sendChatMessage: { method: 'POST', path: '/api/matches/:id/chat', body: newChatMessage, response: ignored },
  match: { method: 'GET', path: '/api/matches/:id', response: matchDetail },
  playByPlay: { method: 'GET', path: '/api/matches/:id/play-by-play', response: plays },

  lockPick: { method: 'POST', path: '/api/picks', body: newPick, response: pickAnswer },
  randomPrediction: {
    method: 'GET',
    path: '/api/predictions/random',
    /** `match` is a wish: the card of this match, when there is one (docs/decisions). */
    query: z.optional(z.object({ match: z.optional(z.string()) })),
    response: z.nullable(predictionAnswer),
  },
  spotlightPrediction: { method: 'GET', path: '/api/predictions/spotlight', response: z.nullable(predictionAnswer) },

  leaderboard: { method: 'GET', path: '/api/leaderboards', query: leaderboardQuery, response: leaderboard },
  completedLive: { method: 'GET', path: '/api/completed/live', response: completedMatches },
  machineStats: { method: 'GET', path: '/api/machine/stats', response: machineStats },
  recap: { method: 'GET', path: '/api/completed/:id/recap', response: recapAnswer },
  achievements: { method: 'GET', path: '/api/achievements', response: achievements },

  dmThreads: { method: 'GET', path: '/api/dm-threads', response: dmThreads },
  createThread: { method: 'POST', path: '/api/dm-threads', body: threadPeople, response: createdThread },
  dmMessages: { method: 'GET', path: '/api/dm-threads/:threadId/messages', response: dmMessages },
  sendDmMessage: { method: 'POST', path: '/api/dm-threads/:threadId/messages', body: newDmMessage, response: ignored },
  addParticipants: {
    method: 'POST',
    path: '/api/dm-threads/:threadId/participants',
    body: threadPeople,
    response: addedPeople,
  },

  updatePreference: { method: 'PATCH', path: '/api/user/preferences', body: preferencePatch, response: ignored },
  changePassword: { method: 'POST', path: '/api/user/change-password', body: changePasswordPayload, response: ignored },
  deleteAccount: { method: 'DELETE', path: '/api/user/account', response: ignored },
  exportData: { method: 'GET', path: '/api/user/export-data', response: userExport },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
