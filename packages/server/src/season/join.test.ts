import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open.ts';
import { createLogger } from '../http/log.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../testing/persistent-database.ts';
import { type JoinedSeason, joinSeason } from './join.ts';

const databaseOfAll = process.env.DATABASE_URL;

let storage: PersistentDatabase;
let database: OpenDatabase;
let running: JoinedSeason[];
let logged: string[];
beforeEach(async () => {
  storage = await createPersistentDatabase();
  database = await storage.open();
  running = [];
  logged = [];
});
afterEach(async () => {
  for (const each of running) await each.close();
  await database.close();
  await storage.remove();
});

const log = createLogger('silent');
log.warn = ((...line: unknown[]) => void logged.push(String(line.at(-1)))) as typeof log.warn;
log.error = log.warn;

type Wanted = Partial<Parameters<typeof joinSeason>[0]>;
/** A process up to its season. */
async function join(wanted: Wanted = {}): Promise<JoinedSeason> {
  const databaseUrl = storage.env.DATABASE_URL ?? null;
  const asked = { databaseUrl, feed: 'simulated', seed: null, speed: null, acceptClock: false, ...wanted } as const;
  const joined = await joinSeason(asked, database, log);
  running.push(joined);
  return joined;
}
const leave = async (joined: JoinedSeason) => {
  running = running.filter((each) => each !== joined);
  await joined.close();
};
const SAYS_OPEN = 'SEED is set: results can be computed by anyone. For tests only.';

it('gives every process on a database the same secret, of 256 bits, also after a restart', async () => {
  const first = await join();
  const secret = first.eras[0]?.secret ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  await leave(first);
  expect((await join()).eras).toEqual([{ from: 0, seed: 1, secret }]);
  expect(logged).toEqual([]);
});

it('gives no two databases the same secret', async () => {
  const other = await createPersistentDatabase();
  const elsewhere = await other.open();
  const asked = { databaseUrl: null, feed: 'simulated', seed: null, speed: null, acceptClock: false } as const;
  const secrets = [await join(), await joinSeason(asked, elsewhere, log)].map(({ eras }) => eras[0]?.secret);
  expect(new Set(secrets).size).toBe(2);
  await elsewhere.close();
  await other.remove();
});

it('says in one line that results are open when SEED is set', async () => {
  expect((await join({ seed: 1 })).eras).toEqual([{ from: 0, seed: 1, secret: null }]);
  expect(logged).toEqual([SAYS_OPEN]);
});

it('lets a process that is alone change SPEED and SEED, and goes on where game time was', async () => {
  const hurried = await join({ speed: 60, seed: 7 });
  await leave(hurried);
  const slower = await join({ speed: 2, seed: 8 });
  expect(slower.clock.timeScale.speed).toBe(2);
  expect(slower.clock.now()).toBeGreaterThanOrEqual(hurried.clock.timeScale.origin);
  expect(slower.seed).toBe(8);
});

describe.skipIf(databaseOfAll === undefined)('with several processes', () => {
  it('takes SPEED, SEED and the course of time from the one that is there', async () => {
    const first = await join({ speed: 60, seed: 7 });
    for (const wanted of [{}, { speed: 60 }, { seed: 7 }]) {
      const { clock, eras, seed } = await join(wanted);
      expect([clock.timeScale, eras, seed]).toEqual([first.clock.timeScale, first.eras, 7]);
    }
    expect(logged).toEqual([SAYS_OPEN, SAYS_OPEN, SAYS_OPEN, SAYS_OPEN]);
  });

  it.each([
    [{ speed: 30 }, 'SPEED must be 60 or not set: other servers are running on this database with it.'],
    [{ seed: 1 }, 'SEED must not be set: other servers are running on this database without it.'],
    [{ acceptClock: true }, 'ACCEPT_CLOCK needs all other servers on this database to be stopped.'],
  ])('refuses a process with %j in a sentence, until the others have stopped', async (wanted, sentence) => {
    const [first, second] = [await join({ speed: 60 }), await join()];
    await leave(first);
    await expect(join(wanted)).rejects.toThrow(sentence);
    await leave(second);
    await join(wanted);
  });

  it('agrees when many start at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => join()));
    for (const { clock, eras } of all) {
      expect(clock.timeScale).toEqual(all[0]?.clock.timeScale);
      expect(eras).toEqual(all[0]?.eras);
    }
  });

  it('registers again when its connection was lost', async () => {
    await join({ speed: 60 });
    const others = sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    await others.execute(database.db);
    await expect.poll(() => logged).toEqual(['the connection that tells other servers of this one was lost']);
    const held = async () =>
      (
        await sql`select 1 from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db)
      ).rows.length;
    await expect.poll(held, { timeout: 5_000 }).toBe(1);
    await expect(join({ speed: 1 })).rejects.toThrow('SPEED must be 60');
  });

  it('says so when another process has started alone, with other settings, meanwhile', async () => {
    await join({ speed: 60 });
    await sql`update key_value set value = replace(value, '"speed":60', '"speed":30') where name = 'season'`.execute(
      database.db,
    );
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
    await expect
      .poll(() => logged.at(-1), { timeout: 5_000 })
      .toBe('the servers on this database no longer agree on SPEED and SEED: restart them all');
  });
});
