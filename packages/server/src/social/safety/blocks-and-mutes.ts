import { type AvoidedPlayer, BLOCKS_MAX, MUTES_MAX } from '@machine/contract';
import { botMark } from '../../account/auth/bot-mark.ts';
import { isUserId } from '../../account/auth/require-user.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/open.ts';
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
    if (await isBlocked(transaction, blockerId, blockedId)) return;
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
    const { count } = await transaction
      .selectFrom('blocks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('blocker_id', '=', blockerId)
      .executeTakeFirstOrThrow();
    if (count > BLOCKS_MAX) throw new HttpError(409, `You can block at most ${BLOCKS_MAX} players.`);
    await deleteNotificationsAbout(transaction, blockerId, blockedId);
    await deleteNotificationsAbout(transaction, blockedId, blockerId);
  });

async function isBlocked(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  if (!isUserId(blockedId)) return false;
  const found = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return found !== undefined;
}

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

const deleteNotificationsAbout = (db: Db, userId: string, aboutId: string) =>
  db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('about_user_id', '=', aboutId), eb('other_user_id', '=', aboutId)]))
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
    const { count } = await transaction
      .selectFrom('mutes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('muter_id', '=', muterId)
      .executeTakeFirstOrThrow();
    if (count > MUTES_MAX) throw new HttpError(409, `You can mute at most ${MUTES_MAX} players.`);
  });
}

export async function unmute(db: Db, muterId: string, mutedId: string): Promise<void> {
  if (!isUserId(mutedId)) return;
  await db.deleteFrom('mutes').where('muter_id', '=', muterId).where('muted_id', '=', mutedId).execute();
}

type ListedRow = {
  id: string;
  username: string;
  rank: string;
  is_bot: 0 | 1;
  profile_image_url: string | null;
  created_at: Instant;
};

const SHOWN = ['users.id', 'users.username', 'users.rank', 'users.is_bot', 'users.profile_image_url'] as const;

/** Returns whom a player has blocked, newest first. */
export async function blockedBy(db: Db, blockerId: string): Promise<AvoidedPlayer[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select([...SHOWN, 'blocks.created_at'])
    .where('blocks.blocker_id', '=', blockerId)
    .where('users.deleted_at', 'is', null)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id')
    .limit(BLOCKS_MAX)
    .execute();
  return rows.map(toListed);
}

/** Returns whom a player has muted, newest first, without those who are hidden from them. */
export async function mutedBy(db: Db, muterId: string): Promise<AvoidedPlayer[]> {
  const rows = await db
    .selectFrom('mutes')
    .innerJoin('users', 'users.id', 'mutes.muted_id')
    .select([...SHOWN, 'mutes.created_at'])
    .where('mutes.muter_id', '=', muterId)
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(muterId, 'users.id'))
    .orderBy('mutes.created_at', 'desc')
    .orderBy('users.id')
    .limit(MUTES_MAX)
    .execute();
  return rows.map(toListed);
}

const toListed = ({ id, username, rank, is_bot, profile_image_url, created_at }: ListedRow): AvoidedPlayer => ({
  id,
  username,
  rank,
  ...botMark({ is_bot }),
  profileImageUrl: profile_image_url,
  since: new Date(created_at).toISOString(),
});

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
