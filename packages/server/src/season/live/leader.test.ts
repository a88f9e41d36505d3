import { beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { createLogger } from '../../platform/http/log.ts';
import { afterTest } from '../../testing/after-test.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createTestTimers } from '../../testing/test-timers.ts';
import { createLeader } from './leader.ts';

const RENEW_MS = 3_000;

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

/** Starts a process that may lead, with time of its own. `events` are the starts and stops of its work. */
async function start(isAlone = false) {
  const { db, dialect } = database;
  const timers = createTestTimers();
  const events: string[] = [];
  let reportLoss: (() => void) | undefined;
  // Each attempt to take or renew the lease ends with a timer for the next one.
  let ended = Promise.withResolvers<void>();
  const leader = createLeader({
    db,
    dialect,
    name: 'feed',
    isAlone,
    log: createLogger('silent'),
    timers: {
      now: timers.now,
      after(ms, work) {
        ended.resolve();
        return timers.after(ms, work);
      },
    },
    startWork({ epoch }, onLeaseLost) {
      events.push(`start ${epoch}`);
      reportLoss = onLeaseLost;
      return { stop: async () => void events.push(`stop ${epoch}`) };
    },
  });
  async function attemptAfter(begin: () => void): Promise<void> {
    ended = Promise.withResolvers();
    begin();
    await ended.promise;
  }
  await attemptAfter(leader.start);
  afterTest(leader.stop);
  return {
    events,
    isLeading: leader.isLeading,
    stop: leader.stop,
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

it('leads at once when no other process runs on the database, whatever the lease says', async () => {
  await start();
  const restarted = await start(true);
  expect(restarted.events).toEqual(['start 2']);
});

it('hands over at once when it stops', async () => {
  const first = await start();
  const second = await start();
  await first.stop();
  expect(first.events).toEqual(['start 1', 'stop 1']);
  await second.attempt();
  expect(second.events).toEqual(['start 2']);
});

it('stops its work as soon as a write shows that the lease is lost, and leads again later', async () => {
  const leader = await start();
  await expire();
  await leader.loseLease();
  expect([leader.isLeading(), leader.events]).toEqual([false, ['start 1', 'stop 1']]);
  await leader.attempt();
  expect(leader.events).toEqual(['start 1', 'stop 1', 'start 2']);
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
