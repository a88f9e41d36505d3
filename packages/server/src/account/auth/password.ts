import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../../platform/http/concurrency-limiter.ts';
import { HttpError } from '../../platform/http/http-error.ts';

const PASSWORD_MAX = 1_000;
/** Cost of a hash: memory in KiB, and rounds over it. */
export type HashCost = { memoryCost: number; timeCost: number };
/** The cost of every new hash. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

const PARALLEL_MAX = 2;
const QUEUED_MAX = 50;

/** Hashes and verifies passwords. */
export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(cost = HASH_COST) {
  const parameters = { ...cost, parallelism: 1, outputLen: 32 };
  const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`;
  const limit = createConcurrencyLimiter(PARALLEL_MAX, QUEUED_MAX);
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= hash(crypto.randomUUID(), parameters));

  return {
    /** Returns a PHC string. */
    hash: (password: string) => limit(() => hash(password, parameters)),
    /** Takes as long for a missing hash as for a wrong password, so that the time reveals nothing. */
    async verify(stored: string | null, password: string) {
      const expected = stored ?? (await dummyHash());
      const matches = await limit(() => verify(expected, password));
      return matches && stored !== null;
    },
    /** Returns whether a hash was computed at another cost. */
    isOutdated: (stored: string) => !stored.startsWith(prefix),
  };
}

/** Rejects very long passwords before hashing, which would keep the server busy. Throws an `HttpError` (400). */
export function checkLength(password: string): void {
  if (Array.from(password).length > PASSWORD_MAX) {
    throw new HttpError(400, `Password must be at most ${PASSWORD_MAX.toLocaleString('en-US')} characters`);
  }
}
