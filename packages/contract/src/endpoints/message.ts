import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as message from '../message.ts';
import { NO_THREAD, NO_USER, ONLY_FOLLOWED, SENT } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

export const dmThreads = {
  method: 'GET',
  path: '/api/dm-threads',
  access: 'player',
  summary: 'List the newest 200 threads of the caller, newest first',
  response: message.dmThreads,
} as const satisfies Endpoint;

export const createThread = {
  method: 'POST',
  path: '/api/dm-threads',
  access: 'player',
  summary: 'Find or start the thread with these people',
  body: message.threadParticipants,
  example: { body: { participantIds: ['u-mira'] } },
  response: message.createThreadResponse,
  success: { 201: 'The thread is new.', 200: 'The thread already exists.' },
  errors: { ...ONLY_FOLLOWED, ...NO_USER },
  limits: [LIMITS.participants, LIMITS.participantsOfNewAccounts],
} as const satisfies Endpoint;

export const dmMessages = {
  method: 'GET',
  path: '/api/dm-threads/:threadId/messages',
  access: 'owner',
  summary: 'List the newest 200 messages of a thread, oldest first',
  response: message.dmMessages,
  errors: NO_THREAD,
} as const satisfies Endpoint;

export const sendDmMessage = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/messages',
  access: 'owner',
  summary: 'Send a message to a thread',
  body: message.newDmMessage,
  example: { body: { text: 'Hello' } },
  success: SENT,
  errors: { ...ONLY_FOLLOWED, ...NO_THREAD },
  idempotent: true,
  limits: [LIMITS.directMessages, LIMITS.directMessagesOfNewAccounts],
} as const satisfies Endpoint;

export const addParticipants = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/participants',
  access: 'owner',
  summary: 'Find or start the thread that also has these people',
  body: message.threadParticipants,
  /** Null when the participants joined the existing thread. */
  example: { body: { participantIds: ['u-mira'] } },
  response: z.nullable(message.addParticipantsResponse),
  errors: { ...ONLY_FOLLOWED, ...NO_THREAD },
  limits: [LIMITS.participants, LIMITS.participantsOfNewAccounts],
} as const satisfies Endpoint;
