import type { LoginPayload } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { checkLength, type Passwords } from './password.ts';
import { userByEmail } from './user.ts';

/**
 * Returns the user with this email address and password. Takes as long for an unknown address and throws the same
 * `HttpError` (401), so that neither reveals which accounts exist.
 */
export async function checkLogin(
  { db, passwords }: { db: Db; passwords: Passwords },
  { email, password }: LoginPayload,
): Promise<UserRow> {
  checkLength(password);
  const user = await userByEmail(db, email);
  const stored = user?.password_hash ?? null;
  const isRight = await passwords.verify(stored, password);
  if (user === undefined || stored === null || !isRight) throw new HttpError(401, 'Invalid email or password');
  if (passwords.isOutdated(stored)) await updateHash(db, user, await passwords.hash(password));
  return user;
}

const updateHash = (db: Db, { id, password_hash }: UserRow, hash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    // The password may have been changed in the meantime.
    .where('password_hash', '=', password_hash)
    .execute();
