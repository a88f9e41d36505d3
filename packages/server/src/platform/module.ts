import type { Backups } from './backup/backups.ts';
import { clientErrorRoutes } from './client-error/routes.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from './clock/time.ts';
import type { Clock } from './clock/clock.ts';
import type { Db } from './db/open.ts';
import type { Logger } from './http/log.ts';
import type { Route } from './http/route.ts';
import type { ServerPage } from './http/server-page.ts';
import type { PictureFile, TextFile } from './http/files.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import type { ScheduledJob } from './jobs/scheduled-jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Bus } from './realtime/bus.ts';
import type { RateStore } from './throttle/rate-store.ts';

/** What the routes of most modules need. */
export type RouteDeps = {
  db: Db;
  clock: Clock;
  /** Returns real time. */
  wall: () => Instant;
  bus: Bus;
  /** The maximum age of a response that is shared by all callers. */
  sharedCacheMs: number;
};

/** The parts that a module adds to the server. It adds its metrics to the registry that it is given. */
export type Module = {
  routes: readonly Route[];
  /** HTML pages that the server renders itself. */
  pages?: readonly ServerPage[];
  /** Texts outside of the API. */
  files?: readonly TextFile[];
  pictures?: readonly PictureFile[];
  /** Run on the leader, in a schedule. */
  jobs?: readonly ScheduledJob[];
  /** Handlers of stored jobs. */
  handlers?: readonly JobHandler[];
  /** Steps of the season's tick on the leader besides the matches themselves, by name. */
  steps?: Readonly<Record<string, (at: Instant) => unknown>>;
};

/** Puts the parts of modules together. */
export const partsOf = (modules: readonly Module[]) => ({
  routes: modules.flatMap(({ routes }) => routes),
  pages: modules.flatMap(({ pages = [] }) => pages),
  files: modules.flatMap(({ files = [] }) => files),
  pictures: modules.flatMap(({ pictures = [] }) => pictures),
  jobs: modules.flatMap(({ jobs = [] }) => jobs),
  handlers: modules.flatMap(({ handlers = [] }) => handlers),
  steps: Object.assign({}, ...modules.map(({ steps }) => steps)) as NonNullable<Module['steps']>,
});

/** A stored job waits at most this long while no other job runs. */
const JOBS_MS = 500;

type PlatformDeps = {
  log: Logger;
  metrics: Metrics;
  /** The database of the leader. */
  db: Db;
  /** Null without a SQLite file. */
  backups: Backups | null;
  rateStore: RateStore | null | undefined;
  runJobs: () => Promise<void>;
};

/** The needs of every server, whatever it serves. */
export const createPlatform = ({ log, metrics, db, backups, rateStore, runJobs }: PlatformDeps): Module => ({
  routes: clientErrorRoutes(log, metrics),
  jobs: [
    { name: 'jobs', everyMs: JOBS_MS, run: runJobs },
    { name: 'backup', everyMs: HOUR_MS, run: async () => backups?.createNightly(db) },
    { name: 'ended rate windows', everyMs: MINUTE_MS, run: async () => rateStore?.deleteEnded?.() },
  ],
});
