import { ACCOUNT_RESTORE_DAYS } from '@machine/contract';
import { z } from 'zod';
import { renewDeletionVersion } from '../../account/auth/deletion-version.ts';
import { showUsernames } from '../../account/auth/username-suffixes.ts';
import { recountBoardTotalsOf } from '../../game/leaderboard/board-totals.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { hashOf } from '../../platform/session/secret-token.ts';
import { addFollows } from '../follow/follow.ts';
import { returnToLeagues } from '../friend-league/membership.ts';

const kept = z.object({
  follows: z.array(z.object({ follower_id: z.string(), followee_id: z.string(), created_at: z.number() })),
  leagues: z.array(z.string()),
});
/** The rows that a deletion removes and a restoration brings back, as far as the others are still there. */
export type Kept = z.infer<typeof kept>;

const deletions = (db: Db, token: string, at: Instant) =>
  db
    .selectFrom('account_deletions')
    .select(['user_id', 'kept'])
    .where('token_hash', '=', hashOf(token))
    .where('created_at', '>', at - ACCOUNT_RESTORE_DAYS * DAY_MS);

/** Returns whether `restoreAccount` would accept the token. */
export const canRestore = async (db: Db, token: string, at: Instant): Promise<boolean> =>
  (await deletions(db, token, at).executeTakeFirst()) !== undefined;

/** Brings a deleted account back. Returns false for an unknown, used or expired token. `at` is real time, `now` game time. */
export const restoreAccount = (db: Db, token: string, at: Instant, now: Instant): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const deletion = await deletions(transaction, token, at).executeTakeFirst();
    if (deletion === undefined) return false;
    const { user_id } = deletion;
    // Only one of two concurrent calls with the same token finds it deleted.
    const user = await transaction
      .updateTable('users')
      .set({ deleted_at: null })
      .where('id', '=', user_id)
      .where('deleted_at', 'is not', null)
      .where('purged_at', 'is', null)
      .returning(['id', 'username_key'])
      .executeTakeFirst();
    if (user === undefined) return false;
    await transaction.deleteFrom('account_deletions').where('user_id', '=', user_id).execute();
    const { follows, leagues } = kept.parse(JSON.parse(deletion.kept));
    await showUsernames(transaction, [user]);
    await addFollows(transaction, user_id, follows);
    await returnToLeagues(transaction, user_id, leagues);
    await recountBoardTotalsOf(transaction, user_id, now);
    await renewDeletionVersion(transaction);
    return true;
  });

/** Ends the time in which accounts can be restored: removes what restores them, and frees their addresses. */
export async function endRestorations(db: Db, at: Instant): Promise<void> {
  const before = at - ACCOUNT_RESTORE_DAYS * DAY_MS;
  const ended = await db
    .deleteFrom('account_deletions')
    .where('created_at', '<=', before)
    .returning('user_id')
    .execute();
  for (const { user_id } of ended) {
    // The colon keeps it from matching any address.
    const freed = { email_key: `deleted:${user_id}` };
    await db.updateTable('users').set(freed).where('id', '=', user_id).where('deleted_at', 'is not', null).execute();
  }
}
