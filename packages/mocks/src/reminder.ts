import type { PushDevice, PushMessage, Reminders } from '@machine/contract/reminder.ts';

export const calendarAddress = { calendarPath: '/calendar/c3RvcnlzdG9yeXN0b3J5c3Rvcnk.ics' };

/** Nothing is set up yet. */
export const reminders: Reminders = {
  calendarPath: null,
  digestHour: null,
  quietFrom: 22,
  quietTo: 8,
  timeZone: 'Europe/Berlin',
  pushDevices: [],
};

/** The id is the SHA-256 of `https://push.example/this-browser` as base64url. */
export const thisPushDevice: PushDevice = {
  id: 'k2k3l_0dq2LpIcb0D-E_3S25l_9_yRr2-GGCcij1qnA',
  device: 'Chrome on macOS',
  createdAt: '2026-11-18T09:30:00.000Z',
};

export const pushReminders: Reminders = { ...reminders, pushDevices: [thisPushDevice] };

export const pushKey = {
  key: 'BKqF8Wqz4VY3GvdMZb4BIWZ2K4rVqBQh0xk0d0hT2Sg3cJ1tq4f8uGbUt0VnG6Pcs7QW8xYF0vZl8pK0u0l3b2M',
};

export const pushMessage: PushMessage = {
  title: 'Starts in 15 minutes',
  body: "Los Angeles Lakers vs Phoenix Suns. You haven't picked yet.",
  tag: 'last-call:2026-11-20',
  path: '/?match=nba-1',
};
