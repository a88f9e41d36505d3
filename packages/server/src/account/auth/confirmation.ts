import type { Db } from '../../platform/db/open.ts';
import { hashOf, newToken } from '../../platform/session/secret-token.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { userById } from './user.ts';

/** A confirmation link is valid this long. */
export const CONFIRMATION_DAYS = 3;

/** The path of the page that a confirmation link opens. */
export const CONFIRM_PATH = '/api/emails/confirm/:token';

/** The recipient of a link, and the token in it. */
export type EmailLink = { to: string; username: string; token: string };

/**
 * Creates a confirmation link for a user's address, which replaces any earlier one. Returns null when the address is
 * already confirmed or the user is gone.
 */
export async function createConfirmationLink(db: Db, userId: string, at: Instant): Promise<EmailLink | null> {
  const user = await userById(db, userId);
  if (user === undefined || user.email_confirmed_at !== null) return null;
  const token = newToken();
  const link = { token_hash: hashOf(token), email: user.email, created_at: at };
  await db
    .insertInto('email_confirmations')
    .values({ ...link, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return { to: user.email, username: user.username, token };
}

/** Returns whether `confirmEmail` would accept the token. */
export const isConfirmationValid = async (db: Db, token: string, at: Instant): Promise<boolean> =>
  (await ownerOf(db, token, at)) !== undefined;

/** Confirms the address that the link was sent to. Returns false for an unknown, used, replaced or expired token. */
export const confirmEmail = (db: Db, token: string, at: Instant): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const owner = await ownerOf(transaction, token, at);
    if (owner === undefined) return false;
    // Only one of two concurrent calls with the same token deletes the row.
    const used = await transaction
      .deleteFrom('email_confirmations')
      .where('token_hash', '=', hashOf(token))
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) return false;
    await markEmailConfirmed(transaction, used.user_id, at);
    return true;
  });

/**
 * Marks a user's address as confirmed, after they used a link from an email: a confirmation or a password reset. Call it
 * in the transaction that uses up the link.
 */
export async function markEmailConfirmed(transaction: Db, userId: string, at: Instant): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email_confirmed_at: at })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
  await transaction.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
}

const ownerOf = (db: Db, token: string, at: Instant) =>
  db
    .selectFrom('email_confirmations')
    .innerJoin('users', 'users.id', 'email_confirmations.user_id')
    .select('users.id')
    .where('token_hash', '=', hashOf(token))
    .where('email_confirmations.created_at', '>', at - CONFIRMATION_DAYS * DAY_MS)
    .whereRef('users.email', '=', 'email_confirmations.email')
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

export const removeExpiredConfirmations = (db: Db, now: Instant) =>
  db
    .deleteFrom('email_confirmations')
    .where('created_at', '<=', now - CONFIRMATION_DAYS * DAY_MS)
    .execute();
