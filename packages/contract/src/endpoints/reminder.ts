import type { Endpoint } from '../endpoint.ts';
import * as reminder from '../reminder.ts';
import { LIMITS } from '../limits.ts';

export const reminders = {
  method: 'GET',
  path: '/api/reminders',
  access: 'player',
  feature: 'REMINDERS',
  summary: 'Get how the caller is reminded of matches',
  response: reminder.reminders,
} as const satisfies Endpoint;

export const updateReminders = {
  method: 'PATCH',
  path: '/api/reminders',
  access: 'player',
  feature: 'REMINDERS',
  summary: 'Change the hour of the digest, the quiet hours or the time zone',
  body: reminder.remindersPatch,
  example: { body: { digestHour: 8, timeZone: 'Europe/Berlin' } },
  limits: [LIMITS.reminders],
} as const satisfies Endpoint;

export const createCalendarAddress = {
  method: 'POST',
  path: '/api/reminders/calendar',
  access: 'player',
  feature: 'REMINDERS',
  summary: "Make a new secret address for the caller's calendar; the old one stops working",
  response: reminder.calendarAddress,
  success: { 201: 'Created' },
  limits: [LIMITS.calendarAddress],
} as const satisfies Endpoint;

export const revokeCalendarAddress = {
  method: 'DELETE',
  path: '/api/reminders/calendar',
  access: 'player',
  feature: 'REMINDERS',
  summary: "Remove the address of the caller's calendar",
  limits: [LIMITS.calendarAddress],
} as const satisfies Endpoint;

export const pushKey = {
  method: 'GET',
  path: '/api/push/key',
  access: 'player',
  feature: 'REMINDERS',
  summary: 'Get the public VAPID key, with which browsers subscribe',
  response: reminder.pushKey,
} as const satisfies Endpoint;

export const subscribeToPush = {
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'player',
  feature: 'REMINDERS',
  summary: 'Send push notifications to this browser, until its session ends',
  body: reminder.pushSubscriptionPayload,
  example: { body: { endpoint: 'https://push.example/a', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } } },
  success: { 201: 'Subscribed' },
  errors: { 400: "Invalid input, a push service that isn't public, or too many browsers." },
  limits: [LIMITS.pushSubscriptions],
} as const satisfies Endpoint;

export const unsubscribeFromPush = {
  method: 'DELETE',
  path: '/api/push/subscriptions/:id',
  access: 'player',
  feature: 'REMINDERS',
  summary: 'Send no more push notifications to a browser; also succeeds if none were sent to it',
  limits: [LIMITS.pushSubscriptions],
} as const satisfies Endpoint;

export const sendTestPush = {
  method: 'POST',
  path: '/api/push/subscriptions/:id/test',
  access: 'owner',
  feature: 'REMINDERS',
  summary: 'Send a push notification to a browser of the caller now',
  errors: {
    404: 'The caller has no such browser, or its push service no longer knows it.',
    502: 'The push service is unavailable.',
  },
  limits: [LIMITS.testPushes],
} as const satisfies Endpoint;
