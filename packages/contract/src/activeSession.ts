import * as z from 'zod/mini';
import { byId, flag, id, rows, text, time } from './wire.ts';

/** A browser in which the user is logged in. */
export const activeSession = z.object({
  id,
  /** For example, 'Chrome on Android'. */
  device: text,
  createdAt: time,
  lastSeenAt: time,
  /** True if the request was made in this session. */
  isCurrent: flag,
});
export type ActiveSession = z.infer<typeof activeSession>;
export const activeSessions = rows(activeSession, byId);
