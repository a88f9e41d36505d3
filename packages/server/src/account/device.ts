import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { createServerKey } from '../db/server-key.ts';
import type { UserRow } from '../db/tables.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { usersAt } from './user.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** How many accounts a browser is known for: the last ones that logged in there. */
const ACCOUNTS_MAX = 3;
/** How many accounts of one address are looked at. */
const CANDIDATES_MAX = 20;

/** The id of a device, and a proof for each account that has logged in there. */
const COOKIE = /^([\w-]{22})((?:\.[\w-]{43}){1,3})$/;

type Owner = Pick<UserRow, 'id' | 'device_version'>;

/** Recognizes browsers in which somebody has logged in before, whatever their address is now. */
export type Devices = {
  /** Names the device and the account for a login at an address; null when the browser proves no such account. */
  find(request: Request, email: string): Promise<string | null>;
  /** Returns the Set-Cookie line that makes the browser of a call a known device of a user. */
  remember(request: Request, userId: string): Promise<string>;
};

/**
 * The cookie names no account: a proof is an HMAC over device, account and the account's version, by a key that the
 * database keeps (docs/decisions/0043).
 */
export function createDevices(db: Db, isHttps: boolean): Devices {
  const proofKey = createServerKey(db, 'device key');

  const proofOf = async (device: string, { id, device_version }: Owner) =>
    createHmac('sha256', await proofKey())
      .update(`${device} ${id} ${device_version}`)
      .digest('base64url');

  function read(request: Request): { device: string; proofs: string[] } | null {
    const [, device, proofs] = COOKIE.exec(readCookie(isHttps, 'device', request)) ?? [];
    return device === undefined ? null : { device, proofs: proofs?.slice(1).split('.') ?? [] };
  }

  return {
    async find(request, email) {
      const known = read(request);
      if (known === null) return null;
      const candidates = await usersAt(db, email).limit(CANDIDATES_MAX).execute();
      for (const user of candidates) {
        // 256 bits that only we can compute: comparing them as texts helps nobody to guess them.
        if (known.proofs.includes(await proofOf(known.device, user))) return `${known.device} ${user.id}`;
      }
      return null;
    },

    async remember(request, userId) {
      const { device, proofs } = read(request) ?? { device: randomBytes(16).toString('base64url'), proofs: [] };
      const owner = await db
        .selectFrom('users')
        .select(['id', 'device_version'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const proof = await proofOf(device, owner);
      const kept = [proof, ...proofs.filter((one) => one !== proof)].slice(0, ACCOUNTS_MAX);
      return writeCookie(isHttps, 'device', [device, ...kept].join('.'), YEAR_S);
    },
  };
}
