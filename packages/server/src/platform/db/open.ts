import { join } from 'node:path';
import { Kysely, type KyselyConfig, PostgresDialect, type PostgresPool } from 'kysely';
import type { SqlDialect } from '../clock/clock.ts';
import { StartError } from '../start-error.ts';
import { copyBeforeUpgrade, migrate } from './migrate.ts';
import { guardWrites, type WriteGuard } from './guard-writes.ts';
import { openPostgres, PostgresSchemaDialect } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { SqliteFileDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type OpenDatabase = {
  db: Db;
  dialect: SqlDialect;
  /** True if other processes can use it, too, and several connections: false for a SQLite file. */
  isShared: boolean;
  /** Copies the SQLite file between two transactions; undefined without a file. */
  copyTo?: (target: string) => Promise<void>;
  /** Returns the same database, whose writes need the guard's consent; undefined on SQLite, which only one process uses. */
  guarded?: (guard: WriteGuard) => Db;
  close(): Promise<void>;
};

const SQLITE_FILE = 'beat-the-machine.sqlite';

export const sqliteFileIn = (dataDir: string) => join(dataDir, SQLITE_FILE);

type DatabaseOptions = {
  databaseUrl: string | null;
  /** ':memory:' for a temporary database. */
  dataDir: string;
  /** The pages of another database, for a temporary one. */
  pages?: Uint8Array;
  /** The schema of the tables; PostgreSQL only. */
  schema?: string;
  onError?: (error: Error) => void;
  /** Called for every failed statement and connection attempt. */
  onFailure?: (error: unknown) => void;
};

/** Opens the database and runs pending migrations. Throws a `StartError` on failure. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  pages,
  schema = 'public',
  onError = () => {},
  onFailure = () => {},
}: DatabaseOptions) {
  const callbacks: Callbacks = { onError, onFailure };
  const opened =
    databaseUrl === null ? openFile(dataDir, pages, callbacks) : openServer(databaseUrl, schema, callbacks);
  const { db } = opened;
  const file = sqliteFileIn(dataDir);
  const options = databaseUrl === null ? { beforeUpgrade: copyBeforeUpgrade(db, file) } : { schema };
  const migrating = databaseUrl === null ? db : openForMigrations(databaseUrl, schema, callbacks);
  try {
    await migrate(migrating, options);
  } catch (error) {
    await db.destroy();
    throw error instanceof StartError ? error : new StartError(`The database cannot be opened: ${reason(error)}`);
  } finally {
    if (migrating !== db) await migrating.destroy();
  }
  return opened;
}

function openForMigrations(url: string, schema: string, callbacks: Callbacks): Db {
  const pool = reportFailedConnections(openPostgres(url, schema, callbacks.onError, 'migrations'), callbacks);
  return new Kysely<Tables>({ dialect: new PostgresSchemaDialect({ pool }, schema), log: logTo(callbacks) });
}

type Callbacks = Required<Pick<DatabaseOptions, 'onError' | 'onFailure'>>;

function openFile(dataDir: string, pages: Uint8Array | undefined, callbacks: Callbacks): OpenDatabase {
  const isInMemory = dataDir === ':memory:';
  const file = isInMemory ? openSqlite(dataDir, pages) : openSqlite(sqliteFileIn(dataDir));
  const db: Db = new Kysely<Tables>({ dialect: new SqliteFileDialect(file), log: logTo(callbacks) });
  // Holding the only connection keeps transactions out while the pages are copied.
  const copyTo = (target: string) => db.connection().execute(() => file.copyTo(target));
  return { db, dialect: 'sqlite', isShared: false, copyTo: isInMemory ? undefined : copyTo, close: () => db.destroy() };
}

function openServer(url: string, schema: string, callbacks: Callbacks): OpenDatabase {
  const pool = reportFailedConnections(openPostgres(url, schema, callbacks.onError), callbacks);
  const open = (from: PostgresPool): Db =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: from }), log: logTo(callbacks) });
  const db = open(pool);
  return {
    db,
    dialect: 'postgres',
    isShared: true,
    guarded: (guard) => open(guardWrites(pool, guard)),
    close: () => db.destroy(),
  };
}

const logTo =
  ({ onFailure }: Callbacks): KyselyConfig['log'] =>
  (event) => {
    if (event.level === 'error') onFailure(event.error);
  };

/** Wraps a pool to also report failed connections, which Kysely doesn't log. */
const reportFailedConnections = (pool: PostgresPool, { onFailure }: Callbacks): PostgresPool => ({
  ...pool,
  async connect() {
    try {
      return await pool.connect();
    } catch (error) {
      onFailure(error);
      throw error;
    }
  },
});

/** Returns the first line of an error's message. A refused connection has one error per address inside. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown error';
}
