import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { beforeStatement } from '../http/deadline.ts';
import { StartError } from '../start-error.ts';

const STATEMENTS_KEPT = 500;
const SQLITE_BUSY = 5;

/**
 * Opens a file (or ':memory:') in the shape that Kysely's SQLite dialect expects. The file belongs to this process
 * until it ends, however it ends: the lock is the operating system's. Throws a `StartError` when another has it.
 */
export function openSqlite(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      pragma locking_mode = exclusive;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      begin immediate; commit;`);
  } catch (error) {
    database.close();
    throw isBusy(error) ? new StartError(inUse(file)) : error;
  }
  return { close: () => database.close(), prepare: keepingStatements(database) };
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const inUse = (file: string) =>
  `${file} is in use by another server: one process a SQLite file. Set DATABASE_URL to a PostgreSQL database to run several.`;

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

function keepingStatements(database: DatabaseSync): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>();
  return (sql) => {
    beforeStatement(sql);
    const known = kept.get(sql);
    if (known) return known;
    const prepared = database.prepare(sql);
    const statement: SqliteStatement = {
      reader: prepared.columns().length > 0,
      all: (parameters) => prepared.all(...values(parameters)),
      run: (parameters) => prepared.run(...values(parameters)),
      iterate: (parameters) => prepared.iterate(...values(parameters)),
    };
    if (kept.size >= STATEMENTS_KEPT) kept.clear();
    kept.set(sql, statement);
    return statement;
  };
}
