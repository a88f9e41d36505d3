import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import type { Dialect } from '../clock.ts';
import { StartError } from '../start-error.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type OpenDatabase = { db: Db; dialect: Dialect; close(): Promise<void> };

const SQLITE_FILE = 'beat-the-machine.sqlite';

type Place = {
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
}: Place) {
  const isPostgres = databaseUrl !== null;
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, SQLITE_FILE);
  const dialect = isPostgres
    ? new PostgresDialect({ pool: watched(openPostgres(databaseUrl, schema, onError), onFailure) })
    : new SqliteDialect({ database: openSqlite(file) });
  const db: Db = new Kysely<Tables>({
    dialect,
    log: (event) => {
      if (event.level === 'error') onFailure(event.error);
    },
  });
  await migrate(db, isPostgres ? schema : undefined);
  const opened: OpenDatabase = { db, dialect: isPostgres ? 'postgres' : 'sqlite', close: () => db.destroy() };
  return opened;
}

/** The same pool, whose refused connections are told: no statement of theirs ever fails. */
const watched = (pool: Pool, onFailure: (error: unknown) => void): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    try {
      return await pool.connect();
    } catch (error) {
      onFailure(error);
      throw error;
    }
  },
});

async function migrate(db: Db, migrationTableSchema?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, migrationTableSchema });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await db.destroy();
  throw new StartError(`The database cannot be opened: ${reason(error)}`);
}

/** A refused connection has its reasons inside (one per address). */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown error';
}
