import { SqliteAdapter, sql } from 'kysely';
import { readValue, storeFirstValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';

const NAME = 'traces';

/** Requests that the bytes of deleted data be erased. Call it in the transaction that deletes personal data. */
export const requestErasure = (db: Db): Promise<void> => storeFirstValue(db, NAME, 'left');

/**
 * Erases the bytes of deleted data from a SQLite file. `secure_delete` overwrites freed rows but not the gaps that
 * rearranging a page leaves, so after a purge the whole file is rewritten. The checkpoint truncates the write-ahead log.
 */
export async function eraseFreedData(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  if ((await readValue(db, NAME)) !== undefined) {
    await sql`vacuum`.execute(db);
    await db.deleteFrom('key_value').where('name', '=', NAME).execute();
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
