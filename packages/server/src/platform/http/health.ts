import type { Hono } from 'hono';
import type { DatabaseState } from '../db/database-state.ts';
import type { Season } from '../../season/season/season.ts';
import type { Env } from './endpoints.ts';
import { busy, HttpError } from './http-error.ts';
import type { Responses } from './responses.ts';

/** Timeout of the database check: load balancers repeat health checks every few seconds. */
const TIMEOUT_MS = 2_000;
/** The season ticks every 2 s, but a tick after a pause can take long. */
const TICK_AGE_MAX_MS = 60_000;

export type Health = {
  database: () => Promise<DatabaseState>;
  /** Returns null when no season is running. */
  season: () => Pick<Season, 'tickAge'> | null;
  isDraining: () => boolean;
};

export const HEALTH_PATHS = ['/api/health', '/api/ready'] as const;

/**
 * Mounts the health checks. `/api/health` returns 200 while the process can use its database. `/api/ready` returns 200
 * while traffic should be sent here: the season also ticks, and the process isn't shutting down. Otherwise both return
 * 503. Migrations have finished before the server listens.
 */
export function mountHealth(app: Hono<Env>, health: Health, { json, error }: Responses): void {
  const [healthPath, readyPath] = HEALTH_PATHS;

  app.get(healthPath, async ({ set }) => {
    set('route', healthPath);
    const database = await databaseOf(health);
    return respond(database === 'ok', { database });
  });

  app.get(readyPath, async ({ set }) => {
    set('route', readyPath);
    const database = await databaseOf(health);
    const season = seasonOf(health);
    const draining = health.isDraining();
    return respond(database === 'ok' && season !== 'late' && !draining, { database, season, draining });
  });

  function respond(ok: boolean, details: Record<string, unknown>): Response {
    if (ok) return json(200, { ok, ...details });
    const { status, message, headers } = busy();
    return error(new HttpError(status, message, { headers, body: { ok, ...details } }));
  }
}

function databaseOf({ database }: Health): Promise<DatabaseState> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<DatabaseState>((resolve) => {
    timer = setTimeout(() => resolve('unreachable'), TIMEOUT_MS);
  });
  return Promise.race([database(), timeout]).finally(() => clearTimeout(timer));
}

function seasonOf({ season }: Health): 'ok' | 'late' | 'none' {
  const running = season();
  if (running === null) return 'none';
  return running.tickAge() <= TICK_AGE_MAX_MS ? 'ok' : 'late';
}
