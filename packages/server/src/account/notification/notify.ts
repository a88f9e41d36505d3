import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Bus } from '../../platform/realtime/bus.ts';

/** Publishes an event to the users whose notifications were created at exactly `at`. Call it after the commit. */
export async function notifyRecipients(db: Db, bus: Bus, at: Instant): Promise<void> {
  const recipients = await db
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('created_at', '=', at)
    .execute();
  if (recipients.length === 0) return;
  bus.publish(
    { type: 'notification', data: {} },
    recipients.map((row) => row.user_id),
  );
}
