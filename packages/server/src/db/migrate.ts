import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { migrations } from './migrations.ts';

type Options = {
  /** PostgreSQL only: where the tables are. */
  schema?: string;
  /** Runs before the first pending migration, with its name, unless the database is new. */
  beforeUpgrade?: (firstPending: string) => Promise<void>;
};

/** Brings the tables up to date, in one transaction. Throws a `StartError` when that cannot be. */
export async function migrate<T>(db: Kysely<T>, { schema, beforeUpgrade }: Options = {}): Promise<void> {
  const { executed, hasOtherTables } = await readSchema(db, schema);
  checkVersion(executed);
  const pending = Object.keys(migrations)
    .toSorted()
    .find((name) => !executed.includes(name));
  const isNew = executed.length === 0;
  if (schema === undefined && isNew && hasOtherTables) {
    throw new StartError(
      'The database has tables that no finished start has made: an older version may have been killed while it created them. Move the file away to begin with a new one.',
    );
  }
  if (pending !== undefined && !isNew) await beforeUpgrade?.(pending);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider, migrationTableSchema: schema }).migrateToLatest();
  if (error !== undefined) throw schema === undefined ? explained(error) : error;
}

/** Throws a `StartError` when one of these migrations is unknown here. */
export function checkVersion(executed: readonly string[]): void {
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new StartError(
    `The database was made by a newer version of the server (${unknown}): install that version, or restore an older backup.`,
  );
}

/** Reads the names of the migrations that have run, and whether there are tables besides the Migrator's own. */
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

/** Only a version that did not migrate in one transaction can leave a part of a migration behind. */
const HALF = /already exists|duplicate column name/;

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !HALF.test(error.message)) return error;
  return new StartError(
    `The database was left in the middle of an upgrade by an older version (${error.message}): restore a backup with \`npm run restore -- FILE\`.`,
  );
}
