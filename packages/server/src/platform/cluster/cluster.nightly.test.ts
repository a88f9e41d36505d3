import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { afterTest } from '../../testing/after-test.ts';
import { type Cluster, startCluster } from '../../testing/cluster.ts';
import { providePostgres } from '../../testing/provide-postgres.ts';
import { reconcile } from '../../testing/reconcile.ts';
import { openReconnectingPages } from '../../testing/reconnecting-pages.ts';
import { startWriteLoad, type WriteLoad } from '../../testing/write-load.ts';
import {
  CHAT_MATCH,
  endMatches,
  prepareWriteLoad,
  untilGraded,
  type WriteLoadFixture,
} from '../../testing/write-load-fixture.ts';

/** A process is killed this often. */
const KILLS = 10;
const PROCESSES = 3;
const TAKEN_OVER_WITHIN_MS = 30_000;
/** A cluster is killed at any time of its work, also right after the last kill. */
const QUIET_MS = 1_000;

const PAGES = 1_000;
/** Spreads the pages over addresses, since each may have at most 100 sockets. */
const addressAt = (index: number) => `127.0.0.${2 + Math.floor(index / 90)}`;

const READ = ['/api/predictions/random', '/api/completed/live', `/api/matches/${CHAT_MATCH}/chat`];

/** The pause between two reads of the same path. */
const READ_MS = 50;

/** Reads as open pages do. Returns a function that stops, and returns the status of each response; 0: none. */
function startReading(url: string): () => Promise<number[]> {
  const statuses: number[] = [];
  const stopping = new AbortController();
  async function read(path: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const response = await fetch(url + path).catch(() => null);
      await response?.text();
      statuses.push(response?.status ?? 0);
      await pause(READ_MS);
    }
  }
  const reading = Promise.all(READ.map(read));
  return async () => {
    stopping.abort();
    await reading;
    return statuses;
  };
}

/** Kills a process, waits until another one leads, and starts it again. Returns how long there was no leader, in ms. */
async function killAndReplace(cluster: Cluster, index: number): Promise<number> {
  const wasLeading = (await cluster.leader()) === index;
  const killed = cluster.end(index, 'SIGKILL');
  const start = performance.now();
  await killed;
  if (wasLeading) await cluster.untilLedByOtherThan(index);
  const ms = performance.now() - start;
  await cluster.start(index);
  return wasLeading ? ms : 0;
}

const { isMissing, server: postgres } = providePostgres('several processes on one database', 'on');

/** Starts a cluster that plays a hurried season, under a write load. */
async function play(env: Record<string, string> = {}) {
  const fixture = await prepareWriteLoad(postgres());
  const season = { FEED: 'simulated', BOTS: 'off', SEED: '1', SPEED: '60' };
  const shared = { THROTTLES: 'off', LOG_LEVEL: 'fatal', ...season, ...env };
  const cluster = await startCluster({ count: PROCESSES, databaseUrl: postgres().url, env: shared });
  afterTest(cluster.close);
  return { fixture, cluster, load: startWriteLoad(cluster, fixture) };
}

/** Ends the load and returns the number of graded picks. */
async function settle({ fixture, load }: { fixture: WriteLoadFixture; load: WriteLoad }): Promise<number> {
  await load.stop();
  await untilGraded(postgres());
  const { db, close } = await openDatabase({ databaseUrl: postgres().url, dataDir: '' });
  return reconcile(db, fixture, load.writeLog).finally(close);
}

describe.skipIf(isMissing)(`${PROCESSES} processes on one PostgreSQL`, () => {
  it(
    `lose nothing and count nothing twice under write load, with ${KILLS} kills of any process, and the leader's work is taken over within 30 s`,
    { timeout: 90_000 + KILLS * 40_000 },
    async ({ annotate }) => {
      const { cluster, ...played } = await play();
      const takeovers: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await endMatches(postgres(), kill);
        await pause(QUIET_MS * Math.random());
        const leader = await cluster.untilLedByOtherThan(-1);
        const victim = kill % 2 === 0 ? leader : Math.floor(Math.random() * PROCESSES);
        takeovers.push(await killAndReplace(cluster, victim));
      }
      const graded = await settle(played);
      expect(graded).toBeGreaterThan(0);
      const { counts } = played.load.writeLog;
      expect(counts.acknowledged).toBeGreaterThan(0);
      const longest = Math.round(Math.max(...takeovers));
      expect(longest).toBeLessThan(TAKEN_OVER_WITHIN_MS);
      await annotate(JSON.stringify({ graded, longest, ...counts }));
    },
  );

  it('replace a leader that is suspended, and store nothing of it when it wakes up', { timeout: 180_000 }, async () => {
    const { cluster, ...played } = await play();
    for (let round = 0; round < 3; round += 1) {
      const last = await cluster.untilLedByOtherThan(-1);
      await endMatches(postgres(), round);
      cluster.signal(last, 'SIGSTOP');
      const start = performance.now();
      await cluster.untilLedByOtherThan(last);
      expect(performance.now() - start).toBeLessThan(TAKEN_OVER_WITHIN_MS);
      cluster.signal(last, 'SIGCONT');
      await cluster.untilReady();
      expect(await cluster.leader()).not.toBe(last);
    }
    expect(await settle(played)).toBeGreaterThan(0);
  });

  it(
    `restart one after the other without an error for any client, under writes and ${PAGES} sockets`,
    { timeout: 300_000 },
    async ({ annotate }) => {
      const { cluster, ...played } = await play({ DRAIN_SECONDS: '3' });
      const localAddresses = Array.from({ length: PAGES }, (_, index) => addressAt(index));
      const open = openReconnectingPages(cluster.url, localAddresses);
      afterTest(open.close);
      await open.allConnected();
      const stopReading = startReading(cluster.url);
      for (let index = 0; index < PROCESSES; index += 1) {
        await cluster.end(index, 'SIGTERM');
        await cluster.start(index);
      }
      await open.allConnected();
      expect(open.rejections()).toBe(0);
      await settle(played);
      const { counts, slowestMs } = played.load.writeLog;
      expect([counts.rejected, counts.unknown]).toEqual([0, 0]);
      const statuses = await stopReading();
      expect([...new Set(statuses)]).toEqual([200]);
      await annotate(JSON.stringify({ slowestMs, reads: statuses.length, ...counts }));
    },
  );
});
