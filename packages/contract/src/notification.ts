import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { byId, flag, id, open, optional, rows, text, time } from './wire.ts';

/** The subject of a notification: the screen it opens. `id` is empty for screens that need none. */
export const notificationTarget = z.object({
  kind: open(['MATCH', 'RESULTS', 'PROFILE', 'ACHIEVEMENTS', 'THREAD', 'LEAGUE'], ''),
  id: text,
});
export type NotificationTarget = z.infer<typeof notificationTarget>;

/** Returns the path of what a notification is about. */
export function notificationPath({ kind, id }: NotificationTarget): string | null {
  switch (kind) {
    case 'MATCH':
      // The only page of a match that exists before, during and after it.
      return paths.matchChat(id);
    case 'RESULTS':
      return paths.completed;
    case 'PROFILE':
      return paths.profile(id);
    case 'ACHIEVEMENTS':
      return paths.achievements;
    case 'THREAD':
      return paths.thread(id);
    case 'LEAGUE':
      return paths.league(id);
    default:
      return null;
  }
}

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
