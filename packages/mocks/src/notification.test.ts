import { notifications as schema } from '@machine/contract';
import { expect, test } from 'vitest';
import {
  hostileNotifications,
  notifications,
  manyNotifications,
  malformedNotifications,
  readNotifications,
} from './notification.ts';

test.each([
  ['the notifications', notifications],
  ['all read', readNotifications],
  ['ten thousand', manyNotifications(10_000)],
  ['malformed values', malformedNotifications],
  ['hostile text', hostileNotifications],
])('%s match the schema', (_, rows) => {
  expect(schema.parse(rows)).toEqual(rows);
});
