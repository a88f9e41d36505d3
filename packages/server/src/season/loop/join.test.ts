import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { afterTest, closingAfterTest } from '../../testing/after-test.ts';
import { createLogger } from '../../platform/http/log.ts';
import { type JoinConfig, type Joined, joinProcess } from '../../testing/join-process.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../../testing/persistent-database.ts';
import { providePostgres } from '../../testing/provide-postgres.ts';

const postgres = providePostgres('several processes on one database');

let storage: PersistentDatabase;
let database: OpenDatabase;
let logged: string[];
async function openStorage(base?: string): Promise<void> {
  storage = await createPersistentDatabase(base);
  database = await storage.open();
  afterTest(database.close);
  logged = [];
}
beforeEach(() => openStorage());

const log = createLogger('silent');
log.warn = ((...line: unknown[]) => void logged.push(String(line.at(-1)))) as typeof log.warn;
log.error = log.warn;

/** Starts a process, up to its season. */
async function join(overrides: Partial<JoinConfig> = {}): Promise<Joined> {
  const databaseUrl = storage.env.DATABASE_URL ?? null;
  const config = { databaseUrl, feed: 'simulated', seed: null, speed: null, acceptClock: false, ...overrides } as const;
  const joined = await joinProcess(config, database, log);
  return { ...joined, close: closingAfterTest(joined.close) };
}
/** The locks by which processes know each other. */
const LOCKS = sql`from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;
const terminateConnections = () => sql`select pg_terminate_backend(pid) ${LOCKS}`.execute(database.db);
const countLocks = async () => (await sql`select 1 ${LOCKS} and granted`.execute(database.db)).rows.length;
const OPEN_WARNING = 'SEED is set: anyone can compute the results. For tests only.';

it('gives every process on a database the same 256-bit secret, also after a restart', async () => {
  const first = await join();
  const secret = first.eras[0]?.secret ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  await first.close();
  expect((await join()).eras).toEqual([{ from: 0, seed: 1, secret, simulation: 2 }]);
  expect(logged).toEqual([]);
});

it('warns once that results are open when SEED is set', async () => {
  expect((await join({ seed: 1 })).eras).toEqual([{ from: 0, seed: 1, secret: null, simulation: 2 }]);
  expect(logged).toEqual([OPEN_WARNING]);
});

describe.skipIf(postgres.isMissing)('with several processes', () => {
  beforeEach(() => openStorage(postgres.server().url));

  it('adopts SPEED, SEED and game time from a running process', async () => {
    const first = await join({ speed: 60, seed: 7 });
    for (const overrides of [{}, { speed: 60 }, { seed: 7 }]) {
      const { clock, eras, seed } = await join(overrides);
      expect([clock.timeScale, eras, seed]).toEqual([first.clock.timeScale, first.eras, 7]);
    }
    expect(logged).toEqual([OPEN_WARNING, OPEN_WARNING, OPEN_WARNING, OPEN_WARNING]);
  });

  it('rejects a process with another SPEED until the others have stopped', async () => {
    const [first, second] = [await join({ speed: 60 }), await join()];
    await first.close();
    await expect(join({ speed: 30 })).rejects.toThrow('SPEED must be 60 or unset');
    await second.close();
    await join({ speed: 30 });
  });

  it('gives processes that start at once the same settings', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => join()));
    for (const { clock, eras } of all) {
      expect(clock.timeScale).toEqual(all[0]?.clock.timeScale);
      expect(eras).toEqual(all[0]?.eras);
    }
  });

  it('takes the instance lock again after losing its connection', async () => {
    await join({ speed: 60 });
    await terminateConnections();
    await expect.poll(() => logged).toEqual(['lost the connection that holds the instance lock']);
    await expect.poll(countLocks).toBe(1);
    await expect(join({ speed: 1 })).rejects.toThrow('SPEED must be 60');
  });

  it('logs an error when another process has meanwhile started alone with other settings', async () => {
    await join({ speed: 60 });
    await sql`update key_value set value = replace(value, '"speed":60', '"speed":30') where name = 'season'`.execute(
      database.db,
    );
    await terminateConnections();
    await expect
      .poll(() => logged.at(-1))
      .toBe('the servers on this database no longer agree on SPEED and SEED: restart them all');
  });
});
