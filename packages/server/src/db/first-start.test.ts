import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase } from './open.ts';
import { endProcess, killWhileStarting, startProcess } from '../testing/server-process.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../testing/persistent-database.ts';

/** A season is invented, and bots have played ten days of it: there is something to be killed in. */
const env = (storage: PersistentDatabase) => ({ ...storage.env, FEED: 'simulated', BOTS: 'on', SEED: '1' });

/** How much of an undisturbed first start has passed at each kill; more of them where `KILLS` asks for many. */
const KILLED_AT = process.env.KILLS ? [0.2, 0.35, 0.45, 0.55, 0.65, 0.75, 0.9] : [0.6];

/** What stands in the file: every table and index, and how much of a world there is. */
async function standing({ db, dialect }: OpenDatabase) {
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
  };
}

async function startOnce(storage: PersistentDatabase) {
  const began = performance.now();
  const server = await startProcess(env(storage));
  const ms = performance.now() - began;
  const answer = await fetch(`${server.url}/api/predictions/random`);
  expect(answer.status).toBe(200);
  expect(await endProcess(server, 'SIGTERM')).toBe(0);
  const database = await storage.open();
  const found = await standing(database).finally(() => database.close());
  return { ms, found };
}

it('L46: a server killed during its first start heals at the next, with all tables and the whole world', async () => {
  const undisturbed = await createPersistentDatabase();
  const { ms, found: whole } = await startOnce(undisturbed).finally(() => undisturbed.remove());
  for (const part of KILLED_AT) {
    const storage = await createPersistentDatabase();
    try {
      await killWhileStarting(env(storage), part * ms);
      // And once more, in what it made of the half.
      await killWhileStarting(env(storage), part * ms);
      const { found } = await startOnce(storage);
      expect({ part, schema: found.schema, users: found.users }).toEqual({
        part,
        schema: whole.schema,
        users: whole.users,
      });
      // The season goes on meanwhile.
      expect(found.matches).toBeGreaterThanOrEqual(whole.matches);
    } finally {
      await storage.remove();
    }
  }
}, 180_000);
