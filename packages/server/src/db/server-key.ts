import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

/** Returns the key of this name, 32 random bytes as base64url. The first process to ask makes it; all others read it. */
export async function readServerKey(db: Db, name: string): Promise<string> {
  await db
    .insertInto('key_value')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('key_value').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}

/** Returns a function that reads a key at its first call and remembers it. A read that fails is tried again. */
export function createServerKey(db: Db, name: string): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= readServerKey(db, name).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
