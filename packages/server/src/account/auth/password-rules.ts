import { dictionary } from '@zxcvbn-ts/language-common';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { fieldError } from './field-error.ts';
import { checkLength } from './password.ts';

/** About 49,000 passwords, all in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export type PasswordOwner = Pick<UserRow, 'first_name' | 'last_name' | 'username' | 'email'>;

/**
 * Rejects a new password that is easy to guess. Throws an `HttpError` (400) with a message for `field`. Existing
 * passwords aren't checked at login.
 */
export function checkNewPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  checkLength(password);
  if (isCommon(password.toLowerCase())) {
    throw fieldError(field, 'This password is too common. Please choose another one.');
  }
  if (personalTexts(owner).includes(normalize(password))) {
    throw fieldError(field, "Your password can't be your name, username or email address.");
  }
}

/** Longer passwords count as uncommon even if they follow a pattern. */
const PATTERN_MAX = 12;

/** The list doesn't contain simple patterns such as '88888888', '123123123' and '87654321'. */
function isCommon(password: string): boolean {
  if (COMMON.has(password)) return true;
  return password.length <= PATTERN_MAX && (/^(.{1,4})\1+$/su.test(password) || isSequence(password));
}

/** Returns whether the characters are consecutive, ascending or descending. */
function isSequence(text: string): boolean {
  const steps = new Set(
    Array.from(text).flatMap((_, at) => (at === 0 ? [] : [text.charCodeAt(at) - text.charCodeAt(at - 1)])),
  );
  return steps.size === 1 && [1, -1].some((step) => steps.has(step));
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
