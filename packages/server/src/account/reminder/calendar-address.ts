import { createHmac } from 'node:crypto';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { hashOf, newToken } from '../../platform/session/secret-token.ts';
import { createServerKey } from '../../platform/db/server-key.ts';

/** The address of a calendar, whose file name without its ending is the secret. */
export const CALENDAR_PATH = '/calendar/:file';

/** The secret addresses of calendars, at most one for each user. */
export type CalendarAddresses = ReturnType<typeof createCalendarAddresses>;

/**
 * Derives each secret, of 256 bits, from a random number with a key from the database, so that it can be shown again but
 * isn't stored. Addresses are found by the hash of the secret.
 */
export function createCalendarAddresses(db: Db) {
  const key = createServerKey(db, 'calendar secret');
  const secretOf = async (nonce: string) =>
    createHmac('sha256', await key())
      .update(nonce)
      .digest('base64url');
  const addressOf = (userId: string) =>
    db
      .selectFrom('calendar_addresses')
      .select(['nonce', 'created_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
  return {
    async pathOf(userId: string) {
      const row = await addressOf(userId);
      return row === undefined ? null : pathOf(await secretOf(row.nonce));
    },
    /** Returns when a user's address was made; null if there is none. */
    madeAt: async (userId: string) => (await addressOf(userId))?.created_at ?? null,
    /** Replaces a user's address. Returns the new path. */
    async renew(userId: string, now: Instant) {
      const nonce = newToken();
      const secret = await secretOf(nonce);
      const columns = { nonce, secret_hash: hashOf(secret), created_at: now };
      await db
        .insertInto('calendar_addresses')
        .values({ user_id: userId, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute();
      return pathOf(secret);
    },
    async revoke(userId: string) {
      await db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute();
    },
    /** Returns the user whose address has this file name; null if there is none. */
    async userOf(file: string) {
      const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
      if (secret === undefined) return null;
      const row = await db
        .selectFrom('calendar_addresses')
        .innerJoin('users', 'users.id', 'calendar_addresses.user_id')
        .select('user_id')
        .where('secret_hash', '=', hashOf(secret))
        .where('users.deleted_at', 'is', null)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
  };
}

const pathOf = (secret: string) => CALENDAR_PATH.replace(':file', `${secret}.ics`);
