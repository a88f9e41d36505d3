import { setTimeout as pause } from 'node:timers/promises';
import { createOnRequest } from './platform/backup/backups.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './platform/db/open.ts';
import { createDrain } from './platform/realtime/drain.ts';
import { createLogger, errorForLog, type Logger } from './platform/http/log.ts';
import { createServerOrigins } from './platform/http/server-origins.ts';
import { GRACE_MS, type Listening, listen } from './platform/http/listen.ts';
import { openTransport } from './account/mail/transport.ts';
import { serveLocalCommands } from './platform/local/local-socket.ts';
import { createMetricsEndpoint, createMetricsApp } from './platform/metrics/metrics-endpoint.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { realTimers } from './platform/clock/timers.ts';
import { type Cluster, joinCluster } from './platform/cluster/cluster.ts';
import { type JoinedSeason, joinSeason } from './season/loop/join.ts';
import { HISTORY_MS, seedHistory } from './season/loop/seed-history.ts';
import { openDataSource } from './season/loop/data-source.ts';
import { createServer } from './server.ts';

export { type Config, readConfig } from './config.ts';
export { StartError } from './platform/start-error.ts';
export { createServer } from './server.ts';

type Tell = (line: string) => void;

/**
 * Starts the server with defaults for missing options. Throws a `StartError` with a one-line message on failure. `tell`
 * gets a line for each step that takes a while.
 */
export async function startServer(options: Partial<Config> = {}, tell: Tell = () => {}) {
  const config = { ...readConfig({}), ...options };
  const log = createLogger(config.logLevel);
  const metrics = createMetrics();
  const database = await openDatabase({
    ...config,
    onError(error) {
      metrics.countDatabaseError(error);
      log.error({ error: errorForLog(error) }, 'lost a database connection');
    },
    onFailure: metrics.countDatabaseError,
  });
  let cluster: Cluster | undefined;
  try {
    cluster = await joinCluster(config.databaseUrl, database, log);
    const joined = await joinSeason(config, database, cluster, log);
    return await run(config, database, joined, { log, metrics, cluster, tell });
  } catch (error) {
    await cluster?.close();
    await database.close();
    throw error;
  }
}

async function run(
  config: Config,
  database: Awaited<ReturnType<typeof openDatabase>>,
  { clock, eras, seed }: JoinedSeason,
  { log, metrics, cluster, tell }: { log: Logger; metrics: Metrics; cluster: Cluster; tell: Tell },
) {
  const dataSource = await openDataSource(config, { db: database.db, clock, eras, log, metrics: metrics.registry });
  const origins = createServerOrigins(config.publicOrigin, config.host);
  const { isOwn: isOwnOrigin, url: origin } = origins;
  const { transport, close: closeTransport } = openTransport(config, origin, log);
  const drain = createDrain(config.drainSeconds, realTimers);
  const { isDraining } = drain;
  const { leader, rateStore } = cluster;
  const ways = { isOwnOrigin, origin, transport, isDraining, rateStore };
  const server = createServer({ ...config, seed }, { database, leader, clock, dataSource, log, metrics, ...ways });
  const { app, season, bus, mailer, sockets, jobs, jobRunner, backups, runAdminCommand } = server;
  if (!config.publicOrigin?.startsWith('https://')) {
    log.warn(
      'PUBLIC_ORIGIN is not https, so the session cookie is not Secure. Use this on one machine or a home network only.',
    );
  }
  await leader.start();
  if (season && config.bots && leader.isLeading()) {
    const now = clock.now();
    await seedHistory(database, season, { from: now - HISTORY_MS, now }, jobRunner.run, (day) =>
      tell(`Playing the season of a new game: ${day}`),
    );
  }
  await season?.tick(clock.now());
  const metricsListening = await listenForMetrics(config, metrics);
  const listening: Listening = await listen(app.fetch, config.port, config.host).catch(async (error) => {
    await metricsListening?.close();
    await leader.stop();
    throw error;
  });
  const { port } = listening;
  origins.setPort(port);
  sockets.attach(listening.server);
  cluster.relay(bus);
  const backup = backups && createOnRequest(backups, log);
  const commands = backup && (await serveLocalCommands(config.dataDir, { admin: runAdminCommand, backup }, log));
  if (season) leader.addWork(season.lead);
  if (dataSource?.live) leader.addWork(dataSource.live.poll);
  leader.addWork(jobs.start);
  season?.start();
  return {
    url: origins.url(),
    /** Other addresses the server can be opened at, such as this machine's in a home network. */
    otherUrls: origins.others(),
    port,
    /** The separate port that serves metrics; null without one. */
    metricsPort: metricsListening?.port ?? null,
    server: listening.server,
    /** Drains, stops accepting connections, waits up to 10 s for requests in progress, and closes the database. */
    async close() {
      commands?.close();
      // First, so that another process leads while this one still serves.
      const resigned = leader.stop();
      await drain.begin(sockets);
      const stopped = Promise.all([season?.stop(), resigned]);
      await Promise.all([sockets.close(), listening.close()]);
      await withinGrace(stopped.then(mailer.settled));
      closeTransport();
      await withinGrace(cluster.close().then(database.close));
      // Last, so that the shutdown can be monitored.
      await metricsListening?.close();
    },
  };
}

/** Stops waiting for an unresponsive mail server or database; the next process does the rest. */
const withinGrace = (work: Promise<unknown>) => Promise.race([work, pause(GRACE_MS, null, { ref: false })]);

/** Serves metrics on their own port when one is configured. */
async function listenForMetrics(config: Config, metrics: Metrics): Promise<Listening | null> {
  const { metricsPort, metricsHost, metricsToken } = config;
  if (metricsPort === null && metricsToken === null) return null;
  metrics.watchProcess();
  if (metricsPort === null) return null;
  const endpoint = createMetricsEndpoint(metrics, metricsToken);
  return listen(createMetricsApp(endpoint).fetch, metricsPort, metricsHost, 'METRICS_PORT');
}
