import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase } from './open.ts';
import { checkLog } from '../../testing/check-log.ts';
import { endProcess, killWhileStarting, startProcess } from '../../testing/server-process.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../../testing/persistent-database.ts';

/** Simulates a season with ten days of bot picks, so that the first start takes long enough to be killed. */
const env = (storage: PersistentDatabase) => ({ ...storage.env, FEED: 'simulated', BOTS: 'on', SEED: '1' });

/** Fractions of an undisturbed first start after which it is killed. */
const KILLED_AT = [0.2, 0.35, 0.45, 0.55, 0.65, 0.75, 0.9];

/** Returns all tables and indexes, the number of matches and users, and what is in the log, which must be sound. */
async function readContents({ db, dialect }: OpenDatabase) {
  const names =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master order by name`
      : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema() order by 1`;
  const count = async (table: 'matches' | 'users') =>
    Number((await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
  return {
    schema: (await names.execute(db)).rows.map(({ name }) => name),
    matches: await count('matches'),
    users: await count('users'),
    log: await checkLog(db),
  };
}

async function startOnce(storage: PersistentDatabase) {
  const began = performance.now();
  const server = await startProcess(env(storage));
  const ms = performance.now() - began;
  const response = await fetch(`${server.url}/api/predictions/random`);
  expect(response.status).toBe(200);
  expect(await endProcess(server, 'SIGTERM')).toBe(0);
  const database = await storage.open();
  const found = await readContents(database).finally(() => database.close());
  return { ms, found };
}

it('recovers at the next start when it was killed during its first one, with a sound log', async () => {
  const { ms, found: whole } = await startOnce(await createPersistentDatabase());
  for (const part of KILLED_AT) {
    const storage = await createPersistentDatabase();
    await killWhileStarting(env(storage), part * ms);
    // Once more, while it recovers.
    await killWhileStarting(env(storage), part * ms);
    const { found } = await startOnce(storage);
    expect([part, found.schema, found.users]).toEqual([part, whole.schema, whole.users]);
    expect(found.log.receipts).toBe(whole.log.receipts);
    // The season continues meanwhile.
    expect(found.log.entries).toBeGreaterThanOrEqual(whole.log.entries);
    expect(found.matches).toBeGreaterThanOrEqual(whole.matches);
  }
}, 180_000);
