import { PUSH_DEVICES_MAX, pushIdOf } from '@machine/contract/reminder.ts';
import { Rejection, type Responders } from './responders.ts';

export const reminderResponders: Responders = {
  reminders: ({ account }) => account.reminders,

  updateReminders({ body, account }) {
    account.reminders = { ...account.reminders, ...body };
  },

  createCalendarAddress({ account, store }) {
    const calendarPath = `/calendar/${store.nextId()}.ics`;
    account.reminders = { ...account.reminders, calendarPath };
    return { calendarPath };
  },

  revokeCalendarAddress({ account }) {
    account.reminders = { ...account.reminders, calendarPath: null };
  },

  async subscribeToPush({ body, account, store }) {
    const id = await pushIdOf(body.endpoint);
    const others = account.reminders.pushDevices.filter((device) => device.id !== id);
    if (others.length >= PUSH_DEVICES_MAX) throw new Rejection(400, 'There are too many browsers.');
    const device = { id, device: 'Chrome on macOS', createdAt: store.now() };
    account.reminders = { ...account.reminders, pushDevices: [...others, device] };
  },

  unsubscribeFromPush({ params, account }) {
    const pushDevices = account.reminders.pushDevices.filter(({ id }) => id !== params.id);
    account.reminders = { ...account.reminders, pushDevices };
  },

  sendTestPush({ params, account }) {
    if (!account.reminders.pushDevices.some(({ id }) => id === params.id)) {
      throw new Rejection(404, 'Push notifications are off in this browser. Turn them on again.');
    }
  },
};
