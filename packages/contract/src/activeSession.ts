import * as z from 'zod/mini';
import { byId, flag, id, rows, text, time } from './wire.ts';

/** A browser in which the user is logged in. */
export const activeSession = z.object({ id, device: text, createdAt: time, lastSeenAt: time, isCurrent: flag });
export type ActiveSession = z.infer<typeof activeSession>;
export const activeSessions = rows(activeSession, byId);
