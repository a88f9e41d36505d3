import * as z from 'zod/mini';
import { byId, flag, id, rows, text, time } from './wire.ts';

/** A browser in which the player is logged in. */
export const activeSession = z.object({
  id,
  /** Such as 'Chrome on Android'. */
  device: text,
  createdAt: time,
  lastSeenAt: time,
  /** Whether this is the session that the call came with. */
  isCurrent: flag,
});
export type ActiveSession = z.infer<typeof activeSession>;
export const activeSessions = rows(activeSession, byId);
