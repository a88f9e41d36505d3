import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';

/** The emails that are due. The age of an empty queue is 0. */
export type MailQueue = { length: number; oldestAgeSeconds: number };

/** Reads the email queue at `now`, in real time. */
export async function readMailQueue(db: Db, now: Instant): Promise<MailQueue> {
  const { length, oldest } = await db
    .selectFrom('notifications')
    .select((eb) => [eb.fn.countAll<number>().as('length'), eb.fn.min('mail_due_at').as('oldest')])
    .where('mail_due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return { length: Number(length), oldestAgeSeconds: oldest === null ? 0 : (now - oldest) / 1_000 };
}
