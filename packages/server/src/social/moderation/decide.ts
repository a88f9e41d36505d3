import { type ModerationAction, MUTE_HOURS, type NewDecision, SUSPENSION_HOURS } from '@machine/contract';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import { HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { type CaseRow, HIDING } from './hide.ts';
import { lockUser, logAsModerator } from './moderators.ts';
import { notifyOfDecision } from './notify-player.ts';
import { applySanctions } from './sanctions.ts';

/** `at`: real time. `gameTime`: of the player's notification. `moderatorId`: null for the command line. */
export type Deciding = { moderatorId: string | null; at: Instant; gameTime: Instant; random: () => number };

/** The events to announce after the commit. `readers`: those in the conversation of a message that may look different. */
export type Decided = { notified: string[]; matchId: string | null; readers: string[] };

/**
 * Decides a case. Rejects an unknown case, and one about the moderator, with 404; one about another moderator with 403;
 * a case that has changed since the moderator saw it with 409; and an action that doesn't fit with 400.
 */
export async function decideCase(db: Db, caseId: string, decision: NewDecision, deciding: Deciding): Promise<Decided> {
  const { moderatorId, at } = deciding;
  checkHours(decision);
  return db.transaction().execute(async (transaction) => {
    const row = isId(caseId) ? await lockCase(transaction, caseId) : undefined;
    if (row === undefined) throw notFound();
    await lockPlayer(transaction, row.user_id, moderatorId);
    if (row.revision !== decision.revision) {
      throw new HttpError(409, 'This case has changed: it was decided or reported again. Please look at it once more.');
    }
    const hiding = HIDING[row.subject_kind];
    const hidden = decision.action === 'HIDE' ? await hiding.hide(transaction, row, deciding.random) : undefined;
    if (hidden === null) throw new HttpError(400, "It's already gone, so there's nothing to hide.");
    const notified = await storeDecision(transaction, { ...decision, caseId, userId: row.user_id, hidden }, deciding);
    await transaction
      .updateTable('moderation_cases')
      .set({ state: 'DECIDED', decided_at: at, revision: row.revision + 1 })
      .where('id', '=', caseId)
      .execute();
    return { notified, matchId: row.match_id, readers: await readersOf(transaction, row) };
  });
}

/** Returns who is in the conversation of a reported message. */
export async function readersOf(db: Db, { subject_kind, subject_id }: CaseRow): Promise<string[]> {
  if (subject_kind !== 'DM_MESSAGE') return [];
  const rows = await db
    .selectFrom('dm_messages')
    .innerJoin('dm_participants', 'dm_participants.thread_id', 'dm_messages.thread_id')
    .select('dm_participants.user_id')
    .where('dm_messages.id', '=', subject_id)
    .where('left_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Returns a case, locked until the transaction ends with the message that it is about; undefined if there is none. */
export async function lockCase(db: Db, caseId: string): Promise<CaseRow | undefined> {
  const row = await db
    .updateTable('moderation_cases')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', caseId)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) await HIDING[row.subject_kind].lock?.(db, row);
  return row;
}

/**
 * Locks the player of a decision until the transaction ends. Call it after `lockCase`, and before anything else: in this
 * order everywhere, so that decisions about one player can't deadlock, and none misses another. Rejects moderators who
 * decide about themselves with 404, and about another moderator with 403.
 */
export async function lockPlayer(db: Db, userId: string, moderatorId: string | null): Promise<void> {
  if (userId === moderatorId) throw notFound();
  const user = await lockUser(db, userId);
  if (user?.is_moderator === 1 && moderatorId !== null) {
    throw new HttpError(403, "You can't decide about another moderator.");
  }
}

/** For how many hours an action can be in force. */
const HOURS: Partial<Record<ModerationAction, readonly (number | undefined)[]>> = {
  MUTE: MUTE_HOURS,
  SUSPEND: [...SUSPENSION_HOURS, undefined],
};

function checkHours({ action, hours }: NewDecision): void {
  if (!(HOURS[action] ?? [undefined]).includes(hours)) throw new HttpError(400, 'hours is missing or invalid.');
}

type Stored = Pick<NewDecision, 'action' | 'reason' | 'note' | 'hours'> & {
  caseId: string | null;
  userId: string;
  hidden?: string | undefined;
};

/** Stores and logs a decision and puts it in force. Returns the users to notify. Call it after `lockPlayer`. */
export async function storeDecision(db: Db, decision: Stored, deciding: Deciding): Promise<string[]> {
  const { action, reason, note, hours, caseId, userId, hidden } = decision;
  const { moderatorId: moderator_id, at } = deciding;
  const id = crypto.randomUUID();
  const ends_at = hours === undefined ? null : at + hours * HOUR_MS;
  const row = { id, case_id: caseId, user_id: userId, moderator_id, action, reason, created_at: at, ends_at, hidden };
  await db
    .insertInto('moderation_decisions')
    .values({ ...row, note: note || null })
    .execute();
  const inForce = await applySanctions(db, userId, at);
  // A longer mute may be in force already.
  const endsAt = action === 'MUTE' ? inForce.muted_until : ends_at;
  const notified = await notifyOfDecision(db, { id, userId, action, reason, endsAt }, deciding.gameTime);
  const about = { user_id: userId, subject_id: id, reason, hours: hours ?? null };
  await logAsModerator(db, { ...about, at, event: action, moderator_id });
  return notified;
}
