import { removeConfirmationsOf } from '../account/confirmation.ts';
import { removeResetsOf } from '../account/reset.ts';
import { endSessionsOf } from '../account/session.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { noteDeletion } from './last-deletion.ts';

/**
 * Takes an account out of sight at once and everywhere: no login, no session, no follower, no news of what its owner
 * did. What is left of it nobody sees, until it is purged.
 */
export const deleteAccount = (db: Db, userId: string, at: Instant): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ deleted_at: at })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute();
    await endSessionsOf(transaction, userId);
    await removeResetsOf(transaction, userId);
    await removeConfirmationsOf(transaction, userId);
    await removeFollowsOf(transaction, userId);
    await transaction.deleteFrom('notifications').where('about_user_id', '=', userId).execute();
    await noteDeletion(transaction);
  });

export const removeFollowsOf = (db: Db, userId: string) =>
  db
    .deleteFrom('follows')
    .where((eb) => eb.or([eb('follower_id', '=', userId), eb('followee_id', '=', userId)]))
    .execute();
