import type { LoginPayload } from '@machine/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { checkLength, type Passwords } from './password.ts';
import { usersByEmail } from './user.ts';

/**
 * Returns the user with this email address and password: the holder of the address or any account that claims it. Always
 * computes the same number of hashes and throws the same `HttpError` (401), so that neither reveals which accounts exist.
 */
export async function checkLogin(
  { db, passwords }: { db: Db; passwords: Passwords },
  { email, password }: LoginPayload,
): Promise<UserRow> {
  checkLength(password);
  const outdated = await outdatedAt(db, email, await passwords.prefixFor(email));
  const { hash, matches } = await passwords.check(password, email, outdated?.password_hash ?? null);
  const current = await usersByEmail(db, email).where('password_hash', '=', hash).executeTakeFirst();
  const user = matches ? outdated : current;
  if (user === undefined) throw new HttpError(401, 'Invalid email or password');
  if (user.password_hash !== hash) await updateHash(db, user, hash);
  return user;
}

/** Finds an account whose hash has a random salt or old parameters. New accounts never do. */
const outdatedAt = (db: Db, email: string, prefix: string) =>
  usersByEmail(db, email)
    .where('password_hash', 'is not', null)
    .where(sql`substr(password_hash, 1, ${prefix.length})`, '<>', prefix)
    .executeTakeFirst();

const updateHash = (db: Db, { id, password_hash }: UserRow, hash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    // The password may have been changed in the meantime.
    .where('password_hash', '=', password_hash)
    .execute();
