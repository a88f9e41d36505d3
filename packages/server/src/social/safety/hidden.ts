import { type RawBuilder, sql } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Instant } from '../../platform/clock/time.ts';
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

/** Like `isVisibleTo`, at some time since an instant: blocks that are younger don't count. */
export const wasVisibleTo = (viewerId: string, column: string, since: Instant): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from blocks where blocks.created_at < ${since}
    and ((blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${sql.ref(column)})
      or (blocks.blocked_id = ${viewerId} and blocks.blocker_id = ${sql.ref(column)})))`;

/** Builds the condition that a user hasn't muted another one, each a value or a column. */
export const hasNotMuted = (muter: RawBuilder<unknown>, muted: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from mutes where mutes.muter_id = ${muter} and mutes.muted_id = ${muted})`;

/** Up to this number of blocks, in both directions, they are all read at once. */
const FEW = 100;

/**
 * Returns those of `userIds` who are hidden from the viewer. Nearly all players have few blocks or none, and need
 * only one statement.
 */
export async function hiddenAmong(
  db: Db,
  viewerId: string | null,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (viewerId === null || userIds.length === 0) return NOBODY;
  const some = await someHiddenFrom(db, viewerId);
  if (some.length === 0) return NOBODY;
  const listed = new Set(userIds);
  return some.length > FEW ? lookUpHidden(db, viewerId, [...listed]) : new Set(some.filter((id) => listed.has(id)));
}

const NOBODY: ReadonlySet<string> = new Set();

/** Returns who is hidden from a player; of more than `FEW`, any of them. */
async function someHiddenFrom(db: Db, viewerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked_id as id')
    .where('blocker_id', '=', viewerId)
    .unionAll(db.selectFrom('blocks').select('blocker_id as id').where('blocked_id', '=', viewerId))
    .limit(FEW + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Looks up each of these players. Compared with a list, all blocks of the viewer would be read, and each compared with the
 * whole list; `offset 0` keeps PostgreSQL from reading them all into a table in memory.
 */
async function lookUpHidden(db: Db, viewerId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for (const ids of chunksOf(userIds)) {
    const { rows } = await sql<{ id: string }>`with listed(id) as (values ${sql.join(ids.map((id) => sql`(${id})`))})
      select id from listed
      where exists (select 1 from blocks where blocker_id = ${viewerId} and blocked_id = listed.id limit 1 offset 0)
        or exists (select 1 from blocks where blocked_id = ${viewerId} and blocker_id = listed.id limit 1 offset 0)`.execute(
      db,
    );
    for (const { id } of rows) hidden.add(id);
  }
  return hidden;
}

/** Returns those of the authors of a page of messages who are hidden from the viewer or muted by them. */
export async function unseenAmong(db: Db, viewerId: string, authorIds: string[]): Promise<ReadonlySet<string>> {
  if (authorIds.length === 0) return NOBODY;
  const muted = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('muter_id', '=', viewerId)
    .where('muted_id', 'in', authorIds)
    .execute();
  return new Set([...(await hiddenAmong(db, viewerId, authorIds)), ...muted.map(({ muted_id }) => muted_id)]);
}

/** Rejects an unknown, deleted or hidden user with the same 404. */
export async function requireVisible(db: Db, viewerId: string | null, userId: string): Promise<void> {
  await requireUser(db, userId);
  if ((await hiddenAmong(db, viewerId, [userId])).size > 0) throw unknownUser();
}
