import type { Db } from '../db/open.ts';
import type { UserRow } from '../db/tables.ts';
import { DAY_MS } from '../feed/time.ts';
import { keyOf } from './user.ts';

/*
 * One account holds an address; others may claim it, so that a sign-up does not reveal whether the address has an
 * account. Confirming the address makes a claim the holder (docs/decisions/0038).
 */

type AddressKeys = Pick<UserRow, 'email_key' | 'claimed_email_key'>;

const claimKeys = (userId: string, key: string): AddressKeys => ({
  // With a colon in it, it is no address.
  email_key: `claim:${userId}`,
  claimed_email_key: key,
});

/** The keys of a new account: it holds a free address, and claims one that is taken. */
export async function addressKeys(db: Db, userId: string, email: string): Promise<AddressKeys> {
  const key = keyOf(email);
  return (await holderOf(db, key)) === undefined ? { email_key: key, claimed_email_key: null } : claimKeys(userId, key);
}

/** Also an account that is deleted, until it is purged. */
const holderOf = (db: Db, key: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_confirmed_at', 'deleted_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();

/** The account that holds the address of a claim; undefined for an account that holds its own. */
export const rivalOf = async (db: Db, { claimed_email_key: key }: AddressKeys) =>
  key === null ? undefined : holderOf(db, key);

type Rival = NonNullable<Awaited<ReturnType<typeof rivalOf>>>;

/** Whether an account keeps its address whatever others claim. */
export const isSettled = ({ email_confirmed_at, deleted_at }: Rival): boolean =>
  email_confirmed_at !== null && deleted_at === null;

/** Whether somebody else claimed the same address in the day before, so that its owner has been notified. */
export async function isClaimedAgain(db: Db, { id, claimed_email_key, created_at }: UserRow): Promise<boolean> {
  const earlier = await db
    .selectFrom('users')
    .select('id')
    .where('claimed_email_key', '=', claimed_email_key)
    .where('created_at', '>', created_at - DAY_MS)
    .where('created_at', '<=', created_at)
    .where('id', '<>', id)
    .executeTakeFirst();
  return earlier !== undefined;
}

/**
 * Gives a user the address that they claim; its former holder claims it from then on. Returns false when another
 * account has taken the address meanwhile. Does nothing for a user who holds their address. Call it in the transaction
 * that confirms the address.
 */
export async function takeOverAddress(transaction: Db, userId: string): Promise<boolean> {
  const { claimed_email_key: key } = await transaction
    .selectFrom('users')
    .select('claimed_email_key')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (key === null) return true;
  const holder = await holderOf(transaction, key);
  if (holder !== undefined) {
    const demoted: Partial<AddressKeys> = claimKeys(holder.id, key);
    const changed = await transaction
      .updateTable('users')
      .set(demoted)
      .where('id', '=', holder.id)
      // Of two claims that are confirmed at once, the second one waits here and finds another holder.
      .where('email_key', '=', key)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    // Using a reset link confirms the address, for the account that the link is for.
    await transaction.deleteFrom('password_resets').where('user_id', '=', holder.id).execute();
  }
  await transaction
    .updateTable('users')
    .set({ email_key: key, claimed_email_key: null })
    .where('id', '=', userId)
    .execute();
  return true;
}
