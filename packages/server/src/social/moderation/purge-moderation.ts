import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';

export const DELETED_TEXT = 'This message was deleted.';

/**
 * Removes what moderation stores about a deleted user: what they wrote, in reports and around reported messages, and what
 * was reported of them. That something was decided, and why, stays under their anonymous id until it is too old.
 */
export async function purgeModerationOf(db: Db, userId: string, now: Instant): Promise<void> {
  await db.updateTable('moderation_reports').set({ note: null }).where('reporter_id', '=', userId).execute();
  await db.updateTable('moderation_context').set({ text: DELETED_TEXT }).where('user_id', '=', userId).execute();
  await db
    .updateTable('moderation_reports')
    .set({ note: null })
    .where('case_id', 'in', (eb) => eb.selectFrom('moderation_cases').select('id').where('user_id', '=', userId))
    .execute();
  await db
    .updateTable('moderation_cases')
    // The key of a name has its hash. Nobody is left to decide about.
    .set(({ ref, fn, val }) => ({
      content: '',
      subject_key: ref('id'),
      state: 'DECIDED',
      decided_at: fn.coalesce('decided_at', val(now)),
    }))
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('moderation_decisions')
    .set({ note: null, hidden: null })
    .where('user_id', '=', userId)
    .execute();
}
