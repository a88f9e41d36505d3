import type { Passwords } from '../account/auth/password.ts';

const quick = (password: string) => Buffer.from(password).toString('hex');

/** Fast, insecure hashes for tests that create thousands of accounts. */
export const quickPasswords: Passwords = {
  hash: async (password) => quick(password),
  prefixFor: async () => '',
  verify: async (stored, password) => stored === quick(password),
  check: async (password, _email, stored) => ({ hash: quick(password), matches: stored === quick(password) }),
};
