import type { LoginPayload } from '@machine/contract';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { UserRow } from '../db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { checkLength } from './password.ts';
import { usersAt } from './user.ts';

/**
 * Returns the user behind an address and a password: the holder of the address or any account that claims it. The
 * number of hash computations is the same whatever accounts there are. Throws the same `Refusal` (401) whatever is
 * wrong.
 */
export async function checkLogin(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { email, password }: LoginPayload,
): Promise<UserRow> {
  checkLength(password);
  const outdated = await outdatedAt(db, email, await passwords.prefixFor(email));
  const { hash, matches } = await passwords.check(password, email, outdated?.password_hash ?? null);
  const current = await usersAt(db, email).where('password_hash', '=', hash).executeTakeFirst();
  const user = matches ? outdated : current;
  if (user === undefined) throw new Refusal(401, 'Invalid email or password');
  if (user.password_hash !== hash) await renew(db, user, hash);
  return user;
}

/** The account at an address whose hash has a random salt or old parameters; no new account has one. */
const outdatedAt = (db: Db, email: string, prefix: string) =>
  usersAt(db, email)
    .where('password_hash', 'is not', null)
    .where(sql`substr(password_hash, 1, ${prefix.length})`, '<>', prefix)
    .executeTakeFirst();

const renew = (db: Db, { id, password_hash }: UserRow, hash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    // Not on a password that was changed meanwhile.
    .where('password_hash', '=', password_hash)
    .execute();
