import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endMatches, prepareWriteLoad, untilGraded } from '../../testing/write-load-fixture.ts';
import { findPostgresFor, type PrivatePostgres, startPrivatePostgres } from '../../testing/private-postgres.ts';
import { endProcess, startProcess } from '../../testing/server-process.ts';
import { reconcile } from '../../testing/reconcile.ts';
import { type WriteOutcome, startWriteLoad, type WriteLoad } from '../../testing/write-load.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { isUnavailable } from './unavailable.ts';

/** Repetitions of each outage; without `KILLS`, only the two quickest happen, once. */
const TIMES = process.env.KILLS ? Number(process.env.KILLS) : 0;
/** Maximum pause between two outages. */
const QUIET_MS = 250;
const FROZEN_MS = 8_000;
const RECOVERED_WITHIN_MS = 1_000;
/** The request deadline plus a margin for a busy machine. */
const RESPONDED_WITHIN_MS = 11_000;

const bin = findPostgresFor('database outages');

type Outage = (postgres: PrivatePostgres, load: WriteLoad) => Promise<void>;

const restart =
  (mode: 'fast' | 'immediate'): Outage =>
  async (postgres, { untilRejected }) => {
    await postgres.stop(mode);
    await untilRejected();
    await postgres.start();
  };

const OUTAGES: Record<string, Outage> = {
  'its connections terminated': async (postgres) => {
    expect(await postgres.terminateBackends()).toBeGreaterThan(0);
  },
  'a fast restart': restart('fast'),
  'an immediate restart': restart('immediate'),
  'eight seconds frozen': async (postgres) => {
    postgres.freeze();
    await pause(FROZEN_MS);
    postgres.thaw();
  },
};

type Plan = { what: string; names: string[]; times: number };
const [TERMINATED = '', RESTARTED = '', , FROZEN] = Object.keys(OUTAGES);
const plans: Plan[] = TIMES
  ? Object.keys(OUTAGES).map((name) => ({
      what: name,
      names: [name],
      times: name === FROZEN ? Math.ceil(TIMES / 10) : TIMES,
    }))
  : [{ what: `${TERMINATED}, then ${RESTARTED}`, names: [TERMINATED, RESTARTED], times: 1 }];

const pidOf = async (client: PostgresPoolClient) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])).rows[0]?.pid;

async function expectAnother(pool: PostgresPool, pid: number | undefined): Promise<void> {
  const next = await pool.connect();
  expect(await pidOf(next)).not.toBe(pid);
  next.release();
  await pool.end();
}

describe.skipIf(bin === null)('a PostgreSQL outage', () => {
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    postgres = await startPrivatePostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.remove());

  it.for(plans)(
    'loses nothing under write load and recovers within a second: $what, $times times (L42)',
    { timeout: 60_000 + TIMES * 30_000 },
    async ({ names, times }, { annotate, onTestFinished }) => {
      const fixture = await prepareWriteLoad(postgres);
      const season = { FEED: 'simulated', BOTS: 'off', SEED: '1' };
      const server = await startProcess({
        DATABASE_URL: postgres.url,
        THROTTLES: 'off',
        LOG_LEVEL: 'fatal',
        ...season,
      });
      onTestFinished(async () => void (await endProcess(server, 'SIGKILL')));
      const load = startWriteLoad(server, fixture);
      const recoveries: number[] = [];
      for (let round = 0; round < times; round += 1) {
        for (const name of names) {
          await load.untilAcknowledged();
          await endMatches(postgres, recoveries.length);
          await pause(QUIET_MS * Math.random());
          await OUTAGES[name]?.(postgres, load);
          recoveries.push(await load.untilAcknowledged());
        }
      }
      await load.stop();
      await untilGraded(postgres);
      const ready = await fetch(`${server.url}/api/ready`);
      const code = await endProcess(server, 'SIGTERM');
      const { counts, slowestMs } = load.writeLog;
      const worstMs = Math.max(...recoveries);

      expect([ready.status, code]).toEqual([200, 0]);
      // An outage without failed requests proves nothing.
      const noticed: WriteOutcome[] = ['rejected', 'unknown'];
      expect(noticed.reduce((sum, outcome) => sum + counts[outcome], 0)).toBeGreaterThan(0);
      expect(slowestMs).toBeLessThan(RESPONDED_WITHIN_MS);
      expect(worstMs).toBeLessThan(RECOVERED_WITHIN_MS);
      const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
      const graded = await reconcile(db, fixture, load.writeLog).finally(close);
      expect(graded).toBeGreaterThan(0);
      await annotate(JSON.stringify({ graded, worstMs, slowestMs, ...counts }));
    },
  );

  async function open() {
    const errors: string[] = [];
    const pool = openPostgres(postgres.url, 'public', (error) => void errors.push(error.message));
    const client = await pool.connect();
    return { pool, client, errors, pid: await pidOf(client) };
  }

  it('reports a connection that is lost in use once, and never uses it again', async () => {
    const { pool, client, errors, pid } = await open();
    await postgres.terminateBackends();
    await expect.poll(() => errors).toEqual(['terminating connection due to administrator command']);
    const error = await client.query('select 1', []).catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    await expect(client.query('rollback', [])).rejects.toBe(error);
    client.release();
    await expectAnother(pool, pid);
    expect(errors).toHaveLength(1);
  });

  it.skipIf(TIMES === 0)('never reuses a connection whose response was late', async () => {
    const { pool, client, pid } = await open();
    await client.query('set statement_timeout = 0', []);
    await expect(client.query('select pg_sleep(8)', [])).rejects.toThrow('Query read timeout');
    client.release();
    await expectAnother(pool, pid);
  });
});
