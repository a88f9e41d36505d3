import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertInto } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { isPostgres } from './is-postgres.ts';

it('rejects every change of the moderation log', async () => {
  const { db } = await openTestDatabase();
  await insertInto(db, 'moderation_log', { position: 1, at: 1, event: 'GRANT', hash: '' });
  const changes = [sql`update moderation_log set event = 'REVOKE'`, sql`delete from moderation_log`];
  for (const change of isPostgres(db) ? [...changes, sql`truncate moderation_log`] : changes) {
    await expect(change.execute(db)).rejects.toThrow('The moderation log is append-only.');
  }
});
