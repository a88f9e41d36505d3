import { workerData } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { isUpToDate } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { openSqlite } from '../db/sqlite.ts';
import { SqliteFileDialect } from '../db/sqlite-dialect.ts';
import type { Tables } from '../db/tables.ts';
import { checkIntegrity } from './integrity.ts';

/** The raw copy, and the backup to make of it. */
export type BackupFiles = { raw: string; target: string };

/**
 * Turns a raw copy of the database into a backup. Runs in a worker thread, because it takes seconds. `purge` removes what
 * no backup may keep; it only works on the newest schema. VACUUM INTO omits the contents of unused pages.
 */
export async function finishBackup(purge: (db: Db) => Promise<void>): Promise<void> {
  const { raw, target } = workerData as BackupFiles;
  const db = new Kysely<Tables>({ dialect: new SqliteFileDialect(openSqlite(raw)) });
  if (await isUpToDate(db)) await purge(db);
  await sql`vacuum into ${target}`.execute(db);
  await db.destroy();
  checkIntegrity(target);
}
