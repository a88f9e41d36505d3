import { sql } from 'kysely';
import { accountRoutes } from './account/routes.ts';
import { createPasswords } from './account/password.ts';
import { createSessions } from './account/session.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import type { Instant } from './feed/feed.ts';
import { createApp } from './http/app.ts';
import type { Logger } from './http/log.ts';
import { pickRoutes } from './pick/routes.ts';
import { predictionRoutes } from './prediction/routes.ts';
import { createSeason, type Season } from './season/season.ts';
import type { World } from './season/world.ts';
import type { Services } from './services.ts';

/** What a server is made of besides its configuration; tests put their own in. */
export type Parts = {
  database: OpenDatabase;
  clock: Clock;
  /** Null: the season brings no matches. */
  world: World | null;
  wall?: () => Instant;
  random?: () => number;
  log: Logger;
  isOwnOrigin: (origin: string) => boolean;
  deadlineMs?: number;
};

export type GameServer = { app: ReturnType<typeof createApp>; season: Season | null; services: Services };

/** Puts the game together. Nothing listens and nothing ticks yet. */
export function createServer(config: Pick<Config, 'publicOrigin' | 'staticDir' | 'seed'>, parts: Parts): GameServer {
  const { database, clock, world, wall = Date.now, random = Math.random, log } = parts;
  const { db } = database;
  const isHttps = config.publicOrigin?.startsWith('https://') ?? false;
  const services: Services = {
    db,
    clock,
    wall,
    random,
    feed: world?.feed ?? null,
    sessions: createSessions({ db, isHttps, wall }),
    passwords: createPasswords(),
  };
  const app = createApp({
    routes: [accountRoutes, predictionRoutes, pickRoutes].flatMap((routesOf) => routesOf(services)),
    isOwnOrigin: parts.isOwnOrigin,
    isHttps,
    staticDir: config.staticDir,
    log,
    deadlineMs: parts.deadlineMs,
    checkHealth: async () => void (await sql`select 1`.execute(db)),
  });
  const season = world && createSeason({ db, ...world, now: clock.now, seed: config.seed, log });
  return { app, season, services };
}
