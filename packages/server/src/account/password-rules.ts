import { dictionary } from '@zxcvbn-ts/language-common';
import type { UserRow } from '../db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { checkLength } from './password.ts';

/** Some 49,000, all in lower case: many more than the 3,000 that have to be refused (RELIABILITY.md S23). */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export type Owner = Pick<UserRow, 'first_name' | 'last_name' | 'username' | 'email'>;

/**
 * Refuses (400), with a sentence under the name of its field, a new password that others would try first. An old
 * password is let in whatever it is.
 */
export function checkNewPassword(password: string, owner: Owner, field = 'password'): void {
  checkLength(password);
  const refuse = (message: string) => new Refusal(400, message, { body: { fields: { [field]: message } } });
  if (COMMON.has(password.toLowerCase())) {
    throw refuse('This password is one of the most common ones. Please choose another one.');
  }
  if (wordsOf(owner).includes(bare(password))) {
    throw refuse('Your password must not be your name, your username or your e-mail address.');
  }
}

function wordsOf({ first_name, last_name, username, email }: Owner): string[] {
  const words = [
    first_name,
    last_name,
    first_name + last_name,
    last_name + first_name,
    username,
    email,
    email.split('@')[0] ?? '',
  ];
  return words.map(bare).filter((word) => word !== '');
}

/** 'Ada.Lovelace' and 'ada lovelace' are the same to whoever guesses. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
