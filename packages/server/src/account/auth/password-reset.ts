import type { ResetPasswordPayload } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { hashOf, newToken } from '../../platform/session/secret-token.ts';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Passwords } from './password.ts';
import { type EmailLink, markEmailConfirmed } from './confirmation.ts';
import { checkNewPassword } from './password-rules.ts';
import { endAccessOf } from '../../platform/session/session-store.ts';
import { userByEmail } from './user.ts';

/** A reset link is valid this long. */
export const RESET_MINUTES = 30;

const invalid = () => new HttpError(400, 'Invalid or expired reset link');

/**
 * Creates a reset link for the account with this address, which replaces any earlier one. Returns null when there is no
 * account or it has no password; a row is written anyway, so that the time reveals nothing.
 */
export async function createResetLink(db: Db, email: string, at: Instant): Promise<EmailLink | null> {
  const user = await userByEmail(db, email);
  const owner = user === undefined || user.password_hash === null ? null : user;
  const token = newToken();
  const link = { token_hash: hashOf(token), created_at: at };
  await db
    .insertInto('password_resets')
    .values({ ...link, user_id: owner?.id ?? null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return owner && { to: owner.email, username: owner.username, token };
}

/** Sets a new password by reset link and ends all sessions of the user. Throws an `HttpError` (400). */
export async function resetPassword(
  { db, passwords, wall }: { db: Db; passwords: Passwords; wall: () => Instant },
  { token, password }: ResetPasswordPayload,
): Promise<void> {
  const token_hash = hashOf(token);
  const owner = await ownerOf(db, token_hash, wall());
  if (owner === undefined) throw invalid();
  checkNewPassword(password, owner);
  const password_hash = await passwords.hash(password);
  await db.transaction().execute(async (transaction) => {
    // Only one of two concurrent requests with the same token deletes the row.
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
    await endAccessOf(transaction, owner.id);
    // The link was sent by email, so the user receives mail at this address.
    await markEmailConfirmed(transaction, owner.id, wall());
  });
}

const ownerOf = (db: Db, token_hash: string, now: Instant) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.username', 'users.email'])
    .where('token_hash', '=', token_hash)
    .where('password_resets.created_at', '>', now - RESET_MINUTES * MINUTE_MS)
    // Rejects links from the future: after the clock was set back, their age is unknown. Clocks may differ by a minute.
    .where('password_resets.created_at', '<=', now + MINUTE_MS)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

export const removeResetsOf = (db: Db, userId: string) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute();

export const removeExpiredResets = (db: Db, now: Instant) =>
  db
    .deleteFrom('password_resets')
    .where('created_at', '<=', now - RESET_MINUTES * MINUTE_MS)
    .execute();
