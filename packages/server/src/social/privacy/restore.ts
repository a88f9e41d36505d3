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

/** Returns what the token in a link restores; undefined for an unknown, used or expired one. */
export const deletionOf = (db: Db, token: string, at: Instant) =>
  db
    .selectFrom('account_deletions')
    .select(['user_id', 'kept'])
    .where('token_hash', '=', hashOf(token))
    .where('created_at', '>', at - ACCOUNT_RESTORE_DAYS * DAY_MS)
    .executeTakeFirst();

/** Brings a deleted account back. Returns false if the token doesn't. `at` is real time, `now` game time. */
export const restoreAccount = (db: Db, token: string, at: Instant, now: Instant): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const deletion = await deletionOf(transaction, token, at);
    if (deletion === undefined) return false;
    // Only one of two concurrent calls with the same token finds it deleted.
    const user = await transaction
      .updateTable('users')
      .set({ deleted_at: null })
      .where('id', '=', deletion.user_id)
      .where('deleted_at', 'is not', null)
      .returning(['id', 'username_key'])
      .executeTakeFirst();
    if (user === undefined) return false;
    await transaction.deleteFrom('account_deletions').where('user_id', '=', user.id).execute();
    const { follows, leagues } = kept.parse(JSON.parse(deletion.kept));
    await showUsernames(transaction, [user]);
    await addFollows(transaction, user.id, follows);
    await returnToLeagues(transaction, user.id, leagues);
    await recountBoardTotalsOf(transaction, user.id, now);
    await renewDeletionVersion(transaction);
    return true;
  });
