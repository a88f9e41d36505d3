import { PUSH_DEVICES_MAX, pushIdOf } from '@machine/contract';
import { Rejection, type Responders } from './responders.ts';

export const reminderResponders: Responders = {
  reminders: ({ account }) => account.reminders,

  updateReminders({ body, reply, account }) {
    account.reminders = { ...account.reminders, ...body };
    return reply;
  },

  createCalendarAddress({ account, store }) {
    const calendarPath = `/calendar/${store.nextId()}.ics`;
    account.reminders = { ...account.reminders, calendarPath };
    return { calendarPath };
  },

  revokeCalendarAddress({ reply, account }) {
    account.reminders = { ...account.reminders, calendarPath: null };
    return reply;
  },

  async subscribeToPush({ body, reply, account, store }) {
    const id = await pushIdOf(body.endpoint);
    const others = account.reminders.pushDevices.filter((device) => device.id !== id);
    if (others.length >= PUSH_DEVICES_MAX) throw new Rejection(400, 'There are too many browsers.');
    const device = { id, device: 'Chrome on macOS', createdAt: store.now() };
    account.reminders = { ...account.reminders, pushDevices: [...others, device] };
    return reply;
  },

  unsubscribeFromPush({ params, reply, account }) {
    const pushDevices = account.reminders.pushDevices.filter(({ id }) => id !== params.id);
    account.reminders = { ...account.reminders, pushDevices };
    return reply;
  },

  sendTestPush({ params, reply, account }) {
    if (!account.reminders.pushDevices.some(({ id }) => id === params.id)) {
      throw new Rejection(404, 'Push notifications are off in this browser. Turn them on again.');
    }
    return reply;
  },
};
