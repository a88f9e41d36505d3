import { Kysely, sql, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

it('counts the reports of each case by reason', async () => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(':memory:') }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('023_hidden_results');
  await sql`pragma foreign_keys = off`.execute(db);
  await sql`insert into moderation_reports (id, case_id, reporter_id, reason, created_at)
    values ('1', 'a', 'ann', 'SPAM', 0), ('2', 'a', 'ben', 'SPAM', 0), ('3', 'a', 'cleo', 'OTHER', 0),
      ('4', 'b', 'ann', 'SPAM', 0)`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const counted = await db.selectFrom('moderation_reasons').selectAll().orderBy('case_id').orderBy('reason').execute();
  expect(counted).toEqual([
    { case_id: 'a', reason: 'OTHER', reporter_count: 1 },
    { case_id: 'a', reason: 'SPAM', reporter_count: 2 },
    { case_id: 'b', reason: 'SPAM', reporter_count: 1 },
  ]);
  await db.destroy();
});
