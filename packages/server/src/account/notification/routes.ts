import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../services.ts';
import { countUnread, markAllRead, markRead, notificationsOf } from './read-notifications.ts';

export const notificationRoutes = ({ db, sessions }: Services): Route[] => [
  handle(endpoints.notifications, async ({ request }) => ({
    body: await notificationsOf(db, await sessions.require(request)),
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
    body: { count: await countUnread(db, await sessions.require(request)) },
  })),
];
