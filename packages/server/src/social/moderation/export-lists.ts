import type { Db } from '../../platform/db/open.ts';
import { toIso } from './decision-json.ts';

/** Rows in memory at a time. */
const PAGE_SIZE = 500;

type Position = { created_at: number; id: string };
const FIRST: Position = { created_at: -1, id: '' };

/** Lists what a user has reported, for the export of their data. */
export async function* exportedReports(db: Db, userId: string): AsyncIterable<object[]> {
  const page = ({ created_at, id }: Position) =>
    db
      .selectFrom('moderation_reports')
      .innerJoin('moderation_cases', 'moderation_cases.id', 'moderation_reports.case_id')
      .select(['moderation_reports.id', 'subject_kind', 'subject_id', 'reason', 'note', 'created_at', 'state'])
      .where('reporter_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('moderation_reports.created_at', 'moderation_reports.id'), '>', tuple(created_at, id)),
      )
      .orderBy('moderation_reports.created_at')
      .orderBy('moderation_reports.id')
      .limit(PAGE_SIZE)
      .execute();
  for (let rows = await page(FIRST); rows.length > 0; rows = await page(rows.at(-1) ?? FIRST)) {
    yield rows.map(({ subject_kind, subject_id, reason, note, created_at, state }) => ({
      subject: { kind: subject_kind, id: subject_id },
      reason,
      note,
      createdAt: toIso(created_at),
      isDecided: state === 'DECIDED',
    }));
  }
}

/** Lists what moderators have decided about a user, for the export of their data: without names and notes of others. */
export async function* exportedDecisions(db: Db, userId: string): AsyncIterable<object[]> {
  const page = ({ created_at, id }: Position) =>
    db
      .selectFrom('moderation_decisions')
      .select(['id', 'action', 'reason', 'created_at', 'ends_at', 'undone_at'])
      .where('user_id', '=', userId)
      // It says that someone has reported them.
      .where('action', '<>', 'DISMISS')
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
  for (let rows = await page(FIRST); rows.length > 0; rows = await page(rows.at(-1) ?? FIRST)) {
    yield rows.map(({ action, reason, created_at, ends_at, undone_at }) => ({
      action,
      reason,
      createdAt: toIso(created_at),
      endsAt: ends_at === null ? null : toIso(ends_at),
      undoneAt: undone_at === null ? null : toIso(undone_at),
    }));
  }
}
