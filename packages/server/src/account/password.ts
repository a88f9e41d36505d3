import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refusal.ts';
import { createGate } from './gate.ts';

const PASSWORD_MAX = 1_000;
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
/** Of every hash made today (RELIABILITY.md S20). */
export const HASH_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';

const AT_ONCE = 2;
const IN_LINE = 50;

export type Passwords = {
  /** A PHC string with a salt of its own. */
  hash(password: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password, so that time tells nothing. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

export function createPasswords(): Passwords {
  const gate = createGate(AT_ONCE, IN_LINE);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => gate(() => hash(password, PARAMETERS)),
    async verify(stored, password) {
      dummy ??= hash(crypto.randomUUID(), PARAMETERS);
      const against = stored ?? (await dummy);
      const matches = await gate(() => verify(against, password));
      return matches && stored !== null;
    },
  };
}

export const isOutdated = (stored: string) => !stored.startsWith(HASH_PREFIX);

/** A hash of a novel would be a way to keep the server busy: refused before any work (RELIABILITY.md S22). */
export function checkLength(password: string): void {
  if (Array.from(password).length > PASSWORD_MAX) {
    throw new Refusal(400, `Password must be at most ${PASSWORD_MAX.toLocaleString('en-US')} characters`);
  }
}
