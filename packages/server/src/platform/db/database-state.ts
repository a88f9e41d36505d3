import { sql } from 'kysely';
import type { Instant } from '../clock/time.ts';
import { createSharedCache } from '../http/shared-cache.ts';
import type { Db } from './open.ts';
import { isFull } from './unavailable.ts';

export type DatabaseState = 'ok' | 'unreachable' | 'full';

/** Returns whether the database accepts writes, using a check that throws if not (`checkWritable`). Never throws. */
export async function databaseState(check: () => Promise<void>): Promise<DatabaseState> {
  try {
    await check();
    return 'ok';
  } catch (error) {
    return isFull(error) ? 'full' : 'unreachable';
  }
}

/** However often it is called, the database is written at most once in `maxAgeMs`. */
export function createDatabaseCheck(db: Db, wall: () => Instant, maxAgeMs: number): () => Promise<DatabaseState> {
  const checks = createSharedCache<void>(maxAgeMs, wall);
  return () => databaseState(() => checks.get('', () => checkWritable(db)));
}

const NAME = 'write_check';

/**
 * Writes the same row every time, so that the database doesn't grow. Throws when the database can't be written: it is
 * unreachable, its disk is full, or it is read-only.
 */
export async function checkWritable(db: Db): Promise<void> {
  // SQLite doesn't write unchanged pages, so the value must change.
  const next = sql<string>`cast((cast(key_value.value as integer) + 1) % 1000 as text)`;
  await db
    .insertInto('key_value')
    .values({ name: NAME, value: '0' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: next }))
    .execute();
}
