import { randomBytes } from 'node:crypto';
import { readValue, storeFirstValue } from './key-value.ts';
import type { Db } from './open.ts';

const newKey = () => randomBytes(32).toString('base64url');

/** Returns the key of this name, by default 32 random bytes as base64url, which the first process creates. */
export async function readServerKey(db: Db, name: string, create = newKey): Promise<string> {
  const stored = await readValue(db, name);
  // Nothing is written then, as the disk may be full.
  if (stored !== undefined) return stored;
  await storeFirstValue(db, name, create());
  return (await readValue(db, name)) ?? '';
}

/** Returns a function that reads a key on its first call and caches it. A failed read is retried on the next call. */
export function createServerKey(db: Db, name: string, create = newKey): () => Promise<string> {
  let cached: Promise<string> | undefined;
  return () => {
    cached ??= readServerKey(db, name, create).catch((error) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}
