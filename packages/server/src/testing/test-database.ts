import { Kysely, sql } from 'kysely';
import { closingAfterTest } from './after-test.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts';
import { openSqlite } from '../platform/db/sqlite.ts';
import { SqliteFileDialect } from '../platform/db/sqlite-dialect.ts';

/** Tests run on PostgreSQL when DATABASE_URL is set, otherwise on SQLite. */
const TEST_DATABASE_URL = process.env.DATABASE_URL || null;

/** The pages of an empty database. Copying them takes a fraction of the time of creating it. */
let emptyPages: Promise<Uint8Array> | undefined;

async function createEmptyPages(): Promise<Uint8Array> {
  const file = openSqlite(':memory:');
  const db = new Kysely<object>({ dialect: new SqliteFileDialect(file) });
  await migrate(db);
  const pages = file.serialize();
  await db.destroy();
  return pages;
}

/** Opens an isolated database, until `close` or the end of the current test. It is empty unless it gets the pages of another. */
export async function openTestDatabase(copied?: Uint8Array, databaseUrl = TEST_DATABASE_URL): Promise<OpenDatabase> {
  const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const pages = copied ?? (databaseUrl === null ? await (emptyPages ??= createEmptyPages()) : undefined);
  const opened = await openDatabase({ databaseUrl, dataDir: ':memory:', pages, schema });
  return {
    ...opened,
    close: closingAfterTest(async () => {
      if (opened.isShared) await sql`drop schema ${sql.ref(schema)} cascade`.execute(opened.db);
      await opened.close();
    }),
  };
}
