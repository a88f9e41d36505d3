import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../db/open.ts';

/** The databases that suites run on: PostgreSQL when DATABASE_URL names one, else SQLite. */
const TEST_DATABASE_URL = process.env.DATABASE_URL || null;

/** A fresh database that nobody else sees, and that is gone after `close`. */
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
