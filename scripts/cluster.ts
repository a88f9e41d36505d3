import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { buildWhenStale, ROOT } from './build.ts';

const { values, positionals } = readCommandLine({
  call: 'npx node scripts/cluster.ts',
  does: 'Serves the game from several processes on one PostgreSQL, behind a proxy that takes turns.',
  arguments: [{ name: '[COUNT]', does: 'how many processes (default: 3)' }],
  options: {
    restart: { type: 'boolean', does: 'restarts one after the other every 30 s, without an error for any page' },
  },
  more: `The database is DATABASE_URL, or else an empty one of the installed PostgreSQL, which is deleted at the end. PORT is
the port of the proxy. All other variables of docs/operations.md apply to each process.`,
});

const EVERY_MS = 30_000;
const DRAIN_SECONDS = '1';
const count = Number(positionals[0] ?? 3);
if (!Number.isInteger(count) || count < 1) {
  console.error(`COUNT is a whole number above 0, not '${positionals[0]}'; see --help.`);
  process.exit(2);
}
const [{ startCluster }, { findPostgres, startPrivatePostgres }] = await Promise.all([
  import('../packages/server/src/testing/cluster.ts'),
  import('../packages/server/src/testing/private-postgres.ts'),
]);

const given = process.env.DATABASE_URL;
const bin = findPostgres();
if (!given && bin === null) {
  console.error('Set DATABASE_URL or install PostgreSQL.');
  process.exit(2);
}
process.chdir(ROOT);
buildWhenStale();
const postgres = given ? null : await startPrivatePostgres(bin ?? '');
const { PORT, ...environment } = process.env;
const env = Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])));
const cluster = await startCluster({
  count,
  databaseUrl: given || (postgres?.url ?? ''),
  port: Number(PORT || 3000),
  env: { FEED: 'simulated', STATIC_DIR: join(ROOT, 'app/dist'), DRAIN_SECONDS, ...env },
});
console.log(`${count} processes behind ${cluster.url}; number ${(await cluster.leader()) ?? '?'} leads.`);

const stopping = new AbortController();
const replacing = values.restart ? restartRepeatedly(stopping.signal) : Promise.resolve();
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
stopping.abort();
await replacing;
await cluster.close();
await postgres?.remove();

/** Ends one process after the other, and starts it again. */
async function restartRepeatedly(signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    await pause(EVERY_MS, null, { signal }).catch(() => {});
    if (signal.aborted) return;
    const index = turn % count;
    console.log(`Restarting number ${index}.`);
    await cluster.end(index, 'SIGTERM');
    // Ctrl+C reaches the processes, too.
    await cluster.start(index).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}
