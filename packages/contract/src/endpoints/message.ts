import * as z from 'zod/mini';
import { type Endpoint, ignored } from '../endpoint.ts';
import * as message from '../message.ts';

export const dmThreads = {
  method: 'GET',
  path: '/api/dm-threads',
  response: message.dmThreads,
} as const satisfies Endpoint;

export const createThread = {
  method: 'POST',
  path: '/api/dm-threads',
  body: message.threadParticipants,
  response: message.createThreadResponse,
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
  body: message.threadParticipants,
  /** Null when the participants joined the existing thread. */
  response: z.nullable(message.addParticipantsResponse),
} as const satisfies Endpoint;
