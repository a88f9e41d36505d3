import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { migrations } from './migrations.ts';

type Options = {
  /** The schema of the tables; PostgreSQL only. */
  schema?: string;
  /** Runs before the first pending migration unless the database is new. */
  beforeUpgrade?: (firstPending: string) => Promise<void>;
};

/** Runs all pending migrations in one transaction. Throws a `StartError` when the database can't be upgraded. */
export async function migrate<T>(db: Kysely<T>, { schema, beforeUpgrade }: Options = {}): Promise<void> {
  const { executed, hasOtherTables } = await readSchema(db, schema);
  checkVersion(executed);
  const pending = Object.keys(migrations)
    .toSorted()
    .find((name) => !executed.includes(name));
  const isNew = executed.length === 0;
  if (schema === undefined && isNew && hasOtherTables) {
    throw new StartError(
      'The database is incomplete: an older version may have been killed while creating it. Move the file away to start with a new one.',
    );
  }
  if (pending !== undefined && !isNew) await beforeUpgrade?.(pending);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider, migrationTableSchema: schema }).migrateToLatest();
  if (error !== undefined) throw schema === undefined ? toStartError(error) : error;
}

/** Throws a `StartError` when the database has migrations this version doesn't know. */
export function checkVersion(executed: readonly string[]): void {
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new StartError(
    `The database was created by a newer version of the server (${unknown}): install that version or restore an older backup.`,
  );
}

/** Returns the executed migrations, and whether there are tables besides the migrator's own. */
export async function readSchema<T>(db: Kysely<T>, schema?: string) {
  const tables =
    schema === undefined
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = ${schema}`;
  const names = (await tables.execute(db)).rows.map(({ name }) => name);
  const hasOtherTables = names.some((name) => !name.startsWith(DEFAULT_MIGRATION_TABLE));
  if (!names.includes(DEFAULT_MIGRATION_TABLE)) return { executed: [], hasOtherTables };
  const table = sql.table(schema === undefined ? DEFAULT_MIGRATION_TABLE : `${schema}.${DEFAULT_MIGRATION_TABLE}`);
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db);
  return { executed: rows.map(({ name }) => name), hasOtherTables };
}

/** Errors caused by a partial migration, which only versions without transactional migrations left behind. */
const PARTIAL_MIGRATION = /already exists|duplicate column name/;

function toStartError(error: unknown): unknown {
  if (!(error instanceof Error) || !PARTIAL_MIGRATION.test(error.message)) return error;
  return new StartError(
    `An older version left the database partially upgraded (${error.message}): restore a backup with \`npm run restore -- FILE\`.`,
  );
}
