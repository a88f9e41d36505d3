import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
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
};

/** Opens the database and brings its tables up to date. Throws a `StartError` when that cannot be. */
export async function openDatabase({ databaseUrl, dataDir, schema = 'public', onError = () => {} }: Place) {
  const isPostgres = databaseUrl !== null;
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, SQLITE_FILE);
  const dialect = isPostgres
    ? new PostgresDialect({ pool: openPostgres(databaseUrl, schema, onError) })
    : new SqliteDialect({ database: openSqlite(file) });
  const db: Db = new Kysely<Tables>({ dialect });
  await migrate(db, isPostgres ? schema : undefined);
  const opened: OpenDatabase = { db, dialect: isPostgres ? 'postgres' : 'sqlite', close: () => db.destroy() };
  return opened;
}

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
