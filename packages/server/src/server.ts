import { confirmPage } from './account/account/confirm-page.ts';
import { removeExpiredResets } from './account/account/password-reset.ts';
import { accountRoutes } from './account/account/routes.ts';
import { createDevices } from './account/account/known-device.ts';
import { createPasswords, type Passwords } from './account/account/password.ts';
import { createSessions } from './platform/session/session.ts';
import { achievementRoutes } from './game/achievement/routes.ts';
import { createBackgroundTasks } from './platform/jobs/background-tasks.ts';
import { type Backups, createBackups } from './platform/backup/backups.ts';
import { createBots } from './season/bots/bots.ts';
import { createCommentary } from './social/chat/commentary.ts';
import { chatRoutes } from './social/chat/routes.ts';
import { type ScheduledJob, type ScheduledJobs, createScheduledJobs } from './platform/jobs/scheduled-jobs.ts';
import type { GameClock } from './platform/clock/clock.ts';
import { clientErrorRoutes } from './platform/client-error/routes.ts';
import { completedRoutes } from './game/completed/routes.ts';
import type { Config } from './config.ts';
import { countPicks } from './game/crowd/count.ts';
import type { OpenDatabase } from './platform/db/open.ts';
import { databaseState } from './platform/db/database-state.ts';
import { checkWritable } from './platform/db/writable.ts';
import type { Feed } from './game/match/feed.ts';
import type { Instant } from './platform/clock/time.ts';
import { HOUR_MS, MINUTE_MS } from './platform/clock/time.ts';
import { announcePicks } from './social/follow/announce-picks.ts';
import { followRoutes } from './social/follow/routes.ts';
import { createAddressOf } from './platform/http/client-address.ts';
import { createApp } from './platform/http/app.ts';
import type { Logger } from './platform/http/log.ts';
import { leaderboardRoutes } from './game/leaderboard/routes.ts';
import type { Transport } from './account/mail/mail.ts';
import { createMailer } from './account/mail/mailer.ts';
import { createNotificationEmailJob } from './account/notification/notification-emails.ts';
import { unsubscribePage } from './account/notification/unsubscribe-page.ts';
import { createUnsubscribeLinks } from './account/notification/unsubscribe.ts';
import { matchRoutes } from './game/match/routes.ts';
import { messageRoutes } from './social/message/routes.ts';
import { createMetricsEndpoint } from './platform/metrics/metrics-endpoint.ts';
import { readMailQueue } from './account/notification/email-queue.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createMatchStartNotifier } from './game/match/match-start.ts';
import { notifyRecipients } from './account/notification/notify.ts';
import { notificationRoutes } from './account/notification/routes.ts';
import { pickRoutes } from './game/pick/routes.ts';
import { predictionRoutes } from './game/prediction/routes.ts';
import { privacyRoutes } from './social/privacy/routes.ts';
import { createPurgeJob } from './social/privacy/purge-job.ts';
import { profileRoutes } from './social/profile/routes.ts';
import { createBus } from './platform/realtime/bus.ts';
import { createSockets, type Sockets } from './platform/realtime/sockets.ts';
import { realTimers, type Timers } from './platform/clock/timers.ts';
import { createSeason, type Season } from './season/season/season.ts';
import type { DataSource } from './season/season/data-source.ts';
import type { Services } from './services.ts';
import { createSharedCache } from './platform/http/shared-cache.ts';
import { createThrottle } from './platform/throttle/throttle.ts';

/** Dependencies of a server besides its configuration; tests inject their own. */
export type ServerDeps = {
  database: OpenDatabase;
  clock: GameClock;
  /** Null: no season. */
  dataSource: DataSource | null;
  wall?: () => Instant;
  random?: () => number;
  passwords?: Passwords;
  timers?: Timers;
  log: Logger;
  isOwnOrigin: (origin: string) => boolean;
  /** Returns the origin to use when none is configured, known once the server listens. */
  origin?: () => string;
  transport: Transport;
  metrics?: Metrics;
  deadlineMs?: number;
  concurrentMax?: number;
  sharedCacheMs?: number;
  /** Whether the process is about to end and should get no new requests. */
  isDraining?: () => boolean;
};

const SHARED_CACHE_MS = 500;

export type GameServer = {
  app: ReturnType<typeof createApp>;
  season: Season | null;
  services: Services;
  sockets: Sockets;
  jobs: ScheduledJobs;
  /** Null without a SQLite file. */
  backups: Backups | null;
};

const NOTIFICATION_EMAILS_MS = 5_000;

type ServerConfig = Pick<Config, 'publicOrigin' | 'staticDir' | 'dataDir'> & { seed: number } & Partial<
    Pick<Config, 'bots' | 'throttles' | 'trustProxy' | 'metricsToken'>
  >;

/** Wires the server together without listening or ticking. */
export function createServer(config: ServerConfig, deps: ServerDeps): GameServer {
  const { database, clock, dataSource, wall = Date.now, random = Math.random, timers = realTimers, log } = deps;
  const { db } = database;
  const metrics = deps.metrics ?? createMetrics();
  const origin = deps.origin ?? (() => config.publicOrigin ?? 'http://localhost');
  const isHttps = config.publicOrigin?.startsWith('https://') ?? false;
  const services: Services = {
    db,
    clock,
    wall,
    random,
    feed: dataSource?.feed ?? null,
    sessions: createSessions({ db, isHttps, wall }),
    passwords: deps.passwords ?? createPasswords(db),
    devices: createDevices(db, isHttps),
    backgroundTasks: createBackgroundTasks(log, timers),
    mailer: createMailer(withMetrics(deps.transport, metrics), log),
    unsubscribeLinks: createUnsubscribeLinks(db, origin),
    origin,
    bus: createBus(),
    sharedCacheMs: deps.sharedCacheMs ?? SHARED_CACHE_MS,
  };
  // However often health is checked, the database is written at most once in this time.
  const health = createSharedCache<void>(services.sharedCacheMs, wall);
  const addressOf = createAddressOf(config.trustProxy ?? []);
  const { sessions, devices } = services;
  const isThrottled = config.throttles !== false;
  const throttle = isThrottled ? createThrottle({ now: wall, userOf: sessions.find, deviceOf: devices.find }) : null;
  const app = createApp({
    addressOf,
    throttle,
    routes: [
      accountRoutes,
      predictionRoutes,
      pickRoutes,
      followRoutes,
      profileRoutes,
      leaderboardRoutes,
      achievementRoutes,
      matchRoutes,
      completedRoutes,
      notificationRoutes,
      chatRoutes,
      messageRoutes,
      privacyRoutes,
      () => clientErrorRoutes(log, metrics),
    ].flatMap((routesOf) => routesOf(services)),
    pages: [unsubscribePage(services), confirmPage(services)],
    isOwnOrigin: deps.isOwnOrigin,
    isHttps,
    gameTime: () => (clock.isReal ? null : clock.now()),
    staticDir: config.staticDir,
    log,
    onResponse: metrics.observeRequest,
    serveMetrics: config.metricsToken ? createMetricsEndpoint(metrics, config.metricsToken) : null,
    deadlineMs: deps.deadlineMs,
    concurrentMax: deps.concurrentMax,
    health: {
      database: () => databaseState(() => health.get('', () => checkWritable(db))),
      season: () => season,
      isDraining: deps.isDraining ?? (() => false),
    },
  });
  const bots = config.bots === true ? createBots({ db, seed: config.seed }) : null;
  const onMatchChange = (matchId: string) => services.bus.publish({ type: 'score_update', data: { matchId } });
  const extraSteps = dataSource ? tickSteps(services, dataSource.feed) : {};
  const changes = { onMatchChange, onTick: metrics.observeTick };
  const season =
    dataSource && createSeason({ db, ...dataSource, clock, seed: config.seed, bots, log, ...changes, extraSteps });
  const { bus } = services;
  const { isOwnOrigin } = deps;
  const sockets = createSockets({ bus, sessions, timers, isThrottled, isOwnOrigin, addressOf, isHttps, log });
  const { copyTo } = database;
  const backups = copyTo ? createBackups({ copyTo, dataDir: config.dataDir, wall }) : null;
  const jobs = createScheduledJobs(scheduledJobsOf(services, config.dataDir, backups), timers, log);
  metrics.watch({ sockets: sockets.count, season, mailQueue: () => readMailQueue(db, wall()) });
  return { app, season, services, sockets, jobs, backups };
}

/** Wraps a transport to count its emails. */
const withMetrics =
  (transport: Transport, metrics: Metrics): Transport =>
  async (mail) => {
    try {
      await transport(mail);
      metrics.countEmail('sent');
    } catch (error) {
      metrics.countEmail('failed');
      throw error;
    }
  };

/** Jobs that run on the real clock, with or without a season. */
const scheduledJobsOf = (services: Services, dataDir: string, backups: Backups | null): ScheduledJob[] => [
  { name: 'notification emails', everyMs: NOTIFICATION_EMAILS_MS, run: createNotificationEmailJob(services) },
  { name: 'purge', everyMs: HOUR_MS, run: createPurgeJob(services, dataDir) },
  { name: 'backup', everyMs: HOUR_MS, run: async () => backups?.createNightly(services.db) },
  // Deleted early, so that a clock that is set back can't make them valid again.
  { name: 'expired reset links', everyMs: MINUTE_MS, run: () => removeExpiredResets(services.db, services.wall()) },
];

/** In this order: users are notified at the end of the tick of everything that happened in it. */
const tickSteps = ({ db, bus }: Services, feed: Feed) => ({
  crowds: (at: Instant) => countPicks(db, at),
  'followed picks': (at: Instant) => announcePicks(db, at),
  commentary: createCommentary({ db, feed, bus }),
  'match starts': createMatchStartNotifier(db),
  notifications: (at: Instant) => notifyRecipients(db, bus, at),
});
