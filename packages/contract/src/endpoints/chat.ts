import * as chat from '../chat.ts';
import type { Endpoint } from '../endpoint.ts';
import { NO_MATCH, SENT } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

export const matchChats = {
  method: 'GET',
  path: '/api/match-chats',
  access: 'player',
  summary: 'List the chats of matches that the caller has picked on',
  response: chat.matchChats,
} as const satisfies Endpoint;

export const matchChat = {
  method: 'GET',
  path: '/api/matches/:id/chat',
  access: 'optional',
  summary: 'List the newest 200 messages of a match, oldest first; marks them as read',
  response: chat.chatMessages,
  errors: NO_MATCH,
  isSameForEveryone: true,
} as const satisfies Endpoint;

export const sendChatMessage = {
  method: 'POST',
  path: '/api/matches/:id/chat',
  access: 'player',
  summary: 'Post a message about a match',
  body: chat.newChatMessage,
  example: { body: { text: 'Hello' } },
  success: SENT,
  errors: { ...NO_MATCH, 403: 'The caller has not picked on this match.' },
  idempotent: true,
  limits: [LIMITS.chatBursts, LIMITS.chat, LIMITS.chatOfNewAccounts],
} as const satisfies Endpoint;
