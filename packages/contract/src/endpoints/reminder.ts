import { type Endpoint, ignored } from '../endpoint.ts';
import * as reminder from '../reminder.ts';

export const reminders = {
  method: 'GET',
  path: '/api/reminders',
  response: reminder.reminders,
} as const satisfies Endpoint;

export const updateReminders = {
  method: 'PATCH',
  path: '/api/reminders',
  body: reminder.remindersPatch,
  response: ignored,
} as const satisfies Endpoint;

/** Makes a new address for the calendar. The old one stops working. */
export const createCalendarAddress = {
  method: 'POST',
  path: '/api/reminders/calendar',
  response: reminder.calendarAddress,
} as const satisfies Endpoint;

export const revokeCalendarAddress = {
  method: 'DELETE',
  path: '/api/reminders/calendar',
  response: ignored,
} as const satisfies Endpoint;

export const pushKey = {
  method: 'GET',
  path: '/api/push/key',
  response: reminder.pushKey,
} as const satisfies Endpoint;

export const subscribeToPush = {
  method: 'POST',
  path: '/api/push/subscriptions',
  body: reminder.pushSubscriptionPayload,
  response: ignored,
} as const satisfies Endpoint;

export const unsubscribeFromPush = {
  method: 'DELETE',
  path: '/api/push/subscriptions/:id',
  response: ignored,
} as const satisfies Endpoint;

/** Sends a notification to one browser of the caller now. */
export const sendTestPush = {
  method: 'POST',
  path: '/api/push/subscriptions/:id/test',
  response: ignored,
} as const satisfies Endpoint;
