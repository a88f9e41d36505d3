import { endAccessOf } from '../../platform/session/session-store.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { hashOf, newToken } from '../../platform/session/secret-token.ts';
import { renewDeletionVersion } from '../../account/auth/deletion-version.ts';
import { hideUsername } from '../../account/auth/username-suffixes.ts';
import { removeBoardTotalsOf } from '../../game/leaderboard/board-totals.ts';
import { leaveAllLeagues } from '../friend-league/membership.ts';
import { removeFollowsOf } from '../follow/follow.ts';
import { removeNotificationsAbout } from '../safety/blocks-and-mutes.ts';
import type { Kept } from './restore.ts';

/** The former owner of a deleted account, and the token in the link that restores it. */
export type DeletedAccount = { to: string; username: string; token: string };

/**
 * Hides an account everywhere at once: ends its sessions and memberships, and deletes its links, its follows and the
 * notifications about its user. The remaining data is invisible until the purge. `at` is real time, `now` game time.
 * Returns null if the account is deleted already.
 */
export const deleteAccount = (db: Db, userId: string, at: Instant, now: Instant = at): Promise<DeletedAccount | null> =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ deleted_at: at })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning(['email', 'username'])
      .executeTakeFirst();
    if (user === undefined) return null;
    await endAccessOf(transaction, userId);
    for (const table of ['email_confirmations', 'password_resets', 'shares'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    const kept: Kept = {
      follows: await removeFollowsOf(transaction, userId),
      leagues: await leaveAllLeagues(transaction, userId, now),
    };
    await hideUsername(transaction, userId);
    await removeBoardTotalsOf(transaction, userId);
    await removeNotificationsAbout(transaction, userId);
    await renewDeletionVersion(transaction);
    const token = newToken();
    await transaction
      .insertInto('account_deletions')
      .values({ user_id: userId, token_hash: hashOf(token), kept: JSON.stringify(kept), created_at: at })
      .execute();
    return { to: user.email, username: user.username, token };
  });
