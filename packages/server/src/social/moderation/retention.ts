import { REPORT_RETENTION_DAYS } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';

export const DELETED_TEXT = 'This message was deleted.';
const BATCH = 500;

/**
 * Deletes cases that were decided long ago, with their reports and messages, and the decisions that are no longer in
 * force. What was hidden stays hidden. Returns whether anything was deleted.
 */
export async function removeOldCases(db: Db, now: Instant): Promise<boolean> {
  const before = now - REPORT_RETENTION_DAYS * DAY_MS;
  let hasDeleted = false;
  for (;;) {
    const due = await db
      .selectFrom('moderation_cases')
      .select('id')
      .where('state', '=', 'DECIDED')
      .where('decided_at', '<', before)
      .limit(BATCH)
      .execute();
    if (due.length === 0) break;
    hasDeleted = true;
    const ids = due.map(({ id }) => id);
    // With their reports and messages, by the foreign keys. A report may have opened one of them in the meantime.
    await db
      .deleteFrom('moderation_cases')
      .where('id', 'in', ids)
      .where('state', '=', 'DECIDED')
      .where('decided_at', '<', before)
      .execute();
  }
  const { numDeletedRows } = await db
    .deleteFrom('moderation_decisions')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.or([eb('undone_at', 'is not', null), eb('action', 'not in', ['MUTE', 'SUSPEND']), eb('ends_at', '<', before)]),
    )
    .where((eb) =>
      eb.or([
        eb('case_id', 'is', null),
        eb('case_id', 'not in', eb.selectFrom('moderation_cases').select('moderation_cases.id')),
      ]),
    )
    .executeTakeFirst();
  await db
    .updateTable('moderation_decisions')
    .set({ note: null })
    .where('created_at', '<', before)
    .where('note', 'is not', null)
    .execute();
  return hasDeleted || numDeletedRows > 0n;
}

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
