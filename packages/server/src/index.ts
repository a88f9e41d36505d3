import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBackupRequests } from './backup/request.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createDrain } from './drain.ts';
import { securityHeaders } from './http/headers.ts';
import { createLogger, errorForLog } from './http/log.ts';
import { createServerOrigins } from './http/server-origins.ts';
import { GRACE_MS, type Listening, listen } from './listen.ts';
import { openTransport } from './mail/transport.ts';
import { createAnswerMetrics, metricsOnly } from './metrics/answer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { openRelay } from './realtime/relay.ts';
import { realTimers } from './realtime/timers.ts';
import { type JoinedSeason, joinSeason } from './season/join.ts';
import { seedHistory } from './season/seed-history.ts';
import { openDataSource } from './season/data-source.ts';
import { createServer } from './server.ts';

export { type Config, readConfig } from './config.ts';
export { StartError } from './start-error.ts';
export { createServer } from './server.ts';

export type RunningServer = {
  url: string;
  /** Further addresses under which it can be opened, such as that of this machine in a home network. */
  otherUrls: string[];
  port: number;
  /** Where metrics are served apart from the game; null: nowhere. */
  metricsPort: number | null;
  /** For whoever shares the port, such as a socket. */
  server: Server;
  /** Drains (see `createDrain`), stops accepting, lets what is under way finish (10 s at most), closes the database. */
  close(): Promise<void>;
};

/** Starts everything; what is not given has its default. Throws a `StartError`, whose message is one line for people, when that cannot be. */
export async function startServer(options: Partial<Config> = {}): Promise<RunningServer> {
  const config = { ...readConfig({}), ...options };
  const log = createLogger(config.logLevel);
  const metrics = createMetrics();
  const database = await openDatabase({
    ...config,
    onError(error) {
      metrics.databaseFailed(error);
      log.error({ error: errorForLog(error) }, 'a connection to the database was lost');
    },
    onFailure: metrics.databaseFailed,
  });
  let joined: JoinedSeason | undefined;
  try {
    joined = await joinSeason(config, database, log);
    return await run(config, database, joined, { log, metrics });
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
  { log, metrics }: { log: ReturnType<typeof createLogger>; metrics: Metrics },
): Promise<RunningServer> {
  const world = await openDataSource({ ...config, eras }, clock.now());
  const origins = createServerOrigins(config.publicOrigin, config.host);
  const { isOwn: isOwnOrigin, url: origin } = origins;
  const { transport, close: closeTransport } = openTransport(config, origin, log);
  const drain = createDrain(config.drainSeconds, realTimers);
  const { isDraining } = drain;
  const parts = { database, clock, world, log, metrics, isOwnOrigin, origin, transport, isDraining };
  const { app, season, services, sockets, chores, backups } = createServer({ ...config, seed }, parts);
  if (!config.publicOrigin?.startsWith('https://')) {
    log.warn('PUBLIC_ORIGIN is not https: the session cookie is not Secure. For this machine or a home network only.');
  }
  if (season && config.bots) await seedHistory(database, season, clock.now());
  await season?.tick(clock.now());
  const metricsListening = await listenForMetrics(config, metrics);
  const listening: Listening = await listen(app.fetch, config.port, config.host).catch(async (error) => {
    await metricsListening?.close();
    throw error;
  });
  const { port, server } = listening;
  origins.setPort(port);
  sockets.attach(server);
  const relay = config.databaseUrl === null ? null : openRelay(config.databaseUrl, services.bus, log);
  const requests = backups && (await serveBackupRequests(config.dataDir, backups.make, log));
  season?.start();
  chores.start();
  return {
    url: origins.url(),
    otherUrls: origins.others(),
    port,
    metricsPort: metricsListening?.port ?? null,
    server,
    async close() {
      requests?.close();
      await drain.begin(sockets);
      const stopped = Promise.all([season?.stop(), chores.stop()]);
      await Promise.all([sockets.close(), listening.close()]);
      await inTime(stopped.then(services.afterwards.settled).then(services.mailer.settled));
      closeTransport();
      await inTime(Promise.all([relay?.close(), leaveSeason()]).then(database.close));
      // Last, so that the end can be watched.
      await metricsListening?.close();
    },
  };
}

/** A mail server or a database that does not answer must not keep us: what is left is done by the next process. */
const inTime = (work: Promise<unknown>) => Promise.race([work, pause(GRACE_MS, null, { ref: false })]);

/** Listens for who reads metrics, when that is asked for. */
async function listenForMetrics(config: Config, metrics: Metrics): Promise<Listening | null> {
  const { metricsPort, metricsHost, metricsToken } = config;
  if (metricsPort === null && metricsToken === null) return null;
  metrics.watchProcess();
  if (metricsPort === null) return null;
  const answer = createAnswerMetrics(metrics, metricsToken);
  return listen(metricsOnly(answer, securityHeaders(false).api), metricsPort, metricsHost, 'METRICS_PORT');
}
