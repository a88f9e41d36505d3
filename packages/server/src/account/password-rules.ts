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
  if (isCommon(password.toLowerCase())) {
    throw refuse('This password is one of the most common ones. Please choose another one.');
  }
  if (wordsOf(owner).includes(bare(password))) {
    throw refuse('Your password must not be your name, your username or your e-mail address.');
  }
}

/** Longer ones are not among the common ones, whatever they are. */
const PATTERN_MAX = 12;

/** The list leaves out what a simple rule finds: '88888888', '123123123', '87654321'. */
function isCommon(password: string): boolean {
  if (COMMON.has(password)) return true;
  return password.length <= PATTERN_MAX && (/^(.{1,4})\1+$/su.test(password) || isRun(password));
}

/** Whether each letter is the one after, or each the one before, the last. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(text).flatMap((_, at) => (at === 0 ? [] : [text.charCodeAt(at) - text.charCodeAt(at - 1)])),
  );
  return steps.size === 1 && [1, -1].some((step) => steps.has(step));
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
