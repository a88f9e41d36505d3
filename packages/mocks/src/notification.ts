import type { Notification } from '@machine/contract';
import { FIXED_NOW } from './clock.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(FIXED_NOW.getTime() - minutes * MINUTE).toISOString();

/** Newest first; three unread, not all adjacent. */
export const notifications: Notification[] = [
  {
    id: 'n-pick',
    message: 'mira_calls_it disagrees with you on Los Angeles Lakers vs Boston Celtics',
    isRead: false,
    createdAt: ago(4),
    target: { kind: 'MATCH', id: 'nba-lal-bos' },
  },
  {
    id: 'n-rank',
    message: 'You are a Challenger now.',
    isRead: true,
    createdAt: ago(35),
    target: { kind: 'PROFILE', id: 'u-ada' },
  },
  {
    id: 'n-start',
    message: 'Arsenal vs Brighton & Hove Albion starts in 15 minutes.',
    isRead: false,
    createdAt: ago(3 * 60),
    target: { kind: 'MATCH', id: 'epl-ars-bha' },
  },
  {
    id: 'n-killer',
    message: 'Achievement unlocked: Giant killer',
    isRead: false,
    createdAt: ago(26 * 60),
    target: { kind: 'ACHIEVEMENTS', id: '' },
  },
  {
    id: 'n-week',
    message: 'The office: you won the week with 14.2 stars. You 14.2, the Machine 12.6.',
    isRead: true,
    createdAt: ago(9 * 24 * 60),
    target: { kind: 'LEAGUE', id: 'l-office' },
  },
];

/** As sent to a player who hides results. */
export const neutralNotifications: Notification[] = [
  ...notifications.filter(({ id }) => id === 'n-pick'),
  {
    id: 'n-neutral',
    message: 'Results are in for 5 of your matches.',
    isRead: false,
    createdAt: ago(30),
    target: { kind: 'RESULTS', id: '' },
  },
  ...notifications.filter(({ id }) => id === 'n-start'),
];

/** Arrives while the page is open. */
export const arrivingNotification: Notification = {
  id: 'n-arriving',
  message: 'mira_calls_it disagrees with you on Arsenal vs Brighton & Hove Albion',
  isRead: false,
  createdAt: ago(0),
};

export const readNotifications: Notification[] = notifications.map((row) => ({ ...row, isRead: true }));

/** Generates `count` notifications, every third one unread, always the same ones. */
export const manyNotifications = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n-${index + 1}`,
    message: `Player${index + 1} agreed with the Machine.`,
    isRead: index % 3 !== 0,
    createdAt: ago(index * 7),
  }));

/** No message, no time, an invalid time, and a time in the future. */
export const malformedNotifications: Notification[] = [
  { id: 'malformed-empty', message: '', isRead: false, createdAt: '' },
  { id: 'malformed-time', message: 'Without a valid time.', isRead: true, createdAt: 'yesterday' },
  { id: 'malformed-future', message: 'From the future.', isRead: false, createdAt: ago(-5) },
];

export const hostileNotifications: Notification[] = Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
  id: `hostile-${name}`,
  message: text,
  isRead: false,
  createdAt: text,
}));
