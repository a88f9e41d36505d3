import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { addUsers } from '../../testing/rows.ts';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { insertInto } from '../../testing/queries.ts';

it('fills in the user of existing notifications and queues no email for them', async () => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(':memory:') }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('003_social');
  const [reader = '', picker = ''] = await addUsers(db, 2);
  const notification = { user_id: reader, message: 'x', created_at: 1 };
  await insertInto(db, 'notifications', [
    { ...notification, id: '1', kind: 'FOLLOWED_PICK', event_key: `pick:${picker}:nba-1` },
    { ...notification, id: '2', kind: 'RANK_UP', event_key: 'rank:MASTER' },
  ]);
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  const after = await db.selectFrom('notifications').selectAll().orderBy('id').execute();
  expect(after).toMatchObject([
    { id: '1', about_user_id: picker, mail_due_at: null },
    { id: '2', about_user_id: null, mail_due_at: null },
  ]);
  await db.destroy();
});
