import { type RawBuilder, sql } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import { unknownUser, requireUser } from '../../account/auth/require-user.ts';

/*
 * Two players are hidden from each other while at least one of them blocks the other. Everything that shows players to
 * a player goes through one of these. Nobody is hidden from visitors, whose viewer id is null.
 */

/**
 * Builds the condition that the user in a column, such as 'users.id', isn't hidden from the viewer. True when the column
 * is null. It costs two lookups in an index, however many blocks there are.
 */
export const isVisibleTo = (viewerId: string | null, column: string): RawBuilder<boolean> =>
  viewerId === null
    ? sql<boolean>`1 = 1`
    : sql<boolean>`(not exists (select 1 from blocks where blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${sql.ref(column)})
      and not exists (select 1 from blocks where blocks.blocked_id = ${viewerId} and blocks.blocker_id = ${sql.ref(column)}))`;

/** Builds the condition that the viewer hasn't muted the user in a column. */
export const isNotMutedBy = (viewerId: string, column: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from mutes where mutes.muter_id = ${viewerId} and mutes.muted_id = ${sql.ref(column)})`;

/**
 * Returns those of `userIds` who are hidden from the viewer. For nearly all players, who have no blocks, this is one
 * lookup in an index.
 */
export async function hiddenAmong(
  db: Db,
  viewerId: string | null,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (viewerId === null || userIds.length === 0 || !(await hasBlocks(db, viewerId))) return NOBODY;
  const hidden = new Set<string>();
  for (const ids of chunksOf(userIds)) {
    const rows = await db
      .selectFrom('blocks')
      .select('blocked_id as id')
      .where('blocker_id', '=', viewerId)
      .where('blocked_id', 'in', ids)
      .unionAll(
        db
          .selectFrom('blocks')
          .select('blocker_id as id')
          .where('blocked_id', '=', viewerId)
          .where('blocker_id', 'in', ids),
      )
      .execute();
    for (const { id } of rows) hidden.add(id);
  }
  return hidden;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Returns whether a player blocks anyone or is blocked by anyone. */
async function hasBlocks(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`select 1 as found
    where exists (select 1 from blocks where blocker_id = ${userId})
      or exists (select 1 from blocks where blocked_id = ${userId})`.execute(db);
  return rows.length > 0;
}

/** Returns those of `userIds` whom the viewer has muted. */
export async function mutedAmong(db: Db, viewerId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const muted = new Set<string>();
  for (const ids of chunksOf(userIds)) {
    const rows = await db
      .selectFrom('mutes')
      .select('muted_id')
      .where('muter_id', '=', viewerId)
      .where('muted_id', 'in', ids)
      .execute();
    for (const { muted_id } of rows) muted.add(muted_id);
  }
  return muted;
}

/** Selects a user's mute of another one, if there is one. */
export const muteBetween = (db: Db, muterId: string, mutedId: string) =>
  db.selectFrom('mutes').select('muted_id').where('muter_id', '=', muterId).where('muted_id', '=', mutedId);

/** Rejects an unknown, deleted or hidden user with the same 404. */
export async function requireVisible(db: Db, viewerId: string | null, userId: string): Promise<void> {
  await requireUser(db, userId);
  if ((await hiddenAmong(db, viewerId, [userId])).size > 0) throw unknownUser();
}
