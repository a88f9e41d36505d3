import type { NewReport, ReportSubjectKind } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findSubject, type Reporting, type Subject } from './subject.ts';

/**
 * Stores a report: in the case of its subject, which it opens, also again after a decision. Returns whether it is the
 * player's first one. Rejects what the player can't see with 404, and what is their own with 400.
 */
export async function createReport(db: Db, reporting: Reporting, report: NewReport): Promise<boolean> {
  const { reporterId, wall: at } = reporting;
  return db.transaction().execute(async (transaction) => {
    const subject = await findSubject(transaction, reporting, report.subject);
    if (subject.userId === reporterId) throw new HttpError(400, "You can't report yourself.");
    const caseId = await findOrCreateCase(transaction, report.subject.kind, subject, at);
    const stored = await transaction
      .insertInto('moderation_reports')
      .values({
        id: crypto.randomUUID(),
        case_id: caseId,
        reporter_id: reporterId,
        reason: report.reason,
        note: report.note || null,
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) return false;
    await transaction
      .insertInto('moderation_reasons')
      .values({ case_id: caseId, reason: report.reason, reporter_count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['case_id', 'reason'])
          .doUpdateSet((eb) => ({ reporter_count: eb('moderation_reasons.reporter_count', '+', 1) })),
      )
      .execute();
    await transaction
      .updateTable('moderation_cases')
      .set((eb) => ({
        state: 'OPEN',
        decided_at: null,
        reporter_count: eb('reporter_count', '+', 1),
        revision: eb('revision', '+', 1),
        last_reported_at: at,
      }))
      .where('id', '=', caseId)
      .execute();
    return true;
  });
}

/** Returns the id of the case, which is locked until the transaction ends. */
async function findOrCreateCase(db: Db, kind: ReportSubjectKind, subject: Subject, at: Instant): Promise<string> {
  const newId = crypto.randomUUID();
  const { id: caseId } = await db
    .insertInto('moderation_cases')
    .values({
      id: newId,
      subject_key: subject.key,
      subject_kind: kind,
      subject_id: subject.id,
      user_id: subject.userId,
      match_id: subject.matchId,
      content: subject.content,
      state: 'OPEN',
      revision: 0,
      reporter_count: 0,
      first_reported_at: at,
      last_reported_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('subject_key').doUpdateSet((eb) => ({ revision: eb.ref('moderation_cases.revision') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (caseId === newId && subject.context.length > 0) {
    const rows = subject.context.map((row) => ({ ...row, case_id: caseId }));
    await db.insertInto('moderation_context').values(rows).execute();
  }
  return caseId;
}
