import { createHash, randomBytes } from 'node:crypto';
import type { ResetPasswordPayload } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { MINUTE_MS } from '../feed/time.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { onConfirmed } from './confirmation.ts';
import { checkNewPassword } from './password-rules.ts';
import { endSessionsOf } from './session.ts';
import { userByEmail } from './user.ts';

/** How long a link is good. */
export const RESET_MINUTES = 30;

const invalid = () => new Refusal(400, 'Invalid or expired reset link');

/** Whom a link is for, and what it ends in. */
export type ResetLink = { to: string; username: string; token: string };

/**
 * Makes a link for the owner of an address; it takes the place of an earlier one. Null for an address without an
 * account and for an account without a password: then as much is written, so that time tells nothing.
 */
export async function beginReset(db: Db, email: string, at: Instant): Promise<ResetLink | null> {
  const user = await userByEmail(db, email);
  const owner = user === undefined || user.password_hash === null ? null : user;
  const token = randomBytes(32).toString('base64url');
  const fresh = { token_hash: hashOf(token), created_at: at };
  await db
    .insertInto('password_resets')
    .values({ ...fresh, user_id: owner?.id ?? null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
  return owner && { to: owner.email, username: owner.username, token };
}

/** Sets the password of the one whom the link is for, and logs them out everywhere. Throws a `Refusal` (400). */
export async function resetPassword(
  { db, passwords, wall }: Pick<Services, 'db' | 'passwords' | 'wall'>,
  { token, password }: ResetPasswordPayload,
): Promise<void> {
  const token_hash = hashOf(token);
  const owner = await ownerOf(db, token_hash, wall());
  if (owner === undefined) throw invalid();
  checkNewPassword(password, owner);
  const password_hash = await passwords.hash(password, owner.email);
  await db.transaction().execute(async (transaction) => {
    // Of two who come with the same link, one finds it.
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', token_hash)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) throw invalid();
    await transaction
      .updateTable('users')
      .set((eb) => ({ password_hash, device_version: eb('device_version', '+', 1) }))
      .where('id', '=', owner.id)
      .execute();
    await endSessionsOf(transaction, owner.id);
    // The link came by email, so its user receives mail at the address.
    await onConfirmed(transaction, owner.id, wall());
  });
}

const ownerOf = (db: Db, token_hash: string, now: Instant) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.username', 'users.email'])
    .where('token_hash', '=', token_hash)
    .where('password_resets.created_at', '>', now - RESET_MINUTES * MINUTE_MS)
    // The clock went back: nobody knows how old the link is. A minute is for servers whose clocks differ.
    .where('password_resets.created_at', '<=', now + MINUTE_MS)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

/** Nobody can use a link any more: it is no longer in anybody's hands. */
export const removeResetsOf = (db: Db, userId: string) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute();

/** Forgets the links that have expired. */
export const removeOverResets = (db: Db, now: Instant) =>
  db
    .deleteFrom('password_resets')
    .where('created_at', '<=', now - RESET_MINUTES * MINUTE_MS)
    .execute();

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
