import { SqliteAdapter, sql } from 'kysely';
import type { Db } from '../db/open.ts';

const NAME = 'traces';

/** Notes, in the transaction that removes personal data, that its bytes are still to be erased. */
export async function noteTraces(db: Db): Promise<void> {
  await db
    .insertInto('key_value')
    .values({ name: NAME, value: 'left' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/**
 * Erases from a SQLite file what it no longer holds. `secure_delete` overwrites freed rows, but not what lies in the
 * gaps of a page that was rearranged: after a purge the file is rewritten. The log loses its old versions of rows.
 */
export async function eraseTraces(db: Db): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  const noted = await db.selectFrom('key_value').select('name').where('name', '=', NAME).executeTakeFirst();
  if (noted !== undefined) {
    await sql`vacuum`.execute(db);
    await db.deleteFrom('key_value').where('name', '=', NAME).execute();
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
