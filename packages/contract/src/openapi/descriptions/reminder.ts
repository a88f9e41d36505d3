import * as schemas from '../../reminder.ts';
import { describeFields } from './describe.ts';

const { from, to } = schemas.DEFAULT_QUIET_HOURS;
const CALENDAR_PATH = 'Path of the calendar, which contains a secret.';
const TIME_ZONE = 'IANA name of the time zone of all hours, such as Europe/Berlin.';

const hours = {
  digestHour: 'Hour of the day at which the digest is sent, 0 to 23. Null for the end of the game day, 10:00 UTC.',
  quietFrom: `First hour without push notifications, 0 to 23; ${from} unless the player chose another.`,
  quietTo: `Hour from which push notifications come again; ${to} unless the player chose another. The same as \`quietFrom\`: at any time.`,
};

export const reminder = [
  describeFields(schemas.pushDevice, {
    id: "SHA-256 of the subscription's endpoint as base64url, by which a browser recognizes its own.",
    createdAt: 'When the browser subscribed.',
  }),
  describeFields(schemas.reminders, {
    ...hours,
    calendarPath: `${CALENDAR_PATH} Null without one.`,
    timeZone: `${TIME_ZONE} Null if none is known, and UTC is assumed.`,
    pushDevices: `Browsers that get push notifications, at most ${schemas.PUSH_DEVICES_MAX}.`,
  }),
  describeFields(schemas.remindersPatch, { ...hours, timeZone: TIME_ZONE }),
  describeFields(schemas.calendarAddress, { calendarPath: CALENDAR_PATH }),
  describeFields(schemas.pushKey, {
    key: "Public half of the server's VAPID key as base64url, with which browsers subscribe.",
  }),
  describeFields(schemas.pushSubscriptionPayload, {
    endpoint: 'Address at the push service of the browser.',
    keys: [
      'Keys with which messages are encrypted for the browser, as base64url.',
      { p256dh: 'Uncompressed point of P-256, 65 bytes.', auth: 'Secret of 16 bytes.' },
    ],
    timeZone: TIME_ZONE,
  }),
];
