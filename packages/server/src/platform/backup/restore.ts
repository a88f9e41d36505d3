import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkVersion } from '../db/migrate.ts';
import { writeDurableFile } from '../db/durable-file.ts';
import { sqliteFileIn } from '../db/open.ts';
import { SQLITE, sqliteCode, sqliteReason } from '../db/sqlite-reason.ts';
import type { Instant } from '../clock/time.ts';
import { StartError } from '../start-error.ts';
import { checkIntegrity } from './integrity.ts';
import { replacedName } from './names.ts';

/**
 * Replaces the database with a backup. Returns the new path of the replaced file, or null when there was none. Throws a
 * `StartError` without changing anything when a server is using the database or the backup is unusable.
 */
export async function restoreSqlite(backup: string, dataDir: string, now: Instant): Promise<string | null> {
  const database = sqliteFileIn(dataDir);
  if (resolve(backup) === resolve(database)) throw new StartError(`${backup} is the database itself.`);
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile()) throw new StartError(`File not found: ${backup}.`);
  const unlock = lock(database);
  try {
    let aside: string | null = null;
    await writeDurableFile(database, async (part) => {
      copyBackup(backup, part);
      aside = keepAside(database, join(dataDir, replacedName(now)), now);
    });
    return aside;
  } finally {
    unlock();
  }
}

/** Copies a backup and its write-ahead log, and checks the copy. */
function copyBackup(backup: string, part: string): void {
  copyFileSync(backup, part);
  // The copy would otherwise have its source's permissions.
  chmodSync(part, 0o600);
  if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${part}-wal`);
  checkVersion(migrationsIn(part, backup));
  checkIntegrity(part);
}

function migrationsIn(part: string, backup: string): string[] {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(part);
    // Merges the write-ahead log into the file.
    database.exec('pragma journal_mode = delete');
    const rows = database.prepare("select name from sqlite_master where name = 'kysely_migration'").all();
    if (rows.length === 0) throw new StartError(`${backup} is not a database of this game.`);
    return database
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name));
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${backup} ${sqliteReason(error)}`);
  } finally {
    database?.close();
  }
}

/** Locks the database against servers that start meanwhile, and merges its log into the file. */
function lock(file: string): () => void {
  if (!existsSync(file)) return () => {};
  const database = new DatabaseSync(file);
  try {
    database.exec(`pragma locking_mode = exclusive; begin immediate; commit;
      pragma wal_checkpoint(truncate); pragma journal_mode = delete; begin exclusive;`);
  } catch (error) {
    if (sqliteCode(error) === SQLITE.BUSY) {
      database.close();
      throw new StartError(`${file} is in use: stop the server first.`);
    }
    // A damaged database can't be locked, but may be the reason for the restore.
  }
  return () => database.close();
}

/** Links the database to another name; its own name stays until the backup replaces it. */
function keepAside(file: string, aside: string, now: Instant): string | null {
  // SQLite would apply the log of a damaged file to the backup.
  for (const ending of ['-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  if (!existsSync(file)) return null;
  try {
    linkSync(file, aside);
  } catch {
    copyFileSync(file, aside);
  }
  const seconds = now / 1_000;
  utimesSync(aside, seconds, seconds);
  return aside;
}
