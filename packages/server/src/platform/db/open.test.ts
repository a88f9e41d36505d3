import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { KICK_OFF } from '../../testing/game.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { addMatch } from '../../testing/rows.ts';
import { openDatabase } from './open.ts';
import { temporaryFolder } from '../../testing/after-test.ts';

const folder = temporaryFolder();

const openFile = (name: string) => openDatabase({ databaseUrl: null, dataDir: join(folder, name) });

describe('the SQLite file', () => {
  it('is synced before writes are acknowledged', async () => {
    const { db, close } = await openFile('settings');
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

  it('is rejected with one line while another process has it open', async () => {
    const first = await openFile('taken');
    await expect(openFile('taken')).rejects.toThrow(/^\S+ is in use by another server: .*PostgreSQL/);
    await first.close();
    await (await openFile('taken')).close();
  });
});

it('reports an unreachable database in one line', async () => {
  const unreachable = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: folder });
  await expect(unreachable).rejects.toThrow(/^The database cannot be opened: .*ECONNREFUSED/);
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
