import type { LoginPayload } from '@machine/contract';
import type { UserRow } from '../db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { checkLength, isOutdated } from './password.ts';
import { userByEmail } from './user.ts';

/** The user behind an address and a password. Throws the same `Refusal` (401) whatever is wrong with the two. */
export async function checkLogin(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { email, password }: LoginPayload,
): Promise<UserRow> {
  checkLength(password);
  const user = await userByEmail(db, email);
  const matches = await passwords.verify(user?.password_hash ?? null, password);
  if (user === undefined || !matches) throw new Refusal(401, 'Invalid email or password');
  if (user.password_hash !== null && isOutdated(user.password_hash)) {
    const renewed = await passwords.hash(password);
    await db
      .updateTable('users')
      .set({ password_hash: renewed })
      .where('id', '=', user.id)
      // Not on a password that was changed meanwhile.
      .where('password_hash', '=', user.password_hash)
      .execute();
  }
  return user;
}
