import type { ChangePasswordPayload } from '@machine/contract';
import { HttpError, unauthorized } from '../../platform/http/http-error.ts';
import type { Db } from '../../platform/db/open.ts';
import { fieldError } from './field-error.ts';
import { checkLength, type Passwords } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import { removeResetsOf } from './password-reset.ts';
import { endAccessOf } from '../../platform/session/session-store.ts';
import { userById } from './user.ts';

/**
 * Changes the password of a logged-in user and ends all their sessions. A wrong current password is a 400, because the
 * client treats every 401 as the end of the session.
 */
export async function changePassword(
  { db, passwords }: { db: Db; passwords: Passwords },
  userId: string,
  { currentPassword, newPassword }: ChangePasswordPayload,
): Promise<void> {
  checkLength(currentPassword);
  checkLength(newPassword);
  const user = await userById(db, userId);
  if (user === undefined) throw unauthorized();
  const currentHash = user.password_hash;
  if (currentHash === null) throw new HttpError(400, "This account doesn't have a password.");
  if (!(await passwords.verify(currentHash, currentPassword))) throw wrongPassword();
  checkNewPassword(newPassword, user, 'newPassword');
  const password_hash = await passwords.hash(newPassword);
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set((eb) => ({ password_hash, device_version: eb('device_version', '+', 1) }))
      .where('id', '=', userId)
      // A concurrent request may have changed the password.
      .where('password_hash', '=', currentHash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw wrongPassword();
    await endAccessOf(transaction, userId);
    await removeResetsOf(transaction, userId);
  });
}

const wrongPassword = () => fieldError('currentPassword', 'Your current password is incorrect.');
