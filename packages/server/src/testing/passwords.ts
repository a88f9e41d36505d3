import type { Passwords } from '../account/password.ts';

const quick = (password: string) => Buffer.from(password).toString('hex');

/** For tests that need thousands of accounts and nothing of what makes a hash slow. */
export const quickPasswords: Passwords = {
  hash: async (password) => quick(password),
  prefixFor: async () => '',
  verify: async (stored, password) => stored === quick(password),
  check: async (password, _email, stored) => ({ hash: quick(password), matches: stored === quick(password) }),
};
