import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '../../platform/db/open.ts';
import { createServerKey } from '../../platform/db/server-key.ts';
import { createConcurrencyLimiter } from '../../platform/http/concurrency-limiter.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';

const PASSWORD_MAX = 1_000;
/** What computing a hash takes: memory in KiB, and rounds over it. */
export type HashCost = { memoryCost: number; timeCost: number };
/** The cost of every new hash. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };
const SALT_BYTES = 16;

const PARALLEL_MAX = 2;
const QUEUED_MAX = 50;

/**
 * Hashes and verifies passwords. The salt of a new hash is derived from the account's email address, so that one
 * computation checks a password against every account with that address (docs/decisions/sign-up-privacy.md).
 */
export type Passwords = {
  /** Returns a PHC string. */
  hash(password: string, email: string): Promise<string>;
  /** Returns how every hash for this address starts. */
  prefixFor(email: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password, so that the time reveals nothing. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Runs `hash` and `verify` as one queued task. Always computes two hashes, even when none is stored. */
  check(password: string, email: string, stored: string | null): Promise<{ hash: string; matches: boolean }>;
};

export function createPasswords(db: Db, cost = HASH_COST): Passwords {
  const parameters = { ...cost, parallelism: 1, outputLen: 32 };
  const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`;
  const compute = (password: string, salt: Buffer) => hash(password, { ...parameters, salt });
  const limit = createConcurrencyLimiter(PARALLEL_MAX, QUEUED_MAX);
  const saltKey = createServerKey(db, 'password salt key');
  const saltOf = async (email: string) =>
    createHmac('sha256', await saltKey())
      .update(lookupKey(email))
      .digest()
      .subarray(0, SALT_BYTES);
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= hash(crypto.randomUUID(), parameters));

  return {
    async hash(password, email) {
      const salt = await saltOf(email);
      return limit(() => compute(password, salt));
    },
    prefixFor: async (email) => `${prefix}${(await saltOf(email)).toString('base64').replaceAll('=', '')}$`,
    async verify(stored, password) {
      const expected = stored ?? (await dummyHash());
      const matches = await limit(() => verify(expected, password));
      return matches && stored !== null;
    },
    async check(password, email, stored) {
      const [salt, expected] = [await saltOf(email), stored ?? (await dummyHash())];
      return limit(async () => ({
        hash: await compute(password, salt),
        matches: (await verify(expected, password)) && stored !== null,
      }));
    },
  };
}

/** Rejects very long passwords before hashing, which would keep the server busy. Throws an `HttpError` (400). */
export function checkLength(password: string): void {
  if (Array.from(password).length > PASSWORD_MAX) {
    throw new HttpError(400, `Password must be at most ${PASSWORD_MAX.toLocaleString('en-US')} characters`);
  }
}
