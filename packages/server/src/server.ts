import type { CurrentUser } from '@machine/contract';
import { createDeletionVersion } from './account/auth/deletion-version.ts';
import { createDevices } from './account/auth/known-device.ts';
import type { HashCost, Passwords } from './account/auth/password.ts';
import { createReservedNames } from './account/auth/reserved.ts';
import { createRecipientLimit } from './account/mail/recipient-limit.ts';
import { countEmails } from './account/mail/count-emails.ts';
import { createMailer } from './account/mail/mailer.ts';
import type { Transport } from './account/mail/mail.ts';
import { withSeasonFooter } from './account/mail/season-footer.ts';
import { createAccount } from './account/module.ts';
import { createNotify } from './account/notification/notify.ts';
import type { PushClient } from './account/push/push-client.ts';
import { createCalendarAddresses } from './account/reminder/calendar-address.ts';
import type { Config } from './config.ts';
import { hiddenResultsOf } from './game/hidden-results/hidden-results.ts';
import { duelWithoutHidden, hiddenSince, totalsWithoutHidden } from './game/hidden-results/hidden-picks.ts';
import { createGame } from './game/module.ts';
import { countNewResults } from './game/result/new-results.ts';
import { createBackups } from './platform/backup/backups.ts';
import type { GameClock } from './platform/clock/clock.ts';
import type { Instant } from './platform/clock/time.ts';
import { realTimers, type Timers } from './platform/clock/timers.ts';
import { createDatabaseCheck } from './platform/db/database-state.ts';
import type { OpenDatabase } from './platform/db/open.ts';
import { createApp } from './platform/http/app.ts';
import { createAuthorize } from './platform/http/authorize.ts';
import { createAddressOf } from './platform/http/client-address.ts';
import type { HiddenAmong } from './platform/http/hidden-rows.ts';
import type { Logger } from './platform/http/log.ts';
import { addJobMetrics } from './platform/jobs/job-metrics.ts';
import { createJobRunner } from './platform/jobs/job-runner.ts';
import { createScheduledJobs } from './platform/jobs/scheduled-jobs.ts';
import { addLeaderMetric, type Leader, soleLeader } from './platform/cluster/leader.ts';
import { createMetricsEndpoint } from './platform/metrics/metrics-endpoint.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createPlatform, partsOf } from './platform/module.ts';
import { createBus } from './platform/realtime/bus.ts';
import { createSockets } from './platform/realtime/sockets.ts';
import { createSessions } from './platform/session/session.ts';
import type { RateStore } from './platform/throttle/rate-store.ts';
import { createMemoryRateStore } from './platform/throttle/memory-rate-store.ts';
import { createThrottle } from './platform/throttle/throttle.ts';
import { RATE_LIMITS } from './rate-limits.ts';
import { BOT_PLAYERS } from './season/bots/players.ts';
import type { DataSource } from './season/loop/data-source.ts';
import { loopStateOf } from './season/loop/season.ts';
import { modelFacts } from './season/machine/model-facts.ts';
import { createPractice, createSeasonLoop, seasonFacts } from './season/module.ts';
import { announceDueAt } from './social/follow/announce-picks.ts';
import { createAdminCommands, createAnnounce } from './social/moderation/admin-commands.ts';
import { isModerator } from './social/moderation/moderators.ts';
import { isNewAccount, suspensionOf } from './social/moderation/sanctions.ts';
import { createSocial } from './social/module.ts';
import { hiddenAmong, isVisibleTo } from './social/safety/hidden.ts';
import { describeShare } from './social/share/share-page.ts';

/** Dependencies of a server besides its configuration; tests inject their own. */
export type ServerDeps = {
  database: OpenDatabase;
  /** Decides whether this process does the work that is done once; by default it always does. */
  leader?: Leader;
  clock: GameClock;
  /** Null: no season. */
  dataSource: DataSource | null;
  wall?: () => Instant;
  random?: () => number;
  passwords?: Passwords;
  hashCost?: HashCost;
  timers?: Timers;
  log: Logger;
  isOwnOrigin: (origin: string) => boolean;
  /** Returns the origin to use when none is configured, known once the server listens. */
  origin?: () => string;
  transport: Transport;
  /** Sends push notifications; by default to the push services of browsers. */
  pushClient?: PushClient;
  metrics?: Metrics;
  deadlineMs?: number;
  concurrentMax?: number;
  sharedCacheMs?: number;
  sessionCacheMs?: number;
  /** True if the process is about to end and should get no new requests. */
  isDraining?: () => boolean;
  /** Counts requests for all processes on the database; null when this is the only one. */
  rateStore?: RateStore | null;
};

const SHARED_CACHE_MS = 500;
const SESSION_CACHE_MS = 5_000;
const BACKUP_WORKER = new URL('./backup-worker.ts', import.meta.url);

type ServerConfig = Pick<Config, 'publicOrigin' | 'staticDir' | 'dataDir'> & { seed: number } & Partial<
    Pick<
      Config,
      'bots' | 'throttles' | 'wordFilter' | 'trustProxy' | 'metricsToken' | 'feed' | 'vapidSubject' | 'simulatedPush'
    >
  >;

/** Wires the server together without listening or ticking. */
export function createServer(config: ServerConfig, deps: ServerDeps) {
  const { database, clock, dataSource, wall = Date.now, random = Math.random, timers = realTimers, log } = deps;
  const { isOwnOrigin, rateStore, sharedCacheMs = SHARED_CACHE_MS, sessionCacheMs = SESSION_CACHE_MS } = deps;
  const { seed, dataDir, publicOrigin, staticDir } = config;
  const { db, isShared, copyTo } = database;
  const leader = deps.leader ?? soleLeader(db);
  const metrics = deps.metrics ?? createMetrics();
  const { registry } = metrics;
  const origin = deps.origin ?? (() => publicOrigin ?? 'http://localhost');
  const isHttps = publicOrigin?.startsWith('https://') ?? false;
  const isThrottled = config.throttles !== false;

  const { feed, facts, info } = seasonFacts({ db, clock, dataSource, kind: config.feed });
  const bus = createBus();
  const notify = createNotify(bus);
  const sessions = createSessions({ db, isHttps, wall, cacheMs: sessionCacheMs });
  const devices = createDevices(db, isHttps);
  const deletions = createDeletionVersion(db, sharedCacheMs, wall);
  const mailer = createMailer(withSeasonFooter(countEmails(deps.transport, registry), info.season), log);
  const announce = createAnnounce({ sessions, deletions, bus, notify });
  const addressOf = createAddressOf(config.trustProxy ?? []);
  const backups = copyTo ? createBackups({ copyTo, dataDir, wall, worker: BACKUP_WORKER }) : null;

  // Each module takes what it needs of this, and declares it. What belongs to a higher module is passed as a function.
  const services = {
    db,
    leaderDb: leader.db,
    clock,
    wall,
    random,
    dataDir,
    origin,
    registry,
    sharedCacheMs,
    bus,
    notify,
    sessions,
    devices,
    deletions,
    mailer,
    mayEmail: createRecipientLimit(rateStore ?? createMemoryRateStore(wall)),
    announce,
    feed,
    facts,
    info,
    modelFacts,
    passwords: deps.passwords,
    hashCost: deps.hashCost,
    pushClient: deps.pushClient,
    pushContact: () => config.vapidSubject ?? origin(),
    simulatedPush: config.simulatedPush ?? null,
    hasWordFilter: config.wordFilter === true,
    limitsNewAccounts: isThrottled,
    calendarAddresses: createCalendarAddresses(db),
    isReserved: createReservedNames(BOT_PLAYERS.map(({ name }) => name)),
    countNewResults: (userId: string) => countNewResults(db, userId),
    ownDuelOf: (userId: string) => duelWithoutHidden(db, userId, clock.now()),
    totalsWithoutHidden: (user: CurrentUser) => totalsWithoutHidden(db, user, clock.now()),
    hiddenResultsOf: (userId: string) => hiddenResultsOf(db, userId, clock.now()),
    hiddenSince: (userId: string) => hiddenSince(db, userId, clock.now()),
    suspensionOf: (userId: string) => suspensionOf(db, userId, wall()),
    hiddenAmong: ((viewerId, userIds) => hiddenAmong(db, viewerId, userIds)) satisfies HiddenAmong,
    isVisibleTo,
    announceDueAt,
  };
  const parts = partsOf([
    createPlatform({ log, metrics, db: leader.db, backups, rateStore, runJobs: () => jobRunner.run() }),
    createAccount(services),
    createGame(services),
    createSocial(services),
    createPractice(services),
  ]);
  const jobRunner = createJobRunner({ db, isShared, handlers: parts.handlers, log });
  const loop = { seed, hasBots: config.bots === true, steps: parts.steps };
  const season = createSeasonLoop({ db, leader, clock, dataSource, log, bus, registry, ...loop });
  const app = createApp({
    ...parts,
    addressOf,
    authorize: createAuthorize({ sessions, isModerator: (userId) => isModerator(db, userId) }),
    throttle: isThrottled
      ? createThrottle({
          limits: RATE_LIMITS,
          now: wall,
          userOf: sessions.find,
          deviceOf: devices.find,
          isNewAccount: (userId) => isNewAccount(db, userId, wall()),
          shared: rateStore,
        })
      : null,
    describePage: describeShare,
    isOwnOrigin,
    isHttps,
    gameTime: () => (clock.isReal ? null : clock.now()),
    staticDir,
    publicOrigin,
    info,
    log,
    onResponse: metrics.observeRequest,
    serveMetrics: config.metricsToken ? createMetricsEndpoint(metrics, config.metricsToken) : null,
    deadlineMs: deps.deadlineMs,
    concurrentMax: deps.concurrentMax,
    health: {
      database: createDatabaseCheck(db, wall, sharedCacheMs),
      season: () => loopStateOf(season),
      isDraining: deps.isDraining ?? (() => false),
      isLeading: leader.isLeading,
    },
  });
  const sockets = createSockets({ bus, sessions, timers, isThrottled, isOwnOrigin, addressOf, log });
  const jobs = createScheduledJobs(parts.jobs, timers, log);
  metrics.watchSockets(sockets.count);
  addLeaderMetric(registry, leader);
  addJobMetrics(registry, db);
  const runAdminCommand = createAdminCommands({ db, wall, gameTime: clock.now, random, announce });
  return { app, season, bus, mailer, sockets, jobs, jobRunner, backups, runAdminCommand };
}
