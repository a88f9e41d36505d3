import type { ModerationDecision } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';

export const selectDecisions = (db: Db) =>
  db
    .selectFrom('moderation_decisions')
    .leftJoin('users as moderators', 'moderators.id', 'moderation_decisions.moderator_id')
    .selectAll('moderation_decisions')
    .select('moderators.username as moderator');

type DecisionRow = Awaited<ReturnType<ReturnType<typeof selectDecisions>['executeTakeFirstOrThrow']>>;

export const decisionJson = (row: DecisionRow, now: Instant): ModerationDecision => ({
  id: row.id,
  action: row.action,
  reason: row.reason,
  note: row.note,
  createdAt: toIso(row.created_at),
  endsAt: row.ends_at === null ? null : toIso(row.ends_at),
  moderator: row.moderator,
  undoneAt: row.undone_at === null ? null : toIso(row.undone_at),
  canUndo: row.undone_at === null && (row.ends_at === null || row.ends_at > now),
});
