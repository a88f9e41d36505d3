import { sql } from 'kysely';
import type { Db } from './open.ts';

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
