import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBackupRequests } from './backup/request.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createDrain } from './drain.ts';
import { createLogger, errorForLog } from './http/log.ts';
import { GRACE_MS, type Listening, listen } from './listen.ts';
import { openTransport } from './mail/transport.ts';
import { openRelay } from './realtime/relay.ts';
import { realTimers } from './realtime/timers.ts';
import { type JoinedSeason, joinSeason } from './season/join.ts';
import { rehearse } from './season/rehearsal.ts';
import { openWorld } from './season/world.ts';
import { createServer } from './server.ts';

export { type Config, readConfig } from './config.ts';
export { StartError } from './start-error.ts';
export { createServer } from './server.ts';

export type RunningServer = {
  url: string;
  port: number;
  /** For whoever shares the port, such as a socket. */
  server: Server;
  /** Drains (see `createDrain`), stops accepting, lets what is under way finish (10 s at most), closes the database. */
  close(): Promise<void>;
};

/** Starts everything; what is not given has its default. Throws a `StartError`, whose message is one line for people, when that cannot be. */
export async function startServer(options: Partial<Config> = {}): Promise<RunningServer> {
  const config = { ...readConfig({}), ...options };
  const log = createLogger(config.logLevel);
  const database = await openDatabase({
    ...config,
    onError: (error) => log.error({ error: errorForLog(error) }, 'a connection to the database was lost'),
  });
  let joined: JoinedSeason | undefined;
  try {
    joined = await joinSeason(config, database, log);
    return await run(config, database, joined, log);
  } catch (error) {
    await joined?.close();
    await database.close();
    throw error;
  }
}

async function run(
  config: Config,
  database: Awaited<ReturnType<typeof openDatabase>>,
  { clock, eras, seed, close: leaveSeason }: JoinedSeason,
  log: ReturnType<typeof createLogger>,
): Promise<RunningServer> {
  const world = await openWorld({ ...config, eras }, clock.now());
  const origins = new Set(config.publicOrigin === null ? [] : [config.publicOrigin]);
  const isOwnOrigin = (origin: string) => origins.has(origin);
  let url = config.publicOrigin ?? '';
  const mailOrigin = () => url;
  const { transport, close: closeTransport } = openTransport(config, mailOrigin, log);
  const drain = createDrain(config.drainSeconds, realTimers);
  const { isDraining } = drain;
  const parts = { database, clock, world, log, isOwnOrigin, origin: mailOrigin, transport, isDraining };
  const { app, season, services, sockets, chores, backups } = createServer({ ...config, seed }, parts);
  if (!config.publicOrigin?.startsWith('https://')) {
    log.warn('PUBLIC_ORIGIN is not https: the session cookie is not Secure. For localhost only.');
  }
  if (season && config.bots) await rehearse(database, season, clock.now());
  await season?.tick(clock.now());
  const listening: Listening = await listen(app.fetch, config.port, config.host);
  const { port, server } = listening;
  // Without a public origin this is a server for the one machine it runs on.
  if (origins.size === 0) for (const name of ['localhost', '127.0.0.1']) origins.add(`http://${name}:${port}`);
  if (url === '') url = `http://${nameOf(config.host)}:${port}`;
  sockets.attach(server);
  const relay = config.databaseUrl === null ? null : openRelay(config.databaseUrl, services.bus, log);
  const requests = backups && (await serveBackupRequests(config.dataDir, backups.make, log));
  season?.start();
  chores.start();
  return {
    url,
    port,
    server,
    async close() {
      requests?.close();
      await drain.begin(sockets);
      const stopped = Promise.all([season?.stop(), chores.stop()]);
      await Promise.all([sockets.close(), listening.close()]);
      await inTime(stopped.then(services.afterwards.settled).then(services.mailer.settled));
      closeTransport();
      await inTime(Promise.all([relay?.close(), leaveSeason()]).then(database.close));
    },
  };
}

/** A mail server or a database that does not answer must not keep us: what is left is done by the next process. */
const inTime = (work: Promise<unknown>) => Promise.race([work, pause(GRACE_MS, null, { ref: false })]);

/** What a person types for a host: its name where it is this machine, brackets around an IPv6 address. */
const nameOf = (host: string) => (host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host);
