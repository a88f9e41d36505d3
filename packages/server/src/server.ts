import type { Feature, GameInfo } from '@machine/contract';
import { confirmPage } from './account/auth/confirm-page.ts';
import { createDeletionVersion } from './account/auth/deletion-version.ts';
import { createDevices } from './account/auth/known-device.ts';
import { createPasswords, type HashCost, type Passwords } from './account/auth/password.ts';
import { createReservedNames } from './account/auth/reserved.ts';
import { accountRoutes } from './account/auth/routes.ts';
import { countEmails } from './account/mail/count-emails.ts';
import type { Transport } from './account/mail/mail.ts';
import { createMailer, type Mailer } from './account/mail/mailer.ts';
import { addEmailQueueMetrics } from './account/notification/email-queue.ts';
import { withSeasonFooter } from './account/mail/season-footer.ts';
import { createNotify } from './account/notification/notify.ts';
import { notificationRoutes } from './account/notification/routes.ts';
import { createPushClient, type PushClient } from './account/push/push-client.ts';
import { addPushMetrics } from './account/push/push-metrics.ts';
import { pushRoutes } from './account/push/routes.ts';
import { createVapidKeys } from './account/push/vapid.ts';
import { createCalendarAddresses } from './account/reminder/calendar-address.ts';
import { reminderRoutes } from './account/reminder/routes.ts';
import { unsubscribePage } from './account/notification/unsubscribe-page.ts';
import { createUnsubscribeLinks } from './account/notification/unsubscribe.ts';
import type { Config } from './config.ts';
import { achievementRoutes } from './game/achievement/routes.ts';
import { auditRoutes } from './game/audit/routes.ts';
import { clubRoutes } from './game/club/routes.ts';
import { completedRoutes } from './game/completed/routes.ts';
import { edgeRoutes } from './game/edge/routes.ts';
import { hiddenSince as findHiddenSince, totalsWithoutHidden } from './game/hidden-results/hidden-picks.ts';
import { hiddenResultRoutes } from './game/hidden-results/routes.ts';
import { gameInfoRoutes } from './game/info/routes.ts';
import { watchGrades } from './game/grading/watch-grades.ts';
import { leaderboardRoutes } from './game/leaderboard/routes.ts';
import { createMatchFacts } from './game/match/match-facts.ts';
import { matchRoutes } from './game/match/routes.ts';
import { pickRoutes } from './game/pick/routes.ts';
import { proofFiles } from './game/proof/files.ts';
import { createProofKey } from './game/proof/key.ts';
import { createReceipts } from './game/proof/receipts.ts';
import { proofRoutes } from './game/proof/routes.ts';
import { calendarFile } from './game/reminder/calendar-file.ts';
import { countNewResults } from './game/result/new-results.ts';
import { resultRoutes } from './game/result/routes.ts';
import { predictionRoutes } from './game/prediction/routes.ts';
import { recordRoutes } from './game/record/routes.ts';
import { slateRoutes } from './game/slate/routes.ts';
import { type Backups, createBackups } from './platform/backup/backups.ts';
import { clientErrorRoutes } from './platform/client-error/routes.ts';
import type { GameClock } from './platform/clock/clock.ts';
import type { Instant } from './platform/clock/time.ts';
import { realTimers, type Timers } from './platform/clock/timers.ts';
import { databaseState } from './platform/db/database-state.ts';
import type { Db, OpenDatabase } from './platform/db/open.ts';
import { checkWritable } from './platform/db/writable.ts';
import { createApp } from './platform/http/app.ts';
import { createAuthorize } from './platform/http/authorize.ts';
import { createAddressOf } from './platform/http/client-address.ts';
import type { HiddenAmong } from './platform/http/hidden-rows.ts';
import type { Logger } from './platform/http/log.ts';
import { type Leader, soleLeader } from './platform/leader/leader.ts';
import { addLeaderMetric } from './platform/leader/leader-metric.ts';
import { createSharedCache } from './platform/http/shared-cache.ts';
import { type BackgroundTasks, createBackgroundTasks } from './platform/jobs/background-tasks.ts';
import { addJobMetrics } from './platform/jobs/job-metrics.ts';
import { createJobRunner, type JobRunner } from './platform/jobs/job-runner.ts';
import { createScheduledJobs, type ScheduledJobs } from './platform/jobs/scheduled-jobs.ts';
import type { RunCommand } from './platform/local/local-commands.ts';
import { createMetricsEndpoint } from './platform/metrics/metrics-endpoint.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { type Bus, createBus } from './platform/realtime/bus.ts';
import { createSockets, type Sockets } from './platform/realtime/sockets.ts';
import { createSessions } from './platform/session/session.ts';
import type { RateStore } from './platform/throttle/rate-store.ts';
import { createThrottle } from './platform/throttle/throttle.ts';
import { jobHandlers } from './job-handlers.ts';
import { RATE_LIMITS } from './rate-limits.ts';
import { createSeasonSteps } from './season-steps.ts';
import { serverJobs } from './server-jobs.ts';
import { createBots } from './season/bots/bots.ts';
import { BOT_PLAYERS } from './season/bots/players.ts';
import type { DataSource } from './season/loop/data-source.ts';
import { addSeasonMetrics } from './season/loop/season-metrics.ts';
import { seasonKindOf } from './season/loop/season-kind.ts';
import { createSeason, loopStateOf, type Season } from './season/loop/season.ts';
import { createDelayedSince } from './season/live/delayed-leagues.ts';
import { liveInfo } from './season/live/live-info.ts';
import { modelFacts } from './season/machine/model-facts.ts';
import { practiceRoutes } from './season/practice/routes.ts';
import { chatRoutes } from './social/chat/routes.ts';
import { announceDueAt, announcePicks } from './social/follow/announce-picks.ts';
import { followRoutes } from './social/follow/routes.ts';
import { friendLeagueRoutes } from './social/friend-league/routes.ts';
import { messageRoutes } from './social/message/routes.ts';
import { createAdminCommands } from './social/moderation/admin-commands.ts';
import { createAnnounce } from './social/moderation/announce.ts';
import { isModerator } from './social/moderation/moderators.ts';
import { moderationRoutes } from './social/moderation/routes.ts';
import { createWritingRules, isNewAccount, suspensionOf } from './social/moderation/sanctions.ts';
import { privacyRoutes } from './social/privacy/routes.ts';
import { hiddenAmong, isVisibleTo } from './social/safety/hidden.ts';
import { safetyRoutes } from './social/safety/routes.ts';
import { profileRoutes } from './social/profile/routes.ts';
import { createPictureDrawer } from './social/share/picture/picture-drawer.ts';
import { sharePictures } from './social/share/pictures.ts';
import { shareRoutes } from './social/share/routes.ts';
import { describeShare } from './social/share/share-page.ts';
import type { IsOwnerHidden } from './social/share/shares.ts';

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
  /** Whether the process is about to end and should get no new requests. */
  isDraining?: () => boolean;
  /** Where requests are counted for all processes on the database; null when this is the only one. */
  rateStore?: RateStore | null;
};

/** The optional features that this server has. */
const SERVED_FEATURES: readonly Feature[] = [
  'MACHINE',
  'PRACTICE',
  'RECEIPTS',
  'SAFETY',
  'LEAGUES',
  'SHARING',
  'SLATE',
  'REMINDERS',
  'SPOILERS',
];

const SHARED_CACHE_MS = 500;
const SESSION_CACHE_MS = 5_000;
const BACKUP_WORKER = new URL('./backup-worker.ts', import.meta.url);

export type GameServer = {
  app: ReturnType<typeof createApp>;
  season: Season | null;
  bus: Bus;
  backgroundTasks: BackgroundTasks;
  mailer: Mailer;
  sockets: Sockets;
  jobs: ScheduledJobs;
  jobRunner: JobRunner;
  /** Null without a SQLite file. */
  backups: Backups | null;
  /** Runs `npm run admin`. */
  runAdminCommand: RunCommand;
};

type ServerConfig = Pick<Config, 'publicOrigin' | 'staticDir' | 'dataDir'> & { seed: number } & Partial<
    Pick<
      Config,
      'bots' | 'throttles' | 'wordFilter' | 'trustProxy' | 'metricsToken' | 'feed' | 'vapidSubject' | 'pushStandIn'
    >
  >;

/** Wires the server together without listening or ticking. */
export function createServer(config: ServerConfig, deps: ServerDeps): GameServer {
  const { database, clock, dataSource, wall = Date.now, random = Math.random, timers = realTimers, log } = deps;
  const { isOwnOrigin, sharedCacheMs = SHARED_CACHE_MS, sessionCacheMs = SESSION_CACHE_MS } = deps;
  const { seed, dataDir } = config;
  const { db } = database;
  const leader = deps.leader ?? soleLeader(db);
  const metrics = deps.metrics ?? createMetrics();
  const origin = deps.origin ?? (() => config.publicOrigin ?? 'http://localhost');
  const isHttps = config.publicOrigin?.startsWith('https://') ?? false;
  const isThrottled = config.throttles !== false;
  const feed = dataSource?.feed ?? null;
  const live = dataSource?.live;
  const delayedSince = feed && live ? createDelayedSince({ feed, clock, ...live }) : undefined;
  const facts = createMatchFacts({ db, clock, feed, delayedSince });
  const seasonKind = seasonKindOf(config.feed);
  const info: GameInfo = { season: seasonKind, features: [...SERVED_FEATURES], ...(live && liveInfo(live)) };

  const bus = createBus();
  const onGraded = watchGrades({ db, bus });
  const backgroundTasks = createBackgroundTasks(log, timers);
  const sessions = createSessions({ db, isHttps, wall, cacheMs: sessionCacheMs });
  const devices = createDevices(db, isHttps);
  const deletions = createDeletionVersion(db, sharedCacheMs, wall);
  const passwords = deps.passwords ?? createPasswords(db, deps.hashCost);
  const mailer = createMailer(withSeasonFooter(countEmails(deps.transport, metrics.registry), seasonKind), log);
  const unsubscribeLinks = createUnsubscribeLinks(db, origin);
  const isReserved = createReservedNames(BOT_PLAYERS.map(({ name }) => name));
  const addressOf = createAddressOf(config.trustProxy ?? []);
  const proofKey = createProofKey(db);
  const receipts = createReceipts({ db, proofKey });
  const calendarAddresses = createCalendarAddresses(db);
  const vapidKeys = createVapidKeys(db);
  const pushClient =
    deps.pushClient ??
    createPushClient({
      vapidKeys,
      subject: () => config.vapidSubject ?? origin(),
      standIn: config.pushStandIn ?? null,
    });
  const hidden: HiddenAmong = (viewerId, userIds) => hiddenAmong(db, viewerId, userIds);

  const notify = createNotify(bus);
  const hasWordFilter = config.wordFilter === true;
  const requireMayWrite = createWritingRules({ wall, limitsNewAccounts: isThrottled, hasWordFilter });

  const hiddenSince = (userId: string) => findHiddenSince(db, userId, clock.now());

  const season =
    dataSource &&
    createSeason({
      db,
      leader,
      ...dataSource,
      clock,
      seed,
      bots: config.bots === true ? createBots({ db: leader.db, seed }) : null,
      log,
      onMatchChange: (matchId) => bus.publish({ type: 'score_update', data: { matchId } }),
      onTick: addSeasonMetrics(metrics.registry),
      ...createSeasonSteps({ db: leader.db, clock, feed: dataSource.feed, bus }),
    });
  const handlers = jobHandlers({ notify, wall });
  const jobRunner = createJobRunner({ db, dialect: database.dialect, handlers, log });
  async function followUp(): Promise<void> {
    await announcePicks(db, clock.now());
    await jobRunner.run();
  }
  const isOwnerHidden: IsOwnerHidden = async (ownerId, viewerId) =>
    (await hiddenAmong(db, viewerId, [ownerId])).size > 0;
  const { copyTo } = database;
  const backups = copyTo ? createBackups({ copyTo, dataDir, wall, worker: BACKUP_WORKER }) : null;

  const announce = createAnnounce({ sessions, deletions, bus, notify });
  const runAdminCommand = createAdminCommands({ db, wall, gameTime: clock.now, random, announce });

  const app = createApp({
    addressOf,
    authorize: createAuthorize({ sessions, isModerator: (userId) => isModerator(db, userId) }),
    throttle: isThrottled
      ? createThrottle({
          limits: RATE_LIMITS,
          now: wall,
          userOf: sessions.find,
          deviceOf: devices.find,
          isNewAccount: (userId) => isNewAccount(db, userId, wall()),
          shared: deps.rateStore,
        })
      : null,
    routes: [
      accountRoutes({
        db,
        wall,
        random,
        sessions,
        devices,
        passwords,
        backgroundTasks,
        mailer,
        origin,
        isReserved,
        countNewResults: (userId) => countNewResults(db, userId),
        totalsWithoutHidden: (user) => totalsWithoutHidden(db, user, clock.now()),
        suspensionOf: (userId) => suspensionOf(db, userId, wall()),
      }),
      notificationRoutes({ db, isVisibleTo, hiddenSince }),
      reminderRoutes({ db, wall, calendarAddresses }),
      pushRoutes({ db, wall, pushClient, vapidKeys }),
      matchRoutes({ db, clock, wall, feed, facts, bus, sharedCacheMs }),
      predictionRoutes({ db, clock, wall, feed, facts, random, bus, sharedCacheMs }),
      slateRoutes({ db, clock, wall, facts, bus, sharedCacheMs }),
      clubRoutes({ db, clock, wall, bus, leagues: info.leagues, sharedCacheMs }),
      pickRoutes({ db, clock, backgroundTasks, receipts, announceDueAt, followUp }),
      proofRoutes({ receipts }),
      auditRoutes({ db, wall, feed, proofKey, sharedCacheMs }),
      completedRoutes({ db, clock, wall, facts, bus, sharedCacheMs }),
      edgeRoutes({ db, wall, onGraded, deletions, hiddenAmong: hidden }),
      recordRoutes({ db, wall, onGraded, modelFacts }),
      practiceRoutes({ random }),
      gameInfoRoutes(info),
      resultRoutes({ db, clock }),
      hiddenResultRoutes({ db, clock }),
      leaderboardRoutes({ db, clock, wall, onGraded, deletions, hiddenAmong: hidden }),
      achievementRoutes({ db }),
      profileRoutes({ db, clock, wall }),
      followRoutes({ db, clock, wall }),
      chatRoutes({ db, clock, wall, bus, sharedCacheMs, requireMayWrite }),
      messageRoutes({ db, clock, bus, requireMayWrite }),
      friendLeagueRoutes({ db, clock, wall, requireMayWrite }),
      safetyRoutes({ db, wall }),
      moderationRoutes({ db, clock, wall, random, announce, hasWordFilter }),
      shareRoutes({ db, clock, wall, isOwnerHidden }),
      privacyRoutes({ db, clock, wall, sessions, deletions }),
      clientErrorRoutes(log, metrics),
    ].flat(),
    pages: [unsubscribePage({ db, unsubscribeLinks }), confirmPage({ db, wall })],
    files: [
      ...proofFiles({ db, proofKey }),
      calendarFile({ db, clock, wall, calendarAddresses, season: seasonKind, origin }),
    ],
    pictures: [sharePictures({ db, wall, isOwnerHidden, draw: createPictureDrawer() })],
    describePage: describeShare,
    isOwnOrigin,
    isHttps,
    gameTime: () => (clock.isReal ? null : clock.now()),
    staticDir: config.staticDir,
    publicOrigin: config.publicOrigin,
    log,
    onResponse: metrics.observeRequest,
    serveMetrics: config.metricsToken ? createMetricsEndpoint(metrics, config.metricsToken) : null,
    deadlineMs: deps.deadlineMs,
    concurrentMax: deps.concurrentMax,
    health: {
      database: createDatabaseCheck(db, wall, sharedCacheMs),
      loops: { season: () => loopStateOf(season) },
      isDraining: deps.isDraining ?? (() => false),
      isLeading: leader.isLeading,
    },
  });
  const sockets = createSockets({ bus, sessions, timers, isThrottled, isOwnOrigin, addressOf, log });
  const jobs = createScheduledJobs(
    serverJobs({
      db: leader.db,
      clock,
      wall,
      dataDir,
      jobRunner,
      mailer,
      unsubscribeLinks,
      origin,
      isVisibleTo,
      hiddenSince,
      push: { pushClient, onAttempt: addPushMetrics(metrics.registry, db, wall) },
      backups,
      rateStore: deps.rateStore,
    }),
    timers,
    log,
  );
  metrics.watchSockets(sockets.count);
  addLeaderMetric(metrics.registry, leader);
  addEmailQueueMetrics(metrics.registry, db, wall);
  addJobMetrics(metrics.registry, db);
  return { app, season, bus, backgroundTasks, mailer, sockets, jobs, jobRunner, backups, runAdminCommand };
}

/** However often health is checked, the database is written at most once in `maxAgeMs`. */
function createDatabaseCheck(db: Db, wall: () => Instant, maxAgeMs: number) {
  const checks = createSharedCache<void>(maxAgeMs, wall);
  return () => databaseState(() => checks.get('', () => checkWritable(db)));
}
