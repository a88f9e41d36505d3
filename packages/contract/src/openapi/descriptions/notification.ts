import * as schemas from '../../notification.ts';
import { describeFields } from './describe.ts';

export const notification = [
  describeFields(schemas.notificationTarget, {
    kind: 'Screen to open: the chat of a MATCH, RESULTS, a PROFILE, ACHIEVEMENTS, a THREAD or a LEAGUE.',
    id: 'Id of the match, player, thread or league. Empty for screens that need none.',
  }),
  describeFields(schemas.notification, {
    id: 'Id of the notification, as in `/api/notifications/{id}/read`.',
    message: 'One or two sentences, as plain text.',
    isRead: 'True once the player has read it, or once it counts as read.',
    createdAt: 'When the player was notified.',
    target: 'What the notification is about. Absent if it leads nowhere.',
  }),
  describeFields(schemas.unreadCount, { count: 'Number of unread notifications.' }),
];
