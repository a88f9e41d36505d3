import type { Notification, NotificationTarget } from '@machine/contract/notification.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { minutesAgo } from './minutesAgo.ts';

function unread(id: string, minutes: number, message: string, target?: NotificationTarget): Notification {
  return { id, message, isRead: false, createdAt: minutesAgo(minutes), target };
}
const read = (row: Notification): Notification => ({ ...row, isRead: true });

const match = (id: string) => ({ kind: 'MATCH', id });
const OPPOSED = 'mira_calls_it disagrees with you on';
const pick = unread('n-pick', 4, `${OPPOSED} Los Angeles Lakers vs Boston Celtics`, match('nba-lal-bos'));
const start = unread('n-start', 180, 'Arsenal vs Brighton & Hove Albion starts in 15 minutes.', match('epl-ars-bha'));
const WEEK_WON = 'The office: you won the week with 14.2 stars. You 14.2, the Machine 12.6.';

/** Newest first; three unread, not all adjacent. */
export const notifications: Notification[] = [
  pick,
  read(unread('n-rank', 35, 'You are a Challenger now.', { kind: 'PROFILE', id: 'u-ada' })),
  start,
  unread('n-killer', 26 * 60, 'Achievement unlocked: Giant killer', { kind: 'ACHIEVEMENTS', id: '' }),
  read(unread('n-week', 9 * 24 * 60, WEEK_WON, { kind: 'LEAGUE', id: 'l-office' })),
];

const neutral = unread('n-neutral', 30, 'Results are in for 5 of your matches.', { kind: 'RESULTS', id: '' });
/** As sent to a player who hides results. */
export const neutralNotifications: Notification[] = [pick, neutral, start];

export const arrivingNotification = unread('n-arriving', 0, `${OPPOSED} Arsenal vs Brighton & Hove Albion`);

export const readNotifications: Notification[] = notifications.map(read);

/** Generates `count` notifications, every third one unread, always the same ones. */
export const manyNotifications = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    ...unread(`n-${index + 1}`, index * 7, `Player${index + 1} agreed with the Machine.`),
    isRead: index % 3 !== 0,
  }));

/** No message, no time, an invalid time, and a time in the future. */
export const malformedNotifications: Notification[] = [
  { ...unread('malformed-empty', 0, ''), createdAt: '' },
  { ...read(unread('malformed-time', 0, 'Without a valid time.')), createdAt: 'yesterday' },
  unread('malformed-future', -5, 'From the future.'),
];

export const hostileNotifications: Notification[] = Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
  ...unread(`hostile-${name}`, 0, text),
  createdAt: text,
}));
