import { join } from 'node:path';
import { Kysely, type KyselyConfig, PostgresDialect, type PostgresPool } from 'kysely';
import type { SqlDialect } from '../clock.ts';
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
  dialect: SqlDialect;
  /** Copies the SQLite file as it is between two transactions; absent where there is no file. */
  copyTo?: (target: string) => Promise<void>;
  close(): Promise<void>;
};

const SQLITE_FILE = 'beat-the-machine.sqlite';

export const sqliteFileIn = (dataDir: string) => join(dataDir, SQLITE_FILE);

type DatabaseOptions = {
  databaseUrl: string | null;
  /** ':memory:' leaves nothing behind. */
  dataDir: string;
  /** PostgreSQL only: where the tables stand. */
  schema?: string;
  onError?: (error: Error) => void;
  /** Told of every statement that fails, and of every connection that cannot be had. */
  onFailure?: (error: unknown) => void;
};

/** Opens the database and brings its tables up to date. Throws a `StartError` when that cannot be. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  schema = 'public',
  onError = () => {},
  onFailure = () => {},
}: DatabaseOptions) {
  const watch: Watch = { onError, onFailure };
  const opened = databaseUrl === null ? openFile(dataDir, watch) : openServer(databaseUrl, schema, watch);
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

type Watch = Required<Pick<DatabaseOptions, 'onError' | 'onFailure'>>;

function openFile(dataDir: string, watch: Watch): OpenDatabase {
  const isInMemory = dataDir === ':memory:';
  const file = openSqlite(isInMemory ? dataDir : sqliteFileIn(dataDir));
  const db: Db = new Kysely<Tables>({ dialect: new SqliteFileDialect(file), log: logTo(watch) });
  // Holding the only connection keeps transactions out while the pages are copied.
  const copyTo = (target: string) => db.connection().execute(() => file.copyTo(target));
  return { db, dialect: 'sqlite', copyTo: isInMemory ? undefined : copyTo, close: () => db.destroy() };
}

function openServer(url: string, schema: string, watch: Watch): OpenDatabase {
  const pool = watchConnecting(openPostgres(url, schema, watch.onError), watch);
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: logTo(watch) });
  return { db, dialect: 'postgres', close: () => db.destroy() };
}

const logTo =
  ({ onFailure }: Watch): KyselyConfig['log'] =>
  (event) => {
    if (event.level === 'error') onFailure(event.error);
  };

/** The same pool, which also reports connections that it can't open: no statement of theirs ever fails. */
const watchConnecting = (pool: PostgresPool, { onFailure }: Watch): PostgresPool => ({
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

/** A refused connection has its reasons inside (one per address). */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown error';
}
