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
  /** Nothing at all: they were added to the thread as it is (SPEC.md §7: what it "may contain"). */
  response: z.nullable(message.addedPeople),
} as const satisfies Endpoint;
