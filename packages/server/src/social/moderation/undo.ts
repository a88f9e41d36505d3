import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { type Decided, type Deciding, lockCase, lockPlayer, readersOf } from './decide.ts';
import { HIDING } from './hide.ts';
import { logAsModerator } from './moderators.ts';
import { notifyOfUndo } from './notify-player.ts';
import { applySanctions } from './sanctions.ts';

/**
 * Undoes a decision and what it has changed. Without other decisions, its case is open again. Rejects an unknown one with
 * 404, one about a moderator with 403, and one that was undone or has ended with 409.
 */
export function undoDecision(db: Db, decisionId: string, { moderatorId, at, gameTime }: Deciding): Promise<Decided> {
  return db.transaction().execute(async (transaction) => {
    const decision = isId(decisionId)
      ? await transaction.selectFrom('moderation_decisions').selectAll().where('id', '=', decisionId).executeTakeFirst()
      : undefined;
    if (decision === undefined) throw notFound();
    const { id, user_id: userId, case_id: caseId, action, hidden } = decision;
    // Old cases are deleted, while their suspensions may be in force.
    const row = caseId === null ? undefined : await lockCase(transaction, caseId);
    await lockPlayer(transaction, userId, moderatorId);
    const undone = await transaction
      .updateTable('moderation_decisions')
      .set({ undone_at: at, hidden: null })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
      .returning('id')
      .executeTakeFirst();
    if (undone === undefined) throw new HttpError(409, 'This decision has ended or was undone already.');
    if (row !== undefined && hidden !== null) await HIDING[row.subject_kind].restore(transaction, row, hidden);
    await applySanctions(transaction, userId, at);
    if (row !== undefined) await reopen(transaction, row.id);
    const notified = await notifyOfUndo(transaction, { id, userId, action }, gameTime);
    await logAsModerator(transaction, {
      at,
      event: 'UNDO',
      moderator_id: moderatorId,
      user_id: userId,
      subject_id: id,
    });
    const readers = row === undefined ? [] : await readersOf(transaction, row);
    return { notified, matchId: row?.match_id ?? null, readers };
  });
}

/** Counts the change, and opens the case again if nothing is decided anymore. */
async function reopen(db: Db, caseId: string): Promise<void> {
  const remaining = db.selectFrom('moderation_decisions').where('case_id', '=', caseId).where('undone_at', 'is', null);
  const change = db.updateTable('moderation_cases').where('id', '=', caseId);
  await change.set((eb) => ({ revision: eb('revision', '+', 1) })).execute();
  await change
    .set({ state: 'OPEN', decided_at: null })
    .where(({ not, exists }) => not(exists(remaining.select('id'))))
    .execute();
}
