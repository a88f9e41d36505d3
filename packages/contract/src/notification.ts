import * as z from 'zod/mini';
import { byId, flag, id, rows, text, time } from './wire.ts';

export const notification = z.object({ id, message: text, isRead: flag, createdAt: time });
export type Notification = z.infer<typeof notification>;
export const notifications = rows(notification, byId);

/** An invalid count is an error, so that the badge keeps its last valid value. */
export const unreadCount = z.object({ count: z.number().check(z.minimum(0)) });
export type UnreadCount = z.infer<typeof unreadCount>;
