import type { Endpoint } from '../endpoint.ts';
import { restrictedPlayers } from '../safety.ts';
import { NO_MESSAGE, NO_OTHER_USER, NO_THREAD } from '../statuses.ts';
import { LIMITS } from '../limits.ts';

export const blocks = {
  method: 'GET',
  path: '/api/blocks',
  access: 'player',
  feature: 'SAFETY',
  summary: 'List whom the caller has blocked, newest first',
  response: restrictedPlayers,
} as const satisfies Endpoint;

/** Hides two players from each other, and ends their follows. The blocked player isn't told. */
export const block = {
  method: 'POST',
  path: '/api/blocks/:id',
  access: 'player',
  feature: 'SAFETY',
  summary: 'Block a user: hides both from each other and ends their follows',
  errors: { ...NO_OTHER_USER, 409: 'The caller has blocked as many users as possible.' },
  limits: [LIMITS.restricting],
} as const satisfies Endpoint;

export const unblock = {
  method: 'DELETE',
  path: '/api/blocks/:id',
  access: 'player',
  feature: 'SAFETY',
  summary: 'Unblock a user, if they are blocked',
  limits: [LIMITS.restricting],
} as const satisfies Endpoint;

export const mutes = {
  method: 'GET',
  path: '/api/mutes',
  access: 'player',
  feature: 'SAFETY',
  summary: 'List whom the caller has muted, newest first',
  response: restrictedPlayers,
} as const satisfies Endpoint;

export const mute = {
  method: 'POST',
  path: '/api/mutes/:id',
  access: 'player',
  feature: 'SAFETY',
  summary: 'Mute a user: hides their messages in chats and groups, and notifications about them',
  errors: { ...NO_OTHER_USER, 409: 'The caller has muted as many users as possible.' },
  limits: [LIMITS.restricting],
} as const satisfies Endpoint;

export const unmute = {
  method: 'DELETE',
  path: '/api/mutes/:id',
  access: 'player',
  feature: 'SAFETY',
  summary: 'Unmute a user, if they are muted',
  limits: [LIMITS.restricting],
} as const satisfies Endpoint;

/** Also declines a message request. Only the caller can bring themselves back, by starting the conversation again. */
export const leaveThread = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/leave',
  access: 'owner',
  feature: 'SAFETY',
  summary: 'Leave a thread, or decline a request',
  errors: { ...NO_THREAD, 409: 'The thread belongs to something else that the caller can leave.' },
  limits: [LIMITS.tidying],
} as const satisfies Endpoint;

export const acceptThread = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/accept',
  access: 'owner',
  feature: 'SAFETY',
  summary: 'Accept a request',
  errors: NO_THREAD,
  limits: [LIMITS.tidying],
} as const satisfies Endpoint;

export const deleteDmMessage = {
  method: 'DELETE',
  path: '/api/dm-threads/:threadId/messages/:messageId',
  access: 'owner',
  feature: 'SAFETY',
  summary: 'Delete the text of a message of the caller',
  errors: NO_MESSAGE,
  limits: [LIMITS.tidying],
} as const satisfies Endpoint;

export const deleteChatMessage = {
  method: 'DELETE',
  path: '/api/matches/:id/chat/:messageId',
  access: 'owner',
  feature: 'SAFETY',
  summary: 'Delete the text of a message of the caller',
  errors: NO_MESSAGE,
  limits: [LIMITS.tidying],
} as const satisfies Endpoint;
