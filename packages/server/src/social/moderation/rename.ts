import { renewDeletionVersion } from '../../account/auth/deletion-version.ts';
import { isTakenByAnother } from '../../account/auth/former-usernames.ts';
import { hideUsername, showUsernames } from '../../account/auth/username-suffixes.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import { removeNotificationsAbout } from '../safety/blocks-and-mutes.ts';

const ATTEMPTS_MAX = 50;

/** What `giveNeutralName` gives. */
export const isNeutralName = (username: string): boolean => /^Player \d{4,}$/.test(username);

/** Gives a user a neutral name such as 'Player 4821', which nobody can sign up with. Call it in a transaction. */
export async function giveNeutralName(db: Db, userId: string, random: () => number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    // More digits once the short numbers are taken.
    const digits = 4 + Math.floor(attempt / 10);
    const number = Math.floor((1 + 9 * random()) * 10 ** (digits - 1));
    if (!(await rename(db, userId, `Player ${number}`))) continue;
    // They name the player as before.
    await removeNotificationsAbout(db, userId);
    return;
  }
  throw new Error('No unused neutral name found.');
}

/**
 * Renames a user everywhere. Returns false, and changes nothing, when another user has the name or gave it up lately.
 * Call it in a transaction.
 */
export async function rename(db: Db, userId: string, username: string): Promise<boolean> {
  const username_key = lookupKey(username);
  if (await isTakenByAnother(db, { id: userId, username_key })) return false;
  await db.updateTable('users').set({ username, username_key }).where('id', '=', userId).execute();
  await hideUsername(db, userId);
  await showUsernames(db, [{ id: userId, username_key }]);
  for (const table of ['follow_counts', 'follow_gains', 'board_totals'] as const)
    await db.updateTable(table).set({ username_key }).where('user_id', '=', userId).execute();
  // Boards are cached with the names on them.
  await renewDeletionVersion(db);
  return true;
}
