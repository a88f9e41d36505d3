import { type RestrictedPlayer, BLOCKS_MAX, MUTES_MAX } from '@machine/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import { isUserId } from '../../account/auth/require-user.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countDeletedFollows, lockFollowCounts } from '../follow/follow-counts.ts';
import { isVisibleTo, requireVisible } from './hidden.ts';

/**
 * Blocks a player: hides both from each other, ends their follows and deletes the notifications about each other. Rejects
 * oneself with 400, an unknown or hidden player with 404, and too many blocks with 409.
 */
export const block = (db: Db, blockerId: string, blockedId: string, at: Instant): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (blockerId === blockedId) throw new HttpError(400, "You can't block yourself.");
    const own = selectBlocked(transaction, blockerId).where('blocked_id', '=', blockedId);
    if (isUserId(blockedId) && (await own.executeTakeFirst()) !== undefined) return;
    await requireVisible(transaction, blockerId, blockedId);
    // First, because it refers to both: a rename locks a player before their counts, too.
    await transaction
      .insertInto('blocks')
      .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const pair = [blockerId, blockedId].toSorted() as [string, string];
    const deleted = await deleteFollowsBetween(transaction, pair);
    // Waits for a follow that is being stored: it ends here, or finds the block and fails.
    await lockFollowCounts(transaction, pair);
    deleted.push(...(await deleteFollowsBetween(transaction, pair)));
    await countDeletedFollows(transaction, deleted);
    await requireAtMost(BLOCKS_MAX, selectBlocked(transaction, blockerId), 'block');
    await removeNotificationsAbout(transaction, blockedId, blockerId);
    await removeNotificationsAbout(transaction, blockerId, blockedId);
  });

/** Returns what it has deleted. `pair` is sorted, so that two players who block each other delete in the same order. */
const deleteFollowsBetween = (db: Db, [one, other]: readonly [string, string]) =>
  db
    .deleteFrom('follows')
    .where((eb) =>
      eb.or([
        eb.and([eb('follower_id', '=', one), eb('followee_id', '=', other)]),
        eb.and([eb('follower_id', '=', other), eb('followee_id', '=', one)]),
      ]),
    )
    .returning(['follower_id', 'followee_id', 'created_at'])
    .execute();

/** Deletes the notifications that name a player: everyone's, or those of `readerId`. */
export const removeNotificationsAbout = (db: Db, userId: string, readerId?: string) =>
  db
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('about_user_id', '=', userId), eb('other_user_id', '=', userId)]))
    .$if(readerId !== undefined, (query) => query.where('user_id', '=', readerId ?? ''))
    .execute();

/** Ends a block. What it ended stays ended. The response is the same for every id, so that it reveals nothing. */
export async function unblock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  if (!isUserId(blockedId)) return;
  await db.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute();
}

/** Mutes a player. Rejects oneself with 400, an unknown or hidden player with 404, and too many mutes with 409. */
export async function mute(db: Db, muterId: string, mutedId: string, at: Instant): Promise<void> {
  if (muterId === mutedId) throw new HttpError(400, "You can't mute yourself.");
  await requireVisible(db, muterId, mutedId);
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('mutes')
      .values({ muter_id: muterId, muted_id: mutedId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await requireAtMost(MUTES_MAX, selectMuted(transaction, muterId), 'mute');
  });
}

export async function unmute(db: Db, muterId: string, mutedId: string): Promise<void> {
  if (!isUserId(mutedId)) return;
  await db.deleteFrom('mutes').where('muter_id', '=', muterId).where('muted_id', '=', mutedId).execute();
}

/** Returns whom a player has blocked, newest first. */
export const blockedBy = (db: Db, blockerId: string): Promise<RestrictedPlayer[]> =>
  listOf(db, selectBlocked(db, blockerId), sql<boolean>`1 = 1`);

/** Returns whom a player has muted, newest first, without those who are hidden from them. */
export const mutedBy = (db: Db, muterId: string): Promise<RestrictedPlayer[]> =>
  listOf(db, selectMuted(db, muterId), isVisibleTo(muterId, 'users.id'));

const selectBlocked = (db: Db, blockerId: string) =>
  db.selectFrom('blocks').select(['blocked_id as user_id', 'created_at']).where('blocker_id', '=', blockerId);

const selectMuted = (db: Db, muterId: string) =>
  db.selectFrom('mutes').select(['muted_id as user_id', 'created_at']).where('muter_id', '=', muterId);

type Restricted = SelectQueryBuilder<Tables, never, { user_id: string; created_at: Instant }>;

async function listOf(db: Db, restricted: Restricted, isListed: RawBuilder<boolean>): Promise<RestrictedPlayer[]> {
  const rows = await db
    .selectFrom(restricted.as('restricted'))
    .innerJoin('users', 'users.id', 'restricted.user_id')
    .select(['users.id', 'username', 'rank', 'is_bot', 'profile_image_url', 'restricted.created_at'])
    .where('users.deleted_at', 'is', null)
    .where(isListed)
    .orderBy('restricted.created_at', 'desc')
    .orderBy('users.id')
    .limit(BLOCKS_MAX)
    .execute();
  return rows.map(({ is_bot, profile_image_url, created_at, ...user }) => ({
    ...user,
    ...botMark({ is_bot }),
    profileImageUrl: profile_image_url,
    since: new Date(created_at).toISOString(),
  }));
}

async function requireAtMost(max: number, restricted: Restricted, action: string): Promise<void> {
  if ((await restricted.execute()).length > max) throw new HttpError(409, `You can ${action} at most ${max} players.`);
}

export async function removeBlocksAndMutesOf(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute();
  await db
    .deleteFrom('mutes')
    .where((eb) => eb.or([eb('muter_id', '=', userId), eb('muted_id', '=', userId)]))
    .execute();
}
