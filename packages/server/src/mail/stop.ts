import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { createServerKey } from '../db/server-key.ts';

export const STOP_PATH = '/api/mails/stop/:userId/:proof';

/** Links that turn off the mails of the one who has got them, and of nobody else. */
export type StopLinks = {
  urlFor(userId: string): Promise<string>;
  isFor(userId: string, proof: string): Promise<boolean>;
};

/** The proof is made of a secret that the database keeps, so that every process knows the links of the others. */
export function createStopLinks(db: Db, origin: () => string): StopLinks {
  const secret = createServerKey(db, 'mail secret');
  const proofFor = async (userId: string) =>
    createHmac('sha256', await secret())
      .update(userId)
      .digest('base64url');
  return {
    async urlFor(userId) {
      const path = STOP_PATH.replace(':userId', userId).replace(':proof', await proofFor(userId));
      return origin() + path;
    },
    async isFor(userId, proof) {
      const [expected, given] = [Buffer.from(await proofFor(userId)), Buffer.from(proof)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

export const stopMails = (db: Db, userId: string) =>
  db
    .updateTable('users')
    .set({ email_notifications: 0 })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
