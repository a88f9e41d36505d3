import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/open.ts';
import { createPersistentDatabase } from '../../testing/persistent-database.ts';
import { afterTest } from '../../testing/after-test.ts';
import { readAllObservations } from '../../testing/polling.ts';
import { type PollingProvider, startPollingProvider } from '../../testing/polling-process.ts';
import { findPostgresFor, type PrivatePostgres, startPrivatePostgres } from '../../testing/private-postgres.ts';
import { readSourceHealth } from './source-health.ts';

/** How often the leader is killed. */
const KILLS = 20;
const PLAN = 10;
/** A live request every 30 ms. */
const SPEED = 500;
const TAKEN_OVER_WITHIN_MS = 30_000;

const startProvider = () =>
  startPollingProvider({ origin: Date.UTC(2026, 10, 21, 15), realOrigin: Date.now(), speed: SPEED }, PLAN);

/** Kills a process at any time between one of its requests and the next one. */
async function killAfter(provider: PollingProvider, name: string, child: ReturnType<PollingProvider['start']>) {
  await provider.answered(name, 3 + Math.floor(Math.random() * 10));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/**
 * Checks what is stored. A process sends one request at a time, so an answer counts for it as soon as it sends another
 * request. Returns the number of observations.
 */
async function verifyStored({ db }: OpenDatabase, { requests }: PollingProvider): Promise<number> {
  const stored = await readAllObservations(db);
  expect(stored.map(({ id }) => id)).toEqual(stored.map((_, index) => index + 1));
  const ids = stored.map(({ sourceId }) => Number(sourceId));
  expect(new Set(ids).size, 'stored once').toBe(ids.length);
  const counted = requests.filter(
    ({ process, number }) => requests.findLast((request) => request.process === process)?.number !== number,
  );
  const lost = counted.filter(({ number }) => !ids.includes(number));
  expect(lost, 'nothing lost').toEqual([]);
  const served = requests.map(({ number }) => number);
  expect(ids.filter((id) => !served.includes(id))).toEqual([]);
  const newest = Math.max(...(await readSourceHealth(db)).map(({ answeredAt }) => answeredAt ?? 0));
  expect(stored.at(-1)?.seenAt ?? 0, 'stored with the answer').toBeGreaterThanOrEqual(newest);
  for (const [index, { at }] of requests.entries()) {
    expect(at - (requests[index - PLAN]?.at ?? -Infinity), 'within the plan').toBeGreaterThanOrEqual(MINUTE_MS);
  }
  return stored.length;
}

it(
  `loses no observation that counted when the leader is killed ${KILLS} times (L52)`,
  async () => {
    const storage = await createPersistentDatabase();
    afterTest(storage.remove);
    const provider = await startProvider();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const name = `leader${kill}`;
      await killAfter(provider, name, provider.start(name, storage.env));
      const database = await storage.open();
      expect(await verifyStored(database, provider).finally(database.close)).toBeGreaterThan(kill);
      // Only one that is alone on its database leads at once.
      if (database.dialect === 'postgres') break;
    }
  },
  30_000 + KILLS * 5_000,
);

const bin = findPostgresFor('a follower that takes over');

describe.skipIf(bin === null)('two processes on one PostgreSQL', () => {
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    postgres = await startPrivatePostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres.remove());

  it('poll one after the other: the follower takes over within 30 s of a kill, and nothing is lost (L53)', async () => {
    const provider = await startProvider();
    const env = { DATABASE_URL: postgres.url };
    let leader = { name: 'process0', child: provider.start('process0', env) };
    await provider.answered(leader.name, 1);
    for (let kill = 1; kill <= 4; kill += 1) {
      const follower = { name: `process${kill}`, child: provider.start(`process${kill}`, env) };
      await killAfter(provider, leader.name, leader.child);
      const killedAt = Date.now();
      await provider.answered(follower.name, 1);
      expect(Date.now() - killedAt).toBeLessThan(TAKEN_OVER_WITHIN_MS);
      leader = follower;
    }
    leader.child.kill('SIGKILL');
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
    expect(await verifyStored(database, provider).finally(database.close)).toBeGreaterThan(4);
  }, 240_000);
});
