import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { KICK_OFF } from '../../testing/game.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { addMatch } from '../../testing/rows.ts';
import { openDatabase } from './open.ts';
import { temporaryFolder } from '../../testing/after-test.ts';

it('syncs the SQLite file before writes are acknowledged', async () => {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: temporaryFolder() });
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  // 2 is FULL.
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('secure_delete')).toBe(1);
  expect(await pragma('locking_mode')).toBe('exclusive');
  await close();
});

it('returns instants and counts as numbers, and rolls back a failed transaction while others wait for it', async () => {
  const { db } = await openTestDatabase();
  const failing = db.transaction().execute(async (transaction) => {
    await addMatch(transaction, 'b', KICK_OFF);
    throw new Error('on purpose');
  });
  const waiting = addMatch(db, 'a', KICK_OFF);
  await expect(failing).rejects.toThrow('on purpose');
  await waiting;
  const row = await db
    .selectFrom('matches')
    .select((eb) => ['id', 'start_time', eb.fn.countAll().over().as('count')])
    .executeTakeFirst();
  expect(row).toEqual({ id: 'a', start_time: KICK_OFF, count: 1 });
});
