import { ACCOUNT_RESTORE_DAYS } from '@machine/contract';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

/** Ends the time in which accounts can be restored: removes what restores them, and frees their addresses. */
export async function endRestorations(db: Db, at: Instant): Promise<void> {
  const ended = await db
    .deleteFrom('account_deletions')
    .where('created_at', '<=', at - ACCOUNT_RESTORE_DAYS * DAY_MS)
    .returning('user_id')
    .execute();
  for (const { user_id } of ended) {
    // The colon keeps it from matching any address.
    const freed = { email_key: `deleted:${user_id}` };
    await db.updateTable('users').set(freed).where('id', '=', user_id).where('deleted_at', 'is not', null).execute();
  }
}
