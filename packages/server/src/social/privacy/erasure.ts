import { SqliteAdapter, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

const NAME = 'traces';

/** Requests that the bytes of deleted data be erased. Call it in the transaction that deletes personal data. */
export async function requestErasure(db: Db): Promise<void> {
  await db
    .insertInto('key_value')
    .values({ name: NAME, value: 'left' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/**
 * Erases the bytes of deleted data from a SQLite file. `secure_delete` overwrites freed rows but not the gaps that
 * rearranging a page leaves, so after a purge the whole file is rewritten. The checkpoint truncates the write-ahead log.
 */
export async function eraseFreedData(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  const requested = await db.selectFrom('key_value').select('name').where('name', '=', NAME).executeTakeFirst();
  if (requested !== undefined) {
    await sql`vacuum`.execute(db);
    await db.deleteFrom('key_value').where('name', '=', NAME).execute();
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
