import { expect, it } from 'vitest';
import { createRandom } from '../../platform/random.ts';
import { createPersistentDatabase } from '../../testing/persistent-database.ts';
import { freePort } from '../../testing/private-postgres.ts';
import { selectFrom } from '../../testing/queries.ts';
import { reconcile } from '../../testing/reconcile.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { endProcess, startProcess } from '../../testing/server-process.ts';
import { startWriteLoad } from '../../testing/write-load.ts';
import { addFixtureTo } from '../../testing/write-load-fixture.ts';

/** The server is killed this often. */
const KILLS = process.env.NIGHTLY ? 20 : 1;
const random = createRandom(process.env.NIGHTLY ? crypto.randomUUID() : 'picks');

const storage = await createPersistentDatabase();

it(
  `loses nothing when killed ${KILLS} times under picks and other writes`,
  async () => {
    const fixture = await addFixtureTo(await storage.open());
    const env = { ...storage.env, THROTTLES: 'off', PORT: String(await freePort()) };
    let server = await startProcess(env);
    const { writeLog, untilAcknowledged, stop } = startWriteLoad({ url: server.url }, fixture);
    const { counts } = writeLog;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const end = counts.acknowledged + 50 + random.below(100);
      await expect.poll(() => counts.acknowledged).toBeGreaterThan(end);
      await endProcess(server, 'SIGKILL');
      server = await startProcess(env);
    }
    await untilAcknowledged();
    await stop();
    // Make sure that the kills interrupted some writes.
    expect(counts.unknown).toBeGreaterThan(0);
    expect(await endProcess(server, 'SIGTERM')).toBe(0);

    const { db, close } = await storage.open();
    await reconcile(db, fixture, writeLog);
    // The effects of picks were stored with them. The emails of the last sign-ups wait for a server.
    await runJobs(db);
    const tasks = (await selectFrom(db, 'jobs', ['task'])).map(({ task }) => task);
    expect(tasks.filter((task) => task !== 'confirmation email')).toEqual([]);
    await close();
  },
  300_000 + KILLS * 20_000,
);
