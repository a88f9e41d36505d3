import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/open.ts';
import { createServerKey } from '../../platform/db/server-key.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { readCookie, writeCookie } from '../../platform/session/cookie.ts';
import { userByEmail } from './user.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** Accounts that one browser is remembered for. Older ones are dropped. */
const ACCOUNTS_MAX = 3;

/** A device id, followed by one proof for each account that has logged in there. */
const COOKIE = /^([\w-]{22})((?:\.[\w-]{43}){1,3})$/;

/** Recognizes browsers that have logged in to an account before, independent of their IP address. */
export type Devices = ReturnType<typeof createDevices>;

/**
 * The cookie doesn't reveal any account: a proof is an HMAC of the device id, the account id and the account's device
 * version, with a key stored in the database (docs/decisions/sessions-and-devices.md).
 */
export function createDevices(db: Db, isHttps: boolean) {
  const proofKey = createServerKey(db, 'device key');

  const proofOf = async (device: string, { id, device_version }: Pick<UserRow, 'id' | 'device_version'>) =>
    createHmac('sha256', await proofKey())
      .update(`${device} ${id} ${device_version}`)
      .digest('base64url');

  function read(request: Request): { device: string; proofs: string[] } | null {
    const [, device, proofs] = COOKIE.exec(readCookie(isHttps, 'device', request)) ?? [];
    return device === undefined ? null : { device, proofs: proofs?.slice(1).split('.') ?? [] };
  }

  return {
    /** Returns a key for the browser and the account with this email address; null when it isn't a known device. */
    async find(request: Request, email: string): Promise<string | null> {
      const cookie = read(request);
      if (cookie === null) return null;
      const user = await userByEmail(db, email);
      // Timing attacks don't help against a 256-bit MAC, so a plain comparison is safe.
      const isKnown = user !== undefined && cookie.proofs.includes(await proofOf(cookie.device, user));
      return isKnown ? `${cookie.device} ${user.id}` : null;
    },

    /** Returns the Set-Cookie value that makes the browser a known device of a user. */
    async remember(request: Request, userId: string): Promise<string> {
      const { device, proofs } = read(request) ?? { device: randomBytes(16).toString('base64url'), proofs: [] };
      const user = await db
        .selectFrom('users')
        .select(['id', 'device_version'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const proof = await proofOf(device, user);
      const latest = [proof, ...proofs.filter((one) => one !== proof)].slice(0, ACCOUNTS_MAX);
      return writeCookie(isHttps, 'device', [device, ...latest].join('.'), YEAR_S);
    },
  };
}
