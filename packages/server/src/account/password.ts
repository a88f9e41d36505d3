import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '../db/open.ts';
import { createServerKey } from '../db/server-key.ts';
import { Refusal } from '../http/refusal.ts';
import { createGate } from './gate.ts';
import { keyOf } from './user.ts';

const PASSWORD_MAX = 1_000;
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
/** Of every hash made today (RELIABILITY.md S20). */
export const HASH_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';
const SALT_BYTES = 16;

const AT_ONCE = 2;
const IN_LINE = 50;

/**
 * Hashes and checks passwords. The salt of a new hash is derived from the account's email address, so that one
 * computation checks a password against every account at an address (docs/decisions/0038).
 */
export type Passwords = {
  /** Returns a PHC string. */
  hash(password: string, email: string): Promise<string>;
  /** How every hash begins that `hash` makes for this address. */
  prefixFor(email: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password, so that time tells nothing. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /**
   * Does `hash` and `verify` in one place of the queue: always two computations, whatever is stored.
   */
  check(password: string, email: string, stored: string | null): Promise<{ hash: string; matches: boolean }>;
};

export function createPasswords(db: Db): Passwords {
  const gate = createGate(AT_ONCE, IN_LINE);
  const saltKey = createServerKey(db, 'password salt key');
  const saltOf = async (email: string) =>
    createHmac('sha256', await saltKey())
      .update(keyOf(email))
      .digest()
      .subarray(0, SALT_BYTES);
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= hash(crypto.randomUUID(), PARAMETERS));

  return {
    async hash(password, email) {
      const salt = await saltOf(email);
      return gate(() => compute(password, salt));
    },
    prefixFor: async (email) => `${HASH_PREFIX}${(await saltOf(email)).toString('base64').replaceAll('=', '')}$`,
    async verify(stored, password) {
      const against = stored ?? (await dummyHash());
      const matches = await gate(() => verify(against, password));
      return matches && stored !== null;
    },
    async check(password, email, stored) {
      const [salt, against] = [await saltOf(email), stored ?? (await dummyHash())];
      return gate(async () => ({
        hash: await compute(password, salt),
        matches: (await verify(against, password)) && stored !== null,
      }));
    },
  };
}

const compute = (password: string, salt: Buffer) => hash(password, { ...PARAMETERS, salt });

/** A hash of a novel would be a way to keep the server busy: refused before any work (RELIABILITY.md S22). */
export function checkLength(password: string): void {
  if (Array.from(password).length > PASSWORD_MAX) {
    throw new Refusal(400, `Password must be at most ${PASSWORD_MAX.toLocaleString('en-US')} characters`);
  }
}
