import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts';

/** Tests run on PostgreSQL when DATABASE_URL is set, otherwise on SQLite. */
const TEST_DATABASE_URL = process.env.DATABASE_URL || null;

/** Opens an empty, isolated database that `close` deletes. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const opened = await openDatabase({ databaseUrl: TEST_DATABASE_URL, dataDir: ':memory:', schema });
  return {
    ...opened,
    async close() {
      if (opened.dialect === 'postgres') await sql`drop schema ${sql.ref(schema)} cascade`.execute(opened.db);
      await opened.close();
    },
  };
}
