import type { Notification } from '@machine/contract';
import { NOON } from './clock.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOON.getTime() - minutes * MINUTE).toISOString();

/** From the youngest to the oldest: three unread, the second of them behind one that is read. */
export const notifications: Notification[] = [
  {
    id: 'n-pick',
    message: 'mira_calls_it disagreed with the Machine on Los Angeles Lakers vs Boston Celtics.',
    isRead: false,
    createdAt: ago(4),
  },
  { id: 'n-rank', message: 'You are a Challenger now.', isRead: true, createdAt: ago(35) },
  {
    id: 'n-start',
    message: 'Arsenal vs Brighton & Hove Albion starts in 15 minutes.',
    isRead: false,
    createdAt: ago(3 * 60),
  },
  { id: 'n-killer', message: 'Achievement unlocked: Giant killer', isRead: false, createdAt: ago(26 * 60) },
  { id: 'n-ring', message: 'Achievement unlocked: Into the ring', isRead: true, createdAt: ago(9 * 24 * 60) },
];

export const readNotifications: Notification[] = notifications.map((row) => ({ ...row, isRead: true }));

/** As many as a story wants, every third unread: always the same ones. */
export const notificationsOf = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n-${index + 1}`,
    message: `Player${index + 1} agreed with the Machine.`,
    isRead: index % 3 !== 0,
    createdAt: ago(index * 7),
  }));

/** No message, no time, and a time that is still to come for a slow clock. */
export const oddNotifications: Notification[] = [
  { id: 'odd-empty', message: '', isRead: false, createdAt: '' },
  { id: 'odd-time', message: 'From no day at all.', isRead: true, createdAt: 'yesterday' },
  { id: 'odd-future', message: 'From a faster clock.', isRead: false, createdAt: ago(-5) },
];

export const hostileNotifications: Notification[] = Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
  id: `hostile-${name}`,
  message: text,
  isRead: false,
  createdAt: text,
}));
