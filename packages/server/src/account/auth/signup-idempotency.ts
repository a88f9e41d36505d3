import { createHash, createHmac } from 'node:crypto';
import type { SignupPayload } from '@machine/contract';
import type { UserRow } from '../../platform/db/tables-account.ts';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { idempotencyKeyReused } from '../../platform/http/idempotency-key.ts';
import type { Passwords } from './password.ts';
import { userById } from './user.ts';

/** A sign-up can be retried with the same key this long. */
const RETRY_WINDOW_MS = DAY_MS;

export type NewAccount = { user: UserRow; usernameGenerated: boolean };

/** Hashes of a sign-up's Idempotency-Key and body. */
export type SignupFingerprint = { key_hash: string; body_hash: string };

/** Leaves the password out: that of a repeated sign-up is verified against the account's password hash. */
export function fingerprintSignup(
  key: string,
  { firstName, lastName, email, username }: SignupPayload,
): SignupFingerprint {
  const body = JSON.stringify([firstName, lastName, email, username ?? '']);
  return {
    key_hash: createHash('sha256').update(key).digest('hex'),
    // Keyed with the client's secret, so that the stored hash can't be used to test email addresses.
    body_hash: createHmac('sha256', key).update(body).digest('hex'),
  };
}

/**
 * Returns the account that an earlier sign-up with this key created; null when there was none. Throws an `HttpError`
 * (422) when the body or the password differs.
 */
export async function findRepeatedSignup(
  { db, passwords, wall }: { db: Db; passwords: Passwords; wall: () => Instant },
  { key_hash, body_hash }: SignupFingerprint,
  { password }: SignupPayload,
): Promise<NewAccount | null> {
  const earlier = await db
    .selectFrom('signup_requests')
    .selectAll()
    .where('key_hash', '=', key_hash)
    .where('created_at', '>', wall() - RETRY_WINDOW_MS)
    .executeTakeFirst();
  if (earlier === undefined) return null;
  const user = await userById(db, earlier.user_id);
  if (user === undefined || earlier.body_hash !== body_hash) throw idempotencyKeyReused();
  if (!(await passwords.verify(user.password_hash, password))) throw idempotencyKeyReused();
  return { user, usernameGenerated: earlier.username_generated === 1 };
}

/** Stores which account a sign-up has created. Returns false when its key is already in use. */
export async function storeSignupRequest(
  transaction: Db,
  fingerprint: SignupFingerprint,
  { id, usernameGenerated }: { id: string; usernameGenerated: boolean },
  at: Instant,
): Promise<boolean> {
  const row = { ...fingerprint, user_id: id, username_generated: usernameGenerated ? 1 : 0, created_at: at } as const;
  const stored = await transaction
    .insertInto('signup_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet(row)
        .where('signup_requests.created_at', '<=', at - RETRY_WINDOW_MS),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return stored !== undefined;
}

export const removeSignupRequest = (transaction: Db, { key_hash }: SignupFingerprint) =>
  transaction.deleteFrom('signup_requests').where('key_hash', '=', key_hash).execute();

/** Deletes stored sign-ups that can no longer be retried. */
export const removeExpiredSignupRequests = (db: Db, now: Instant) =>
  db
    .deleteFrom('signup_requests')
    .where('created_at', '<=', now - RETRY_WINDOW_MS)
    .execute();
