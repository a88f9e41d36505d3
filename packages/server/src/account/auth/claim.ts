import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';

/*
 * One account holds an email address and others can claim it, so that signing up doesn't reveal whether the address
 * already has an account. An account that confirms the address becomes its holder (docs/decisions/sign-up-privacy.md).
 */

type AddressKeys = Pick<UserRow, 'email_key' | 'claimed_email_key'>;

const claimKeys = (userId: string, key: string): AddressKeys => ({
  // The colon keeps it from matching any address.
  email_key: `claim:${userId}`,
  claimed_email_key: key,
});

/** Returns the keys of a new account, which holds a free address and claims a taken one. */
export async function addressKeys(db: Db, userId: string, email: string): Promise<AddressKeys> {
  const key = lookupKey(email);
  return (await holderOf(db, key)) === undefined ? { email_key: key, claimed_email_key: null } : claimKeys(userId, key);
}

/** Includes deleted accounts until they are purged. */
const holderOf = (db: Db, key: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_confirmed_at', 'deleted_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();

/** Returns the holder of the address that an account claims; undefined for an account that holds its address itself. */
export const claimedAddressHolder = async (db: Db, { claimed_email_key: key }: AddressKeys) =>
  key === null ? undefined : holderOf(db, key);

type AddressHolder = NonNullable<Awaited<ReturnType<typeof claimedAddressHolder>>>;

/** Returns whether an account keeps its address when others claim it. */
export const hasConfirmedAddress = ({ email_confirmed_at, deleted_at }: AddressHolder): boolean =>
  email_confirmed_at !== null && deleted_at === null;

/** Returns whether another account claimed the same address within the last day, so its owner was already notified. */
export async function isRepeatedClaim(db: Db, { id, claimed_email_key, created_at }: UserRow): Promise<boolean> {
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
 * Makes a user the holder of the address that they claim and turns the former holder into a claimant. Returns false when
 * another account took the address over first. Does nothing for a user who holds their address. Call it in the
 * transaction that confirms the address.
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
      // When two claims are confirmed at once, the second waits here and then finds a different holder.
      .where('email_key', '=', key)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    // A reset link would confirm the address for its former holder.
    await transaction.deleteFrom('password_resets').where('user_id', '=', holder.id).execute();
  }
  await transaction
    .updateTable('users')
    .set({ email_key: key, claimed_email_key: null })
    .where('id', '=', userId)
    .execute();
  return true;
}
