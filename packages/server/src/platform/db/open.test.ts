import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { KICK_OFF } from '../../testing/game.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { openDatabase } from './open.ts';
import { temporaryFolder } from '../../testing/after-test.ts';
import { insertInto } from '../../testing/queries.ts';

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

describe('both databases', () => {
  it('return instants and counts as numbers', async () => {
    const { db } = await openTestDatabase();
    await addMatch(db, 'a', KICK_OFF);
    const row = await db.selectFrom('matches').select(['start_time', 'is_gold']).executeTakeFirstOrThrow();
    expect(row).toEqual({ start_time: KICK_OFF, is_gold: 0 });
    const counted = await db
      .selectFrom('matches')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst();
    expect(counted).toEqual({ count: 1 });
  });

  it('roll back a failed transaction while others wait for it', async () => {
    const { db } = await openTestDatabase();
    const failing = db.transaction().execute(async (transaction) => {
      await insertInto(transaction, 'sessions', {
        id_hash: 'x',
        user_id: (await addUsers(transaction, 1))[0] ?? '',
        created_at: 0,
        last_seen_at: 0,
      });
      throw new Error('on purpose');
    });
    const waiting = addUsers(db, 1);
    await expect(failing).rejects.toThrow('on purpose');
    const [survivor] = await waiting;
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: survivor }]);
  });
});
