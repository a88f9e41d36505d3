import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { earnedRankSql } from '../../game/totals/rank-sql.ts';
import { appendToLog, type LogEvent } from './log.ts';

export async function isModerator(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('is_moderator').where('id', '=', userId).executeTakeFirst();
  return user?.is_moderator === 1;
}

/** Locks a user until the transaction ends. Undefined if there is none. */
export const lockUser = (db: Db, userId: string) =>
  db
    .updateTable('users')
    .set((eb) => ({ username: eb.ref('username') }))
    .where('id', '=', userId)
    .returning(['username', 'is_moderator', 'deleted_at'])
    .executeTakeFirst();

/**
 * Adds to the log what a moderator does, or the command line. Rejects with 404, so that it is rolled back, once their role
 * has been taken back: the log has nothing of a moderator after that. Call it last: others wait for the log.
 */
export async function logAsModerator(db: Db, event: LogEvent): Promise<void> {
  await appendToLog(db, event);
  const { moderator_id: id = null } = event;
  if (id !== null && !(await isModerator(db, id))) throw notFound();
}

/** Gives or takes the role, and shows it as the rank. Returns whether it has changed. Call it in a transaction. */
export async function setModerator(db: Db, userId: string, isModerator: boolean, at: Instant): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({
      is_moderator: isModerator ? 1 : 0,
      rank: isModerator ? 'ADMIN' : earnedRankSql(sql`'ROOKIE'`, sql`users.star_tenths`),
    })
    .where('id', '=', userId)
    .where('is_moderator', '=', isModerator ? 0 : 1)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  await appendToLog(db, { at, event: isModerator ? 'GRANT' : 'REVOKE', user_id: userId });
  return true;
}
