import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Dialect } from '../clock.ts';
import { StartError } from '../start-error.ts';
import { copyBeforeUpgrade } from './copy-before-upgrade.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { SqliteFileDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type OpenDatabase = {
  db: Db;
  dialect: Dialect;
  /** Copies the SQLite file as it is between two transactions; absent where there is no file. */
  copyTo?: (target: string) => Promise<void>;
  close(): Promise<void>;
};

const SQLITE_FILE = 'beat-the-machine.sqlite';

export const sqliteFileIn = (dataDir: string) => join(dataDir, SQLITE_FILE);

type Place = {
  databaseUrl: string | null;
  /** ':memory:' leaves nothing behind. */
  dataDir: string;
  /** PostgreSQL only: where the tables stand. */
  schema?: string;
  onError?: (error: Error) => void;
};

/** Opens the database and brings its tables up to date. Throws a `StartError` when that cannot be. */
export async function openDatabase({ databaseUrl, dataDir, schema = 'public', onError = () => {} }: Place) {
  const opened = databaseUrl === null ? openFile(dataDir) : openServer(databaseUrl, schema, onError);
  const { db } = opened;
  const file = sqliteFileIn(dataDir);
  const options = databaseUrl === null ? { beforeUpgrade: copyBeforeUpgrade(db, file) } : { schema };
  try {
    await migrate(db, options);
  } catch (error) {
    await db.destroy();
    throw error instanceof StartError ? error : new StartError(`The database cannot be opened: ${reason(error)}`);
  }
  return opened;
}

function openFile(dataDir: string): OpenDatabase {
  const isInMemory = dataDir === ':memory:';
  const file = openSqlite(isInMemory ? dataDir : sqliteFileIn(dataDir));
  const db: Db = new Kysely<Tables>({ dialect: new SqliteFileDialect(file) });
  // Holding the only connection keeps transactions out while the pages are copied.
  const copyTo = (target: string) => db.connection().execute(() => file.copyTo(target));
  return { db, dialect: 'sqlite', copyTo: isInMemory ? undefined : copyTo, close: () => db.destroy() };
}

function openServer(url: string, schema: string, onError: (error: Error) => void): OpenDatabase {
  const dialect = new PostgresDialect({ pool: openPostgres(url, schema, onError) });
  const db: Db = new Kysely<Tables>({ dialect });
  return { db, dialect: 'postgres', close: () => db.destroy() };
}

/** A refused connection has its reasons inside (one per address). */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown error';
}
