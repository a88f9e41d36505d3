import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { migrations as all } from './migrations.ts';
import { writeDurableFile } from './durable-file.ts';
import { sqliteReason } from './sqlite-reason.ts';

type Options = {
  migrations?: Record<string, Migration>;
  /** The schema of the tables; PostgreSQL only. */
  schema?: string;
  /** Runs before the first pending migration unless the database is new. */
  beforeUpgrade?: (firstPending: string) => Promise<void>;
};

/** The first and the last migration of version 0.1.0, which left the tables as `001_schema` creates them. */
const VERSION_0_1_0 = { first: '001_play', last: '024_report_counts' };

/** Runs all pending migrations in one transaction. Throws a `StartError` when the database can't be upgraded. */
export async function migrate<T>(db: Kysely<T>, options: Options = {}): Promise<void> {
  const { migrations = all, schema, beforeUpgrade } = options;
  const executed = await readExecuted(db, schema);
  checkVersion(executed, migrations);
  if (executed.includes(VERSION_0_1_0.last)) {
    await adopt(db, tableIn(schema));
    return migrate(db, options);
  }
  const pending = Object.keys(migrations).find((name) => !executed.includes(name));
  if (pending !== undefined && executed.length > 0) await beforeUpgrade?.(pending);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider, migrationTableSchema: schema }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Throws a `StartError` when this version can't use a database with these migrations. */
export function checkVersion(executed: readonly string[], migrations = all): void {
  const { first, last } = VERSION_0_1_0;
  if (executed.includes(last)) return;
  if (executed.includes(first)) {
    throw new StartError(
      'The database was created before version 0.1.0 of the server: start it once with version 0.1.0, which upgrades it, and then with this one.',
    );
  }
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new StartError(
    `The database was created by a newer version of the server (${unknown}): install that version or restore an older backup.`,
  );
}

/** Returns whether the database has all tables as this version knows them. */
export async function isUpToDate<T>(db: Kysely<T>): Promise<boolean> {
  const executed = await readExecuted(db);
  return Object.keys(all).every((name) => executed.includes(name));
}

/** Keeps the time of the first migration, when the database was created. */
const adopt = <T>(db: Kysely<T>, table: ReturnType<typeof tableIn>) =>
  db.transaction().execute(async (transaction) => {
    await sql`delete from ${table} where name <> ${VERSION_0_1_0.first}`.execute(transaction);
    await sql`update ${table} set name = '001_schema' where name = ${VERSION_0_1_0.first}`.execute(transaction);
  });

const tableIn = (schema?: string) =>
  sql.table(schema === undefined ? DEFAULT_MIGRATION_TABLE : `${schema}.${DEFAULT_MIGRATION_TABLE}`);

async function readExecuted<T>(db: Kysely<T>, schema?: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isThere = tables.some((each) => each.name === DEFAULT_MIGRATION_TABLE && each.schema === schema);
  if (!isThere) return [];
  const { rows } = await sql<{ name: string }>`select name from ${tableIn(schema)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies a SQLite file next to itself before its first pending migration, as `x.before-005_crowd.sqlite`. */
export const copyBeforeUpgrade =
  <T>(db: Kysely<T>, file: string) =>
  async (firstPending: string): Promise<void> => {
    const copy = file.replace(/\.sqlite$/, `.before-${firstPending}.sqlite`);
    try {
      await writeDurableFile(copy, async (part) => void (await sql`vacuum into ${part}`.execute(db)));
    } catch (error) {
      throw new StartError(`A copy of the database, ${copy}, ${sqliteReason(error)}`);
    }
  };
