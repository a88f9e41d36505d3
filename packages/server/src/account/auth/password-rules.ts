import type { UserRow } from '../../platform/db/tables-account.ts';
import { isCommonPassword } from './common-password.ts';
import { fieldError } from './field-error.ts';
import { checkLength } from './password.ts';

type PasswordOwner = Pick<UserRow, 'first_name' | 'last_name' | 'username' | 'email'>;

/**
 * Rejects a new password that is easy to guess. Throws an `HttpError` (400) with a message for `field`. Existing
 * passwords aren't checked at login.
 */
export function checkNewPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  checkLength(password);
  if (isCommonPassword(password.toLowerCase())) {
    throw fieldError(field, 'This password is too common. Please choose another one.');
  }
  if (personalTexts(owner).includes(normalize(password))) {
    throw fieldError(field, "Your password can't be your name, username or email address.");
  }
}

function personalTexts({ first_name, last_name, username, email }: PasswordOwner): string[] {
  const texts = [
    first_name,
    last_name,
    first_name + last_name,
    last_name + first_name,
    username,
    email,
    email.split('@')[0] ?? '',
  ];
  return texts.map(normalize).filter((text) => text !== '');
}

/** Makes 'Ada.Lovelace' and 'ada lovelace' equal. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
