import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import type { HiddenSince } from './neutral.ts';
import { countUnread, type IsVisibleTo, markAllRead, markRead, notificationsOf } from './read-notifications.ts';

export type NotificationDeps = Pick<RouteDeps, 'db' | 'clock'> & { isVisibleTo: IsVisibleTo; hiddenSince: HiddenSince };

export const notificationRoutes = ({ db, clock, isVisibleTo, hiddenSince }: NotificationDeps): Route[] => {
  const unseenBy = async (userId: string) => ({ isVisibleTo, hidden: await hiddenSince(userId), now: clock.now() });
  return [
    handle(endpoints.notifications, async ({ userId }) => {
      return { body: await notificationsOf(db, userId, await unseenBy(userId)) };
    }),

    handle(endpoints.markRead, ({ params, userId }) => markRead(db, userId, params.id)),

    handle(endpoints.markAllRead, ({ userId }) => markAllRead(db, userId)),

    handle(endpoints.unreadCount, async ({ userId }) => {
      return { body: { count: await countUnread(db, userId, await unseenBy(userId)) } };
    }),
  ];
};
