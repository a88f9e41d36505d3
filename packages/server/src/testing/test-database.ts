import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, type OpenDatabase, openDatabase } from '../platform/db/open.ts';
import { closingAfterTest, temporaryFolder } from './after-test.ts';

/** Tests run on PostgreSQL when DATABASE_URL is set, otherwise on SQLite. */
const TEST_DATABASE_URL = process.env.DATABASE_URL || null;

/** The pages of an empty database. Copying them takes a fraction of the time of creating it. */
let emptyPages: Promise<Uint8Array> | undefined;

async function createEmptyPages(): Promise<Uint8Array> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: ':memory:' });
  return pagesOf(db).finally(close);
}

/** Returns the pages of a SQLite database. */
export async function pagesOf(db: Db): Promise<Uint8Array> {
  const file = join(temporaryFolder(), 'pages');
  await sql`vacuum into ${file}`.execute(db);
  return readFileSync(file);
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
