import { type Endpoint, ignored } from '../endpoint.ts';
import * as notification from '../notification.ts';

export const notifications = {
  method: 'GET',
  path: '/api/notifications',
  response: notification.notifications,
} as const satisfies Endpoint;

export const markRead = {
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  response: ignored,
} as const satisfies Endpoint;

export const markAllRead = {
  method: 'POST',
  path: '/api/notifications/mark-all-read',
  response: ignored,
} as const satisfies Endpoint;

export const unreadCount = {
  method: 'GET',
  path: '/api/notifications/unread-count',
  response: notification.unreadCount,
} as const satisfies Endpoint;
