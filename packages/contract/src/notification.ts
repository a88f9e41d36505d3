import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { byId, flag, id, open, optional, rows, text, time } from './wire.ts';

/** The subject of a notification: the screen it opens. `id` is empty for screens that need none. */
export const notificationTarget = z.object({
  kind: open(['MATCH', 'RESULTS', 'PROFILE', 'ACHIEVEMENTS', 'THREAD', 'LEAGUE'], ''),
  id: text,
});
export type NotificationTarget = z.infer<typeof notificationTarget>;

const PATHS = new Map<string, (id: string) => string>([
  // The only page of a match that exists before, during and after it.
  ['MATCH', paths.matchChat],
  ['RESULTS', () => paths.completed],
  ['PROFILE', paths.profile],
  ['ACHIEVEMENTS', () => paths.achievements],
  ['THREAD', paths.thread],
  ['LEAGUE', paths.league],
]);

/** Returns the path of what a notification is about. */
export const notificationPath = ({ kind, id }: NotificationTarget): string | null => PATHS.get(kind)?.(id) ?? null;

export const notification = z.object({
  id,
  message: text,
  isRead: flag,
  createdAt: time,
  target: optional(notificationTarget),
});
export type Notification = z.infer<typeof notification>;
export const notifications = rows(notification, byId);

/** An invalid count is an error, so that the badge keeps its last valid value. */
export const unreadCount = z.object({ count: z.number().check(z.minimum(0)) });
