import * as z from 'zod/mini';
import { byId, flag, id, open, optional, rows, text, time } from './wire.ts';

/** The subject of a notification: the screen it opens. `id` is empty for screens that need none. */
export const notificationTarget = z.object({
  kind: open(['MATCH', 'RESULTS', 'PROFILE', 'ACHIEVEMENTS', 'THREAD'], ''),
  id: text,
});
export type NotificationTarget = z.infer<typeof notificationTarget>;

export const notification = z.object({
  id,
  message: text,
  isRead: flag,
  createdAt: time,
  /** Optional. */
  target: optional(notificationTarget),
});
export type Notification = z.infer<typeof notification>;
export const notifications = rows(notification, byId);

/** An invalid count is an error, so that the badge keeps its last valid value. */
export const unreadCount = z.object({ count: z.number().check(z.minimum(0)) });
export type UnreadCount = z.infer<typeof unreadCount>;
