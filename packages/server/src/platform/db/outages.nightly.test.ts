import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { endMatches, prepareWriteLoad, untilGraded } from '../../testing/write-load-fixture.ts';
import type { PrivatePostgres } from '../../testing/private-postgres.ts';
import { providePostgres } from '../../testing/provide-postgres.ts';
import { endProcess, startProcess } from '../../testing/server-process.ts';
import { reconcile } from '../../testing/reconcile.ts';
import { startWriteLoad, type WriteLoad } from '../../testing/write-load.ts';
import { openDatabase } from './open.ts';

/** Maximum pause between two outages. */
const QUIET_MS = 250;
/** The request deadline plus a margin for a busy machine. */
const RESPONDED_WITHIN_MS = 11_000;
const RECOVERED_WITHIN_MS = 5_000;

const provided = providePostgres('database outages', 'on');

/** The faults of the database. */
type Outage = (postgres: PrivatePostgres, load: WriteLoad) => Promise<unknown> | void;

const restart =
  (mode: 'fast' | 'immediate'): Outage =>
  async (postgres, { untilRejected }) => {
    await postgres.stop(mode);
    await untilRejected();
    await postgres.start();
  };

/** Lets the database run for a tenth of five seconds. */
const slow: Outage = async (postgres) => {
  for (let pulse = 0; pulse < 10; pulse += 1) {
    postgres.freeze();
    await pause(450);
    postgres.thaw();
    await pause(50);
  }
};

const OUTAGES: [what: string, times: number, outage: Outage][] = [
  ['its connections terminated', 10, (postgres) => postgres.terminateBackends()],
  ['a fast restart', 10, restart('fast')],
  ['an immediate restart', 10, restart('immediate')],
  [
    'eight seconds frozen',
    1,
    async (postgres) => {
      postgres.freeze();
      await pause(8_000);
      postgres.thaw();
    },
  ],
  ['five slow seconds', 1, slow],
];

async function survive(times: number, outage: Outage) {
  const postgres = provided.server();
  const fixture = await prepareWriteLoad(postgres);
  const server = await startProcess({
    DATABASE_URL: postgres.url,
    THROTTLES: 'off',
    LOG_LEVEL: 'fatal',
    FEED: 'simulated',
    BOTS: 'off',
    SEED: '1',
  });
  try {
    const load = startWriteLoad(server, fixture);
    const recoveries: number[] = [];
    while (recoveries.length < times) {
      await load.untilAcknowledged();
      await endMatches(postgres, recoveries.length);
      await pause(QUIET_MS * Math.random());
      await outage(postgres, load);
      recoveries.push(await load.untilAcknowledged());
    }
    await load.stop();
    await untilGraded(postgres);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    expect(await endProcess(server, 'SIGTERM')).toBe(0);
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
    expect(await reconcile(db, fixture, load.writeLog).finally(close)).toBeGreaterThan(0);
    return { worstMs: Math.max(...recoveries), ...load.writeLog };
  } finally {
    await endProcess(server, 'SIGKILL');
  }
}

it.skipIf(provided.isMissing).for(OUTAGES)(
  'PostgreSQL loses nothing under write load, and its server recovers within five seconds: %s, %i times',
  { timeout: 400_000 },
  async ([, times, outage]) => {
    const { worstMs, slowestMs, counts } = await survive(times, outage);
    expect(worstMs).toBeLessThan(RECOVERED_WITHIN_MS);
    if (outage === slow) return;
    // An outage without failed requests proves nothing.
    expect(counts.rejected + counts.unknown).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThan(RESPONDED_WITHIN_MS);
  },
);
