import type { ChangePasswordPayload } from '@machine/contract';
import { Refusal, unauthorized } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { checkLength } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import { removeResetsOf } from './reset.ts';
import { endSessionsOf } from './session.ts';
import { userById } from './user.ts';

/**
 * Changes the password of a user who is logged in, and ends all their sessions. Throws a `Refusal`: 400, never 401,
 * for a wrong present one (RELIABILITY.md S36).
 */
export async function changePassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  userId: string,
  { currentPassword, newPassword }: ChangePasswordPayload,
): Promise<void> {
  checkLength(currentPassword);
  checkLength(newPassword);
  const user = await userById(db, userId);
  if (user === undefined) throw unauthorized();
  const before = user.password_hash;
  if (before === null) throw new Refusal(400, 'This account has no password.');
  if (!(await passwords.verify(before, currentPassword))) throw wrong();
  checkNewPassword(newPassword, user, 'newPassword');
  const password_hash = await passwords.hash(newPassword, user.email);
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set((eb) => ({ password_hash, device_version: eb('device_version', '+', 1) }))
      .where('id', '=', userId)
      // Changed from elsewhere meanwhile, it is no longer the present one.
      .where('password_hash', '=', before)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw wrong();
    await endSessionsOf(transaction, userId);
    await removeResetsOf(transaction, userId);
  });
}

function wrong(): Refusal {
  const message = 'Your current password is not correct.';
  return new Refusal(400, message, { body: { fields: { currentPassword: message } } });
}
