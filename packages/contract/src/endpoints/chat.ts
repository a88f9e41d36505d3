import * as chat from '../chat.ts';
import { type Endpoint, ignored } from '../endpoint.ts';

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
