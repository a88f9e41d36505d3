import { toIso } from '../../platform/clock/time.ts';
import { type ExportList, listOf } from '../privacy/export-list.ts';

/** Lists what a user has reported, for the export of their data. */
export const exportedReports: ExportList = listOf({
  select: (db, userId) =>
    db
      .selectFrom('moderation_reports')
      .innerJoin('moderation_cases', 'moderation_cases.id', 'moderation_reports.case_id')
      .select(['moderation_reports.id', 'subject_kind', 'subject_id', 'reason', 'note', 'created_at', 'state'])
      .where('reporter_id', '=', userId),
  by: { created_at: 'moderation_reports.created_at', id: 'moderation_reports.id' },
  toJson: ({ subject_kind, subject_id, reason, note, created_at, state }) => ({
    subject: { kind: subject_kind, id: subject_id },
    reason,
    note,
    createdAt: toIso(created_at),
    isDecided: state === 'DECIDED',
  }),
});

/** Lists what moderators have decided about a user, for the export of their data: without names and notes of others. */
export const exportedDecisions: ExportList = listOf({
  select: (db, userId) =>
    db
      .selectFrom('moderation_decisions')
      .select(['id', 'action', 'reason', 'created_at', 'ends_at', 'undone_at'])
      .where('user_id', '=', userId)
      // It says that someone has reported them.
      .where('action', '<>', 'DISMISS'),
  by: { created_at: 'created_at', id: 'id' },
  toJson: ({ action, reason, created_at, ends_at, undone_at }) => ({
    action,
    reason,
    createdAt: toIso(created_at),
    endsAt: ends_at === null ? null : toIso(ends_at),
    undoneAt: undone_at === null ? null : toIso(undone_at),
  }),
});
