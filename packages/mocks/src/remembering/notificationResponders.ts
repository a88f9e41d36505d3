import { Rejection, type Responders } from './responders.ts';

export const notificationResponders: Responders = {
  notifications: ({ account }) => account.notifications,

  unreadCount: ({ account }) => ({ count: account.notifications.filter(({ isRead }) => !isRead).length }),

  markRead({ params, account }) {
    if (!account.notifications.some(({ id }) => id === params.id)) {
      throw new Rejection(404, 'This notification does not exist.');
    }
    account.notifications = account.notifications.map((row) => (row.id === params.id ? { ...row, isRead: true } : row));
  },

  markAllRead({ account }) {
    account.notifications = account.notifications.map((row) => ({ ...row, isRead: true }));
  },
};
