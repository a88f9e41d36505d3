import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createLogger, errorForLog } from './http/log.ts';
import { GRACE_MS, type Listening, listen } from './listen.ts';
import { openTransport } from './mail/transport.ts';
import { openRelay } from './realtime/relay.ts';
import { startOfGameTime } from './season/game-time.ts';
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
  /** Stops accepting, lets what is under way finish (10 s at most), closes the database. */
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
  try {
    return await run(config, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function run(
  config: Config,
  database: Awaited<ReturnType<typeof openDatabase>>,
  log: ReturnType<typeof createLogger>,
): Promise<RunningServer> {
  const started = Date.now();
  const origin = await startOfGameTime(database.db, started);
  const clock = createClock(database.dialect, { origin, realOrigin: started, speed: config.speed });
  const world = await openWorld(config, clock.now());
  const origins = new Set(config.publicOrigin === null ? [] : [config.publicOrigin]);
  const isOwnOrigin = (origin: string) => origins.has(origin);
  let url = config.publicOrigin ?? '';
  const mailOrigin = () => url;
  const { transport, close: closeTransport } = openTransport(config, mailOrigin, log);
  const parts = { database, clock, world, log, isOwnOrigin, origin: mailOrigin, transport };
  const { app, season, services, sockets, chores } = createServer(config, parts);
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
  season?.start();
  chores.start();
  return {
    url,
    port,
    server,
    async close() {
      const choresDone = chores.stop();
      await Promise.all([season?.stop(), sockets.close(), listening.close()]);
      await services.afterwards.settled();
      // A mail server that is slow to answer must not keep us: news are sent by the next process.
      await Promise.race([choresDone.then(services.mailer.settled), pause(GRACE_MS, null, { ref: false })]);
      closeTransport();
      await relay?.close();
      await database.close();
    },
  };
}

/** What a person types for a host: its name where it is this machine, brackets around an IPv6 address. */
const nameOf = (host: string) => (host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host);
