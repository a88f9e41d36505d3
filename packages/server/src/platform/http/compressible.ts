import { type Endpoint, endpoints } from '@machine/contract';

const { currentUser, activeSessions, notifications, dmThreads, dmMessages, exportData, friendLeague } = endpoints;

/**
 * Responses in which a player's secrets are next to what others may choose, such as names and messages. Their length must
 * not reveal whether a guess is right, so they are never compressed (the BREACH attack).
 */
const SECRET: readonly Endpoint[] = [
  currentUser,
  activeSessions,
  notifications,
  dmThreads,
  dmMessages,
  exportData,
  friendLeague,
];

/** True if responses of this call may be compressed. Those of writes are short, and often about the session. */
export const mayCompress = (endpoint: Endpoint) => endpoint.method === 'GET' && !SECRET.includes(endpoint);
