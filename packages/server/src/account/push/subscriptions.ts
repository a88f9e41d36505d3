import { createHash } from 'node:crypto';
import { PUSH_DEVICES_MAX, type PushDevice, type PushSubscriptionPayload } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError, unauthorized } from '../../platform/http/http-error.ts';
import type { Session } from '../../platform/session/session.ts';
import { UNKNOWN_DEVICE } from '../../platform/session/user-agent.ts';
import type { PushTarget } from './push-client.ts';

/** Returns the public id of a subscription. Its endpoint can't be computed from it. */
export const pushIdOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** Lists the browsers that get push notifications for a user, oldest first. */
export async function listPushDevices(db: Db, userId: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, device, created_at }) => ({ id, device, createdAt: new Date(created_at).toISOString() }));
}

/**
 * Stores the subscription of a session's browser until the session ends. A subscription that another user or session of
 * the same browser had becomes this one's. Throws an `HttpError` (400) if the user has too many.
 */
export async function storeSubscription(
  db: Db,
  { userId, idHash }: Session,
  { endpoint, keys }: PushSubscriptionPayload,
  now: Instant,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = pushIdOf(endpoint);
    // Locks the user, so that concurrent requests can't exceed the limit together.
    await transaction
      .updateTable('users')
      .set((eb) => ({ digest_tries: eb.ref('digest_tries') }))
      .where('id', '=', userId)
      .execute();
    const session = await transaction
      .selectFrom('sessions')
      .select('device')
      .where('id_hash', '=', idHash)
      .executeTakeFirst();
    if (session === undefined) throw unauthorized();
    const others = (await listPushDevices(transaction, userId)).filter((device) => device.id !== id);
    if (others.length >= PUSH_DEVICES_MAX) {
      throw new HttpError(400, `You can turn on push notifications in ${PUSH_DEVICES_MAX} browsers at most.`);
    }
    // Messages for the browser's last user must not reach this one.
    await transaction.deleteFrom('push_subscriptions').where('id', '=', id).where('user_id', '<>', userId).execute();
    const columns = {
      user_id: userId,
      session_hash: idHash,
      p256dh: keys.p256dh,
      auth: keys.auth,
      device: session.device ?? UNKNOWN_DEVICE,
      created_at: now,
    };
    await transaction
      .insertInto('push_subscriptions')
      .values({ id, endpoint, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
  });
}

/** Returns where to reach a browser of a user; undefined if it gets no push notifications. */
export async function findSubscription(db: Db, userId: string, id: string): Promise<PushTarget | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Removes a subscription of a user, with everything that waits for it. */
export async function removeSubscription(db: Db, userId: string, id: string): Promise<void> {
  if (!isId(id)) return;
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('user_id', '=', userId).execute();
}
