import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

/**
 * Returns a way to read a secret key that the database keeps, created at the first read: 32 random bytes as base64url, the
 * same in every process.
 */
export function createServerKey(db: Db, name: string): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= read(db, name).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function read(db: Db, name: string): Promise<string> {
  await db
    .insertInto('kept')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
