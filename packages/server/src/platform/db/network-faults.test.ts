import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endMatches, prepareWriteLoad, untilGraded } from '../../testing/write-load-fixture.ts';
import { findPostgresFor, type PrivatePostgres, startPrivatePostgres } from '../../testing/private-postgres.ts';
import { endProcess, startProcess } from '../../testing/server-process.ts';
import { reconcile } from '../../testing/reconcile.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { startWriteLoad } from '../../testing/write-load.ts';
import { openDatabase } from './open.ts';

const isEnabled = Boolean(process.env.KILLS);
const RECOVERED_WITHIN_MS = 5_000;
/** How long the connection stays slow. */
const SLOW_MS = 5_000;

const bin = isEnabled ? findPostgresFor('network faults') : null;

const slowed =
  (fault: Parameters<TcpProxy['setFault']>[0]) =>
  async (proxy: TcpProxy): Promise<void> => {
    proxy.setFault(fault);
    await pause(SLOW_MS);
    proxy.setFault(null);
  };

const FAULTS: [string, (proxy: TcpProxy) => Promise<void> | void][] = [
  ['takes 500 ms per packet', slowed({ latencyMs: 500 })],
  ['hangs for 1 s', (proxy) => proxy.hang(1_000)],
  ['is reset', (proxy) => proxy.reset()],
  ['delivers 8 bytes at a time', slowed({ sliceBytes: 8 })],
  ['delivers 5 kB a second', slowed({ sliceBytes: 500, sliceMs: 100 })],
];

describe.skipIf(bin === null)('a server whose connection to PostgreSQL', () => {
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    postgres = await startPrivatePostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.remove());

  it.for(FAULTS)(
    '%s loses nothing, responds with nothing worse than 503, and recovers within five seconds (L47)',
    { timeout: 120_000 },
    async ([, injectFault], { annotate, onTestFinished }) => {
      const fixture = await prepareWriteLoad(postgres);
      const { port } = new URL(postgres.url);
      const proxy = await startTcpProxy([Number(port)]);
      const url = postgres.url.replace(port, String(proxy.port));
      const season = { FEED: 'simulated', BOTS: 'off', SEED: '1' };
      const server = await startProcess({ DATABASE_URL: url, THROTTLES: 'off', LOG_LEVEL: 'fatal', ...season });
      onTestFinished(async () => void (await endProcess(server, 'SIGKILL')));
      const load = startWriteLoad(server, fixture);
      await load.untilAcknowledged();
      await endMatches(postgres, 0);
      await injectFault(proxy);
      const recoveryMs = await load.untilAcknowledged();
      await load.stop();
      await untilGraded(postgres);
      expect(await endProcess(server, 'SIGTERM')).toBe(0);
      await proxy.close();
      const { counts, slowestMs } = load.writeLog;
      expect(recoveryMs).toBeLessThan(RECOVERED_WITHIN_MS);
      const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
      const graded = await reconcile(db, fixture, load.writeLog).finally(close);
      expect(graded).toBeGreaterThan(0);
      await annotate(JSON.stringify({ graded, recoveryMs, slowestMs, ...counts }));
    },
  );
});
