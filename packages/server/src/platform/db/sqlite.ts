import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteStatement } from 'kysely';
import { beforeStatement } from './statement-deadline.ts';
import { StartError } from '../start-error.ts';
import { DAMAGED, fileReason, sqliteReason } from './sqlite-reason.ts';

const STATEMENTS_CACHED = 500;
/** Allocated as it is used. With the default, 2 MB, a large game reads most of its pages again and again. */
const CACHE_KB = 65_536;
/** Pages copied per step: 4 MB. */
const COPY_RATE = 1_000;

/** A SQLite database as Kysely's dialect expects it, with operations that Kysely lacks. */
export type SqliteFile = ReturnType<typeof openSqlite>;

/**
 * Opens a file (or ':memory:', with the pages of another database if given). An operating system lock keeps other
 * processes out until this one ends, even if it crashes. Throws a `StartError` when another process has the file or when
 * it can't be used.
 */
export function openSqlite(file: string, pages?: Uint8Array) {
  const database = file === ':memory:' ? new DatabaseSync(file) : openFile(file);
  try {
    if (pages) database.deserialize(pages);
    database.exec(`
      pragma locking_mode = exclusive;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma secure_delete = on;
      pragma foreign_keys = on;
      pragma cache_size = -${CACHE_KB};
      begin immediate; commit;`);
    checkPages(database, file);
  } catch (error) {
    database.close();
    throw error instanceof StartError ? error : new StartError(`${file} ${sqliteReason(error)}`);
  }
  return {
    close: () => database.close(),
    prepare: cacheStatements(database),
    isInTransaction: () => database.isTransaction,
    /** Copies every page to `target` without blocking the event loop. No transaction may be open. */
    copyTo: async (target: string) => void (await backup(database, target, { rate: COPY_RATE })),
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Creates a folder and its parents. Node's `recursive` option hangs in places such as /proc. */
function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) createFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(folder)) throw error;
  }
}

/** Opens the file, creating it and its folder, readable only by this user, when missing. */
function openFile(file: string): DatabaseSync {
  try {
    createFolder(dirname(resolve(file)));
  } catch (error) {
    throw new StartError(`The folder ${dirname(file)} ${fileReason(error)}: set DATA_DIR to another one.`);
  }
  try {
    closeSync(openSync(file, 'a+', 0o600));
    return new DatabaseSync(file);
  } catch (error) {
    throw new StartError(`${file} ${fileReason(error)}: set DATA_DIR to another folder.`);
  }
}

/** Reads every page once (about a second per gigabyte), so that damage is found at startup, not by a player. */
function checkPages(database: DatabaseSync, file: string): void {
  const [first] = database.prepare('pragma quick_check(1)').all();
  if (first?.quick_check !== 'ok') throw new StartError(`${file} ${DAMAGED}`);
}

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

function cacheStatements(database: DatabaseSync): (sql: string) => SqliteStatement {
  const cache = new Map<string, SqliteStatement>();
  return (sql) => {
    beforeStatement(sql);
    const cached = cache.get(sql);
    if (cached) return cached;
    const prepared = database.prepare(sql);
    const statement: SqliteStatement = {
      reader: prepared.columns().length > 0,
      all: (parameters) => prepared.all(...values(parameters)),
      run: (parameters) => prepared.run(...values(parameters)),
      iterate: (parameters) => prepared.iterate(...values(parameters)),
    };
    if (cache.size >= STATEMENTS_CACHED) cache.clear();
    cache.set(sql, statement);
    return statement;
  };
}
