import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Db } from '../../platform/db/open.ts';
import type { HiddenSince } from './neutral.ts';
import { countUnread, type IsVisibleTo, markAllRead, markRead, notificationsOf } from './read-notifications.ts';

export type NotificationDeps = { db: Db; isVisibleTo: IsVisibleTo; hiddenSince: HiddenSince };

export const notificationRoutes = ({ db, isVisibleTo, hiddenSince }: NotificationDeps): Route[] => [
  handle(endpoints.notifications, async ({ userId }) => {
    return { body: await notificationsOf(db, userId, { isVisibleTo, hidden: await hiddenSince(userId) }) };
  }),

  handle(endpoints.markRead, async ({ params, userId }) => {
    await markRead(db, userId, params.id);
    return { body: {} };
  }),

  handle(endpoints.markAllRead, async ({ userId }) => {
    await markAllRead(db, userId);
    return { body: {} };
  }),

  handle(endpoints.unreadCount, async ({ userId }) => {
    return { body: { count: await countUnread(db, userId, { isVisibleTo, hidden: await hiddenSince(userId) }) } };
  }),
];
