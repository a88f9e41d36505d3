import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords, all in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Longer passwords count as uncommon even if they follow a pattern. */
const PATTERN_MAX = 12;

/** Takes a password in lower case. The list doesn't contain simple patterns such as '88888888' and '87654321'. */
export function isCommonPassword(password: string): boolean {
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
