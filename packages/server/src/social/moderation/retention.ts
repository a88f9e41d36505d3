import { REPORT_RETENTION_DAYS } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { reportableSince } from './deleted-texts.ts';

/**
 * Deletes cases that were decided long ago, with their reports and messages, and the decisions that are no longer in
 * force. What was hidden stays hidden. Returns whether anything was deleted.
 */
export async function removeOldCases(db: Db, now: Instant): Promise<boolean> {
  const before = now - REPORT_RETENTION_DAYS * DAY_MS;
  const hasDeletedCases = await removeCases(db, before);
  const decisions = await db
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
  return hasDeletedCases || decisions.numDeletedRows > 0n;
}

/** Many at once, with all of their reports and messages, could take longer than a statement may. */
const BATCH = 500;

/** Deletes the cases that were decided before, with their reports and messages, by the foreign keys. */
async function removeCases(db: Db, before: Instant): Promise<boolean> {
  const due = db
    .selectFrom('moderation_cases')
    .select('id')
    .where('state', '=', 'DECIDED')
    .where('decided_at', '<', before)
    .limit(BATCH);
  for (let hasDeleted = false; ; hasDeleted = true) {
    const { numDeletedRows } = await db
      .deleteFrom('moderation_cases')
      .where('id', 'in', due)
      // A report may open one of them in the meantime.
      .where('state', '=', 'DECIDED')
      .executeTakeFirst();
    if (numDeletedRows === 0n) return hasDeleted;
  }
}

/** Removes what was deleted too long ago to be reported. Returns whether there was any. */
export async function removeDeletedTexts(db: Db, now: Instant): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deleted_texts')
    .where('deleted_at', '<=', reportableSince(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
