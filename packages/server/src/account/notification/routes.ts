import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { HiddenSince } from './neutral.ts';
import { countUnread, type IsVisibleTo, markAllRead, markRead, notificationsOf } from './read-notifications.ts';

export type NotificationDeps = { db: Db; sessions: Sessions; isVisibleTo: IsVisibleTo; hiddenSince: HiddenSince };

export const notificationRoutes = ({ db, sessions, isVisibleTo, hiddenSince }: NotificationDeps): Route[] => [
  handle(endpoints.notifications, async ({ request }) => {
    const userId = await sessions.require(request);
    return { body: await notificationsOf(db, userId, { isVisibleTo, hidden: await hiddenSince(userId) }) };
  }),

  handle(endpoints.markRead, async ({ params, request }) => {
    await markRead(db, await sessions.require(request), params.id);
    return { body: {} };
  }),

  handle(endpoints.markAllRead, async ({ request }) => {
    await markAllRead(db, await sessions.require(request));
    return { body: {} };
  }),

  handle(endpoints.unreadCount, async ({ request }) => {
    const userId = await sessions.require(request);
    return { body: { count: await countUnread(db, userId, { isVisibleTo, hidden: await hiddenSince(userId) }) } };
  }),
];
