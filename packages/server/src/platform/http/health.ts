import type { Hono } from 'hono';
import type { DatabaseState } from '../db/database-state.ts';
import { inTime } from './deadline.ts';
import type { Env } from './endpoints.ts';
import { busy, HttpError } from './http-error.ts';
import { errorResponse, jsonResponse } from './responses.ts';

/** Timeout of the database check: load balancers repeat health checks every few seconds. */
const TIMEOUT_MS = 2_000;

/** `late`: the loop has stopped or takes too long. `none`: it doesn't run in this server. */
export type LoopState = 'ok' | 'late' | 'none';

export type Health = {
  database: () => Promise<DatabaseState>;
  /** The loop that must keep running for the server to be ready. */
  season: () => LoopState;
  isDraining: () => boolean;
  /** True if this process does the work that only one of several does. It doesn't matter for being ready. */
  isLeading: () => boolean;
};

/**
 * Mounts the health checks. `/api/health` returns 200 while the process answers: a restart doesn't bring a database back.
 * `/api/ready` returns 200 while traffic should be sent here: the database can be written, the season runs, and the process
 * isn't shutting down; otherwise 503. Migrations have finished before the server listens.
 */
export function mountHealth(app: Hono<Env>, health: Health): void {
  app.get('/api/health', () => jsonResponse(200, { ok: true }));

  app.get('/api/ready', async () => {
    const database = await inTime(TIMEOUT_MS, health.database(), busy).catch((): DatabaseState => 'unreachable');
    const season = health.season();
    const draining = health.isDraining();
    const isReady = database === 'ok' && season !== 'late' && !draining;
    return respond(isReady, { database, season, draining, leader: health.isLeading() });
  });
}

function respond(ok: boolean, details: Record<string, unknown>): Response {
  if (ok) return jsonResponse(200, { ok, ...details });
  const { status, message, headers } = busy();
  return errorResponse(new HttpError(status, message, { headers, body: { ok, ...details } }));
}
