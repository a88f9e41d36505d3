import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../db/open.ts';
import { createLogger } from '../http/log.ts';
import { afterTest } from '../../testing/after-test.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createTestTimers } from '../../testing/test-timers.ts';
import { providePostgres } from '../../testing/provide-postgres.ts';
import { type Candidate, createCandidate } from './leader.ts';
import { LeaseLostError } from './lease.ts';

const RENEW_MS = 3_000;
const postgres = providePostgres('leaders');

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

/** Starts a process that may lead, with time of its own. */
async function start(isAlone = false) {
  const timers = createTestTimers();
  const events: string[] = [];
  let reportLoss: (() => void) | undefined;
  // Each attempt to take or renew the lease ends with a timer for the next one.
  let ended = Promise.withResolvers<void>();
  const candidate = createCandidate({
    database,
    isAlone,
    log: createLogger('silent'),
    timers: {
      now: timers.now,
      after(ms, work) {
        ended.resolve();
        return timers.after(ms, work);
      },
    },
  });
  candidate.addWork(({ epoch }, onLeaseLost) => {
    events.push(`start ${epoch}`);
    reportLoss = onLeaseLost;
    return { stop: async () => void events.push(`stop ${epoch}`) };
  });
  async function attemptAfter(begin: () => unknown): Promise<void> {
    ended = Promise.withResolvers();
    begin();
    await ended.promise;
  }
  await candidate.start();
  afterTest(candidate.stop);
  return {
    ...candidate,
    /** The starts and stops of its work. */
    events,
    /** Reports that a write has failed because of the lease. */
    loseLease: () => attemptAfter(() => reportLoss?.()),
    /** Lets it renew its lease, or try to take it. */
    attempt: () => attemptAfter(() => timers.advance(RENEW_MS)),
  };
}

const readLease = async () => (await selectFrom(database.db, 'leases', ['epoch', 'expires_at']))[0];

/** Ends the lease, as ten seconds without a renewal do. */
const expire = () => updateTable(database.db, 'leases', { expires_at: Date.now() - 1 }, { name: 'feed' });

it('lets one process lead, and another one once the lease of the first has ended', async () => {
  const first = await start();
  const second = await start();
  await updateTable(database.db, 'leases', { expires_at: Date.now() + 5_000 }, { name: 'feed' });
  await first.attempt();
  await second.attempt();
  expect((await readLease())?.expires_at).toBeGreaterThan(Date.now() + 5_000);
  expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
  await expire();
  await second.attempt();
  // The first one was only suspended.
  expect([first.isLeading(), second.isLeading()]).toEqual([true, true]);
  await first.attempt();
  await first.attempt();
  expect([first.isLeading(), second.isLeading()]).toEqual([false, true]);
  expect([first.events, second.events]).toEqual([['start 1', 'stop 1'], ['start 2']]);
});

it('leads at once when no other process runs, whatever the lease says, and hands over at once when it stops', async () => {
  await start();
  const restarted = await start(true);
  expect(restarted.events).toEqual(['start 2']);
  const next = await start();
  await restarted.stop();
  expect(restarted.events).toEqual(['start 2', 'stop 2']);
  await next.attempt();
  expect(next.events).toEqual(['start 3']);
});

it('stops its work as soon as a write shows that the lease is lost, and leads again later', async () => {
  const leader = await start();
  await expire();
  await leader.loseLease();
  expect([leader.isLeading(), leader.events]).toEqual([false, ['start 1', 'stop 1']]);
  await leader.attempt();
  expect(leader.events).toEqual(['start 1', 'stop 1', 'start 2']);
});

it('starts work that is added while it leads, and no work once it has stopped', async () => {
  const leader = await start();
  const candidate = createCandidate({ database, isAlone: true, log: createLogger('silent') });
  await leader.stop();
  await candidate.start();
  const started: number[] = [];
  const work: Parameters<Candidate['addWork']>[0] = ({ epoch }) => {
    started.push(epoch);
    return { stop: async () => {} };
  };
  candidate.addWork(work);
  await candidate.stop();
  candidate.addWork(work);
  expect(started).toEqual([2]);
});

it('stops its work after ten seconds in which the database did not respond, and not earlier', async () => {
  const leader = await start();
  const { schema } = database.db;
  await schema.alterTable('leases').renameTo('renamed').execute();
  const isLeading = [];
  for (let attempts = 0; attempts < 4; attempts += 1) {
    await leader.attempt();
    isLeading.push(leader.isLeading());
  }
  expect(isLeading).toEqual([true, true, true, false]);
  await schema.alterTable('renamed').renameTo('leases').execute();
  await expire();
  await leader.attempt();
  expect(leader.events).toEqual(['start 1', 'stop 1', 'start 2']);
});

const insert = (db: Db, name: string) => db.insertInto('key_value').values({ name, value: '' }).execute();
const readNames = async () =>
  (await selectFrom(database.db, 'key_value', ['name'], { value: '' })).map(({ name }) => name);

describe.skipIf(postgres.isMissing)('on PostgreSQL', () => {
  beforeEach(async () => {
    database = await openTestDatabase(undefined, postgres.server().url);
  });

  it('stores nothing for a leader that was suspended until its lease ended, in a transaction or not', async () => {
    const leader = await start();
    await insert(leader.db, 'in time');
    await leader.db.transaction().execute((transaction) => insert(transaction, 'in time, too'));
    await expire();
    await expect(insert(leader.db, 'late')).rejects.toThrow(LeaseLostError);
    const late = leader.db.transaction().execute((transaction) => insert(transaction, 'late'));
    await expect(late).rejects.toThrow(LeaseLostError);
    // Every connection can be used again.
    for (let reads = 0; reads < 20; reads += 1) expect(await readNames()).toEqual(['in time', 'in time, too']);
    await leader.attempt();
    await expect(insert(leader.db, 'late')).rejects.toThrow('This process does not lead.');
    await leader.attempt();
    await insert(leader.db, 'leads again');
    // More often than there are connections.
    for (let writes = 0; writes < 20; writes += 1)
      await expect(insert(leader.db, 'in time')).rejects.toThrow('duplicate');
    expect(await readNames()).toHaveLength(3);
  });

  it('renews the lease during a long transaction, and takes over only after that has ended', async () => {
    const leader = await start();
    const follower = await start();
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = leader.db.transaction().execute(async (inside) => {
      await insert(inside, 'long');
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    await leader.attempt();
    expect((await readLease())?.expires_at).toBeGreaterThan(Date.now() + 5_000);
    // Two fenced transactions don't wait for each other.
    await insert(leader.db, 'meanwhile');
    await expire();
    const takeover = follower.attempt();
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%leases%for update%'`;
    await expect.poll(async () => (await waiting.execute(database.db)).rows[0]?.count).toBe(1);
    expect(follower.isLeading()).toBe(false);
    mayEnd.resolve();
    await transaction;
    await takeover;
    expect(follower.isLeading()).toBe(true);
    expect((await readNames()).toSorted()).toEqual(['long', 'meanwhile']);
  });
});
