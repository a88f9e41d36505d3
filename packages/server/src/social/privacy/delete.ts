import { removeConfirmationsOf } from '../../account/auth/confirmation.ts';
import { removeResetsOf } from '../../account/auth/password-reset.ts';
import { endAccessOf } from '../../platform/session/session-store.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { renewDeletionVersion } from '../../account/auth/deletion-version.ts';
import { hideUsername } from '../../account/auth/username-suffixes.ts';
import { removeClubsOf } from '../../game/club/followed-clubs.ts';
import { removeBoardTotalsOf } from '../../game/leaderboard/board-totals.ts';
import { leaveAllLeagues } from '../friend-league/membership.ts';
import { removeFollowsOf } from '../follow/follow.ts';
import { removeShares } from '../share/shares.ts';

/**
 * Hides an account everywhere at once: ends its sessions and memberships, and deletes its links, its follows and the
 * notifications about its user. The remaining data is invisible until the purge. `at` is real time, `now` game time.
 */
export const deleteAccount = (db: Db, userId: string, at: Instant, now: Instant = at): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ deleted_at: at })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute();
    await endAccessOf(transaction, userId);
    await removeResetsOf(transaction, userId);
    await removeConfirmationsOf(transaction, userId);
    await removeFollowsOf(transaction, userId);
    await removeShares(transaction, userId);
    await leaveAllLeagues(transaction, userId, now);
    await hideUsername(transaction, userId);
    await removeBoardTotalsOf(transaction, userId);
    await removeClubsOf(transaction, userId);
    await transaction
      .deleteFrom('notifications')
      .where((eb) => eb.or([eb('about_user_id', '=', userId), eb('other_user_id', '=', userId)]))
      .execute();
    await renewDeletionVersion(transaction);
  });
