import type { Endpoint } from '../endpoint.ts';
import * as notification from '../notification.ts';

export const notifications = {
  method: 'GET',
  path: '/api/notifications',
  access: 'player',
  summary: 'List the newest 200 notifications, newest first',
  response: notification.notifications,
} as const satisfies Endpoint;

export const markRead = {
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  access: 'owner',
  summary: 'Mark a notification as read',
  errors: { 404: 'The caller has no such notification.' },
} as const satisfies Endpoint;

export const markAllRead = {
  method: 'POST',
  path: '/api/notifications/mark-all-read',
  access: 'player',
  summary: 'Mark all notifications as read',
} as const satisfies Endpoint;

export const unreadCount = {
  method: 'GET',
  path: '/api/notifications/unread-count',
  access: 'player',
  summary: 'Count the unread notifications',
  response: notification.unreadCount,
} as const satisfies Endpoint;
