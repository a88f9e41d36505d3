import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/open.ts';
import { createServerKey } from '../../platform/db/server-key.ts';

export const UNSUBSCRIBE_PATH = '/api/mails/stop/:userId/:proof';

/** Signed links that turn off the email notifications of one user. */
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Signs with a key from the database, so that all processes accept each other's links. */
export function createUnsubscribeLinks(db: Db, origin: () => string) {
  const secret = createServerKey(db, 'mail secret');
  const proofFor = async (userId: string) =>
    createHmac('sha256', await secret())
      .update(userId)
      .digest('base64url');
  return {
    async urlFor(userId: string): Promise<string> {
      const path = UNSUBSCRIBE_PATH.replace(':userId', userId).replace(':proof', await proofFor(userId));
      return origin() + path;
    },
    async verify(userId: string, proof: string): Promise<boolean> {
      const [expected, given] = [Buffer.from(await proofFor(userId)), Buffer.from(proof)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
