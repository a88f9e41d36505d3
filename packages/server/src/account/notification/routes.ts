import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { countUnread, type IsVisibleTo, markAllRead, markRead, notificationsOf } from './read-notifications.ts';

export type NotificationDeps = { db: Db; sessions: Sessions; isVisibleTo: IsVisibleTo };

export const notificationRoutes = ({ db, sessions, isVisibleTo }: NotificationDeps): Route[] => [
  handle(endpoints.notifications, async ({ request }) => ({
    body: await notificationsOf(db, await sessions.require(request), isVisibleTo),
  })),

  handle(endpoints.markRead, async ({ params, request }) => {
    await markRead(db, await sessions.require(request), params.id);
    return { body: {} };
  }),

  handle(endpoints.markAllRead, async ({ request }) => {
    await markAllRead(db, await sessions.require(request));
    return { body: {} };
  }),

  handle(endpoints.unreadCount, async ({ request }) => ({
    body: { count: await countUnread(db, await sessions.require(request), isVisibleTo) },
  })),
];
