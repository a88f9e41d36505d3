import { sql } from 'kysely';
import { closingAfterTest } from './after-test.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts';

/** Tests run on PostgreSQL when DATABASE_URL is set, otherwise on SQLite. */
const TEST_DATABASE_URL = process.env.DATABASE_URL || null;

/** Opens an empty, isolated database, until `close` or the end of the current test. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const opened = await openDatabase({ databaseUrl: TEST_DATABASE_URL, dataDir: ':memory:', schema });
  return {
    ...opened,
    close: closingAfterTest(async () => {
      if (opened.dialect === 'postgres') await sql`drop schema ${sql.ref(schema)} cascade`.execute(opened.db);
      await opened.close();
    }),
  };
}
