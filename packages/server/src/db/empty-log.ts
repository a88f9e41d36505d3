import { SqliteAdapter, sql } from 'kysely';
import type { Db } from './open.ts';

/** Moves SQLite's log into the file and empties it: old versions of rows must not outlive them there. */
export async function emptyLog(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
