import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import { hashOf } from '../../platform/session/secret-token.ts';
import type { RateStore } from '../../platform/throttle/rate-store.ts';

const QUOTAS = [
  { max: 3, windowMs: HOUR_MS },
  { max: 6, windowMs: DAY_MS },
];

/**
 * Counts an account email to an address, no matter who requested it. Resolves to false once the limit is reached: then
 * nothing may be sent, and the link in the last email must stay valid.
 */
export type MayEmail = (address: string) => Promise<boolean>;

export const createRecipientLimit =
  (store: RateStore): MayEmail =>
  async (address) => {
    const recipient = hashOf(lookupKey(address));
    const windows = QUOTAS.map((quota) => {
      const limit = `account emails per recipient in ${quota.windowMs}`;
      return { limit, key: `${limit} ${recipient}`, ...quota };
    });
    return (await store.take(windows)) === null;
  };
