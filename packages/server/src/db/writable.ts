import { sql } from 'kysely';
import type { Db } from './open.ts';

const NAME = 'write_check';

/**
 * Writes one row that is always the same one, so that the database does not grow. Throws when the database cannot take
 * the writes of players: it is away, its disk is full, or it is read-only.
 */
export async function checkWritable(db: Db): Promise<void> {
  // SQLite writes no page whose bytes stay the same.
  const next = sql<string>`cast((cast(key_value.value as integer) + 1) % 1000 as text)`;
  await db
    .insertInto('key_value')
    .values({ name: NAME, value: '0' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: next }))
    .execute();
}
