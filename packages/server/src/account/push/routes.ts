import { endpoints, type PushMessage } from '@machine/contract';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { checkTimeZone, updateReminders } from '../reminder/reminder-settings.ts';
import type { PushClient } from './push-client.ts';
import { findSubscription, removeSubscription, storeSubscription } from './subscriptions.ts';
import type { VapidKeys } from './vapid.ts';

type PushDeps = { db: Db; wall: () => Instant; pushClient: PushClient; vapidKeys: () => Promise<VapidKeys> };

const TEST_MESSAGE: PushMessage = {
  title: 'Beat the Machine',
  body: 'Push notifications work in this browser.',
  tag: 'test',
  path: '/settings',
};

export const pushRoutes = ({ db, wall, pushClient, vapidKeys }: PushDeps): Route[] => [
  handle(endpoints.pushKey, async () => ({ body: { key: (await vapidKeys()).publicKey } })),

  handle(endpoints.subscribeToPush, async ({ body, session }) => {
    const { timeZone } = body;
    if (timeZone !== undefined) checkTimeZone(timeZone);
    if (!(await pushClient.isAllowed(body.endpoint)))
      throw new HttpError(400, "Your browser's push service can't be used.");
    await storeSubscription(db, session, body, wall());
    if (timeZone !== undefined) await updateReminders(db, session.userId, { timeZone }, wall());
    return { status: 201, body: {} };
  }),

  handle(endpoints.unsubscribeFromPush, ({ params, userId }) => removeSubscription(db, userId, params.id)),

  handle(endpoints.sendTestPush, async ({ params: { id }, userId }) => {
    const target = await findSubscription(db, userId, id);
    const outcome = target && (await pushClient.send(target, TEST_MESSAGE, MINUTE_MS));
    if (outcome === undefined || outcome.kind === 'gone') {
      await removeSubscription(db, userId, id);
      throw new HttpError(404, 'Push notifications are off in this browser. Turn them on again.');
    }
    if (outcome.kind !== 'sent') {
      throw new HttpError(502, "Your browser's push service is unavailable. Please try again.");
    }
  }),
];
