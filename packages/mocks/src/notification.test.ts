import { notifications as schema } from '@machine/contract';
import { expect, test } from 'vitest';
import {
  hostileNotifications,
  notifications,
  notificationsOf,
  oddNotifications,
  readNotifications,
} from './notification.ts';

test.each([
  ['the notifications', notifications],
  ['those all read', readNotifications],
  ['ten thousand', notificationsOf(10_000)],
  ['odd values', oddNotifications],
  ['hostile text', hostileNotifications],
])('%s speak the wire', (_, rows) => {
  expect(schema.parse(rows)).toEqual(rows);
});
