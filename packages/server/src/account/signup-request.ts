import { createHash, createHmac } from 'node:crypto';
import type { SignupPayload } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { DAY_MS } from '../feed/time.ts';
import { keyUsed } from '../http/request-key.ts';
import type { Services } from '../services.ts';
import type { NewAccount } from './signup.ts';
import { userById } from './user.ts';

/** How long a sign-up can be repeated. */
const REPEATABLE_MS = DAY_MS;

/** What is stored of a sign-up's Idempotency-Key and its body. */
export type KeyedSignup = { key_hash: string; body_hash: string };

/** The password is not part of it: a repeated sign-up is checked against the account's hash. */
export function keyedSignup(key: string, { firstName, lastName, email, username }: SignupPayload): KeyedSignup {
  const body = JSON.stringify([firstName, lastName, email, username ?? '']);
  return {
    key_hash: createHash('sha256').update(key).digest('hex'),
    // By the key, which only its sender has: without it nobody can try addresses against the hash.
    body_hash: createHmac('sha256', key).update(body).digest('hex'),
  };
}

/**
 * Returns the account that an earlier sign-up with this key created; null when there was none. Throws a `Refusal`
 * (422) when the body or the password is another.
 */
export async function findRepeated(
  { db, passwords, wall }: Pick<Services, 'db' | 'passwords' | 'wall'>,
  { key_hash, body_hash }: KeyedSignup,
  { password }: SignupPayload,
): Promise<NewAccount | null> {
  const earlier = await db
    .selectFrom('signup_requests')
    .selectAll()
    .where('key_hash', '=', key_hash)
    .where('created_at', '>', wall() - REPEATABLE_MS)
    .executeTakeFirst();
  if (earlier === undefined) return null;
  const user = await userById(db, earlier.user_id);
  if (user === undefined || earlier.body_hash !== body_hash) throw keyUsed();
  if (!(await passwords.verify(user.password_hash, password))) throw keyUsed();
  return { user, usernameGenerated: earlier.username_generated === 1, isNew: false };
}

type Created = { id: string; usernameGenerated: boolean };

/** Remembers what a sign-up has created. Returns false when its key is in use. */
export async function storeKeyed(
  transaction: Db,
  keyed: KeyedSignup,
  { id, usernameGenerated }: Created,
  at: Instant,
): Promise<boolean> {
  await forgetExpired(transaction, keyed, at);
  const stored = await transaction
    .insertInto('signup_requests')
    .values({ ...keyed, user_id: id, username_generated: usernameGenerated ? 1 : 0, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return stored !== undefined;
}

const forgetExpired = (transaction: Db, { key_hash }: KeyedSignup, at: Instant) =>
  transaction
    .deleteFrom('signup_requests')
    .where('key_hash', '=', key_hash)
    .where('created_at', '<=', at - REPEATABLE_MS)
    .execute();

export const forgetKeyed = (transaction: Db, { key_hash }: KeyedSignup) =>
  transaction.deleteFrom('signup_requests').where('key_hash', '=', key_hash).execute();

/** Deletes what is stored of sign-ups that can no longer be repeated. */
export const removeExpiredSignups = (db: Db, now: Instant) =>
  db
    .deleteFrom('signup_requests')
    .where('created_at', '<=', now - REPEATABLE_MS)
    .execute();
