import type { Hono } from 'hono';
import type { DatabaseState } from '../db/database-state.ts';
import type { Season } from '../season/season.ts';
import type { Answers } from './answers.ts';
import type { Env } from './calls.ts';
import { busy, Refusal } from './refusal.ts';

/** Bounds a health check: load balancers repeat it every few seconds. */
const WITHIN_MS = 2_000;
/** The season ticks every 2 s; one tick may have much to do after a pause. */
const TICK_AGE_MAX_MS = 60_000;

export type Health = {
  database: () => Promise<DatabaseState>;
  /** Null: the season brings no matches. */
  season: () => Pick<Season, 'tickAge'> | null;
  isDraining: () => boolean;
};

export const HEALTH_PATHS = ['/api/health', '/api/ready'] as const;

/**
 * Says how the server is. `/api/health`: 200 while the process works and can use its database. `/api/ready`: 200 while
 * calls should be sent here: the season also moves, and the process is not about to end. Else 503. The migrations are
 * done before anybody listens.
 */
export function mountHealth(app: Hono<Env>, health: Health, { json, refuse }: Answers): void {
  const [healthPath, readyPath] = HEALTH_PATHS;

  app.get(healthPath, async ({ set }) => {
    set('route', healthPath);
    const database = await databaseOf(health);
    return answer(database === 'ok', { database });
  });

  app.get(readyPath, async ({ set }) => {
    set('route', readyPath);
    const database = await databaseOf(health);
    const season = seasonOf(health);
    const draining = health.isDraining();
    return answer(database === 'ok' && season !== 'late' && !draining, { database, season, draining });
  });

  function answer(ok: boolean, parts: Record<string, unknown>): Response {
    if (ok) return json(200, { ok, ...parts });
    const { status, message, headers } = busy();
    return refuse(new Refusal(status, message, { headers, body: { ok, ...parts } }));
  }
}

function databaseOf({ database }: Health): Promise<DatabaseState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseState>((resolve) => {
    timer = setTimeout(() => resolve('unreachable'), WITHIN_MS);
  });
  return Promise.race([database(), late]).finally(() => clearTimeout(timer));
}

function seasonOf({ season }: Health): 'ok' | 'late' | 'none' {
  const running = season();
  if (running === null) return 'none';
  return running.tickAge() <= TICK_AGE_MAX_MS ? 'ok' : 'late';
}
