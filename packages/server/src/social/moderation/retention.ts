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
  // With their reports and messages, by the foreign keys.
  const cases = await db
    .deleteFrom('moderation_cases')
    .where('state', '=', 'DECIDED')
    .where('decided_at', '<', before)
    .executeTakeFirst();
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
  return cases.numDeletedRows + decisions.numDeletedRows > 0n;
}

/** Removes what was deleted too long ago to be reported. Returns whether there was any. */
export async function removeDeletedTexts(db: Db, now: Instant): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deleted_texts')
    .where('deleted_at', '<=', reportableSince(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
