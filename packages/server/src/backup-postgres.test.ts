import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dumpTables } from './testing/dump.ts';
import { KICK_OFF } from './testing/game.ts';
import { createPersistentDatabase } from './testing/persistent-database.ts';
import { temporaryFolder } from './testing/after-test.ts';
import type { OpenDatabase } from './platform/db/open.ts';
import { addMatch, addPicks } from './testing/rows.ts';
import { providePostgres } from './testing/provide-postgres.ts';
import { dumpPostgres, restorePostgres } from './platform/backup/postgres-dump.ts';

const postgres = providePostgres('dumps');

// backup.test.ts covers SQLite.
it.skipIf(postgres.isMissing)('restores every row of a PostgreSQL dump, and keeps the replaced database', async () => {
  const storage = await createPersistentDatabase(postgres.server().url);
  const url = storage.env.DATABASE_URL ?? '';
  const file = join(temporaryFolder(), 'game.dump');
  async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
    const database = await storage.open();
    return work(database).finally(database.close);
  }
  const before = await withDatabase(async (database) => {
    await addMatch(database.db, 'a', KICK_OFF);
    await addPicks(database.db, 'a', ['AGREE', 'DISAGREE', 'DISAGREE']);
    return dumpTables(database);
  });
  await dumpPostgres(url, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  await withDatabase(({ db }) =>
    // Keeps its connection.
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('picks').execute();
      await expect(restorePostgres(file, url, 0)).rejects.toThrow('The database is in use: stop every server first.');
    }),
  );
  const replaced = await restorePostgres(file, url, 0);
  await withDatabase(async (database) => {
    expect(await dumpTables(database)).toEqual(before);
    await sql`insert into kysely_migration values ('999_future', '2030-01-01T00:00:00.000Z')`.execute(database.db);
  });
  await dumpPostgres(url, file);
  await expect(restorePostgres(file, url, 0)).rejects.toThrow(/created by a newer version/);
  await expect(restorePostgres(import.meta.filename, url, 0)).rejects.toThrow(/^pg_restore failed: /);
  await postgres.server().query(`drop database ${replaced}`);
});
