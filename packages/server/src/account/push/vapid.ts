import webPush from 'web-push';
import { z } from 'zod';
import type { Db } from '../../platform/db/open.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The key pair with which push services recognize this server, as base64url. */
export type VapidKeys = z.infer<typeof vapidKeys>;

const NAME = 'vapid keys';

/**
 * Returns a function that reads the keys, which the first process creates. They must never change: browsers have
 * subscribed with the public one. A failed read is retried on the next call.
 */
export function createVapidKeys(db: Db): () => Promise<VapidKeys> {
  let cached: Promise<VapidKeys> | undefined;
  return () => {
    cached ??= readVapidKeys(db).catch((error) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}

async function readVapidKeys(db: Db): Promise<VapidKeys> {
  const stored = () => db.selectFrom('key_value').select('value').where('name', '=', NAME).executeTakeFirst();
  let row = await stored();
  if (row === undefined) {
    await db
      .insertInto('key_value')
      .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    row = await stored();
  }
  return vapidKeys.parse(JSON.parse(row?.value ?? ''));
}
