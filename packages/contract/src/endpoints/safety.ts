import { type Endpoint, ignored } from '../endpoint.ts';
import { avoidedPlayers } from '../safety.ts';

/** The players whom the caller has blocked, newest first. */
export const blocks = { method: 'GET', path: '/api/blocks', response: avoidedPlayers } as const satisfies Endpoint;

/** Hides two players from each other, and ends their follows. The blocked player isn't told. */
export const block = { method: 'POST', path: '/api/blocks/:id', response: ignored } as const satisfies Endpoint;

export const unblock = { method: 'DELETE', path: '/api/blocks/:id', response: ignored } as const satisfies Endpoint;

/** The players whom the caller has muted, newest first. */
export const mutes = { method: 'GET', path: '/api/mutes', response: avoidedPlayers } as const satisfies Endpoint;

/** Hides a player's messages in chats and groups from the caller, and notifications about them. */
export const mute = { method: 'POST', path: '/api/mutes/:id', response: ignored } as const satisfies Endpoint;

export const unmute = { method: 'DELETE', path: '/api/mutes/:id', response: ignored } as const satisfies Endpoint;

/** Also declines a message request. Only the caller can bring themselves back, by starting the conversation again. */
export const leaveThread = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/leave',
  response: ignored,
} as const satisfies Endpoint;

/** Accepts a message request. */
export const acceptThread = {
  method: 'POST',
  path: '/api/dm-threads/:threadId/accept',
  response: ignored,
} as const satisfies Endpoint;

/** Deletes the text of a message of the caller; its place stays. */
export const deleteDmMessage = {
  method: 'DELETE',
  path: '/api/dm-threads/:threadId/messages/:messageId',
  response: ignored,
} as const satisfies Endpoint;

/** Deletes the text of a message of the caller; its place stays. */
export const deleteChatMessage = {
  method: 'DELETE',
  path: '/api/matches/:id/chat/:messageId',
  response: ignored,
} as const satisfies Endpoint;
