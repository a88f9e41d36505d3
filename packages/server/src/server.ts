import { confirmPage } from './account/confirm-page.ts';
import { removeExpiredResets } from './account/password-reset.ts';
import { accountRoutes } from './account/routes.ts';
import { createDevices } from './account/device.ts';
import { createPasswords, type Passwords } from './account/password.ts';
import { createSessions } from './account/session.ts';
import { achievementRoutes } from './achievement/routes.ts';
import { createAfterwards } from './afterwards.ts';
import { type Backups, createBackups } from './backup/backups.ts';
import { createBots } from './bot/bots.ts';
import { createCommentary } from './chat/commentary.ts';
import { chatRoutes } from './chat/routes.ts';
import { type Chore, type Chores, createChores } from './chores.ts';
import type { GameClock } from './clock.ts';
import { clientErrorRoutes } from './client-error/routes.ts';
import { completedRoutes } from './completed/routes.ts';
import type { Config } from './config.ts';
import { countPicks } from './crowd/count.ts';
import type { OpenDatabase } from './db/open.ts';
import { databaseState } from './db/state.ts';
import { checkWritable } from './db/writable.ts';
import type { Feed, Instant } from './feed/feed.ts';
import { HOUR_MS, MINUTE_MS } from './feed/time.ts';
import { announcePicks } from './follow/news.ts';
import { followRoutes } from './follow/routes.ts';
import { createAddressOf } from './http/client-address.ts';
import { createApp } from './http/app.ts';
import type { Logger } from './http/log.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import type { Transport } from './mail/mail.ts';
import { createMailer } from './mail/mailer.ts';
import { createNotificationEmailJob } from './mail/notification-emails.ts';
import { unsubscribePage } from './mail/unsubscribe-page.ts';
import { createUnsubscribeLinks } from './mail/unsubscribe.ts';
import { matchRoutes } from './match/routes.ts';
import { messageRoutes } from './message/routes.ts';
import { createAnswerMetrics } from './metrics/answer.ts';
import { readMailQueue } from './metrics/mail-queue.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createMatchStartNotifier } from './notification/match-start.ts';
import { notifyRecipients } from './notification/notify.ts';
import { notificationRoutes } from './notification/routes.ts';
import { pickRoutes } from './pick/routes.ts';
import { predictionRoutes } from './prediction/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { createPurgeJob } from './privacy/purge-job.ts';
import { profileRoutes } from './profile/routes.ts';
import { createBus } from './realtime/bus.ts';
import { createSockets, type Sockets } from './realtime/sockets.ts';
import { realTimers, type Timers } from './realtime/timers.ts';
import { createSeason, type Season } from './season/season.ts';
import type { DataSource } from './season/data-source.ts';
import type { Services } from './services.ts';
import { createSharedCopies } from './shared-copy.ts';
import { createThrottle } from './throttle/throttle.ts';

/** What a server is made of besides its configuration; tests put their own in. */
export type Parts = {
  database: OpenDatabase;
  clock: GameClock;
  /** Null: the season brings no matches. */
  world: DataSource | null;
  wall?: () => Instant;
  random?: () => number;
  passwords?: Passwords;
  timers?: Timers;
  log: Logger;
  isOwnOrigin: (origin: string) => boolean;
  /** Where players reach us when that is not configured, once it is known. */
  origin?: () => string;
  transport: Transport;
  metrics?: Metrics;
  deadlineMs?: number;
  concurrentMax?: number;
  sharedForMs?: number;
  /** Whether no new work should come here: the process is about to end. */
  isDraining?: () => boolean;
};

const SHARED_FOR_MS = 500;

export type GameServer = {
  app: ReturnType<typeof createApp>;
  season: Season | null;
  services: Services;
  sockets: Sockets;
  chores: Chores;
  /** Null where there is no SQLite file. */
  backups: Backups | null;
};

const NEWS_MAILS_MS = 5_000;

type Asked = Pick<Config, 'publicOrigin' | 'staticDir' | 'dataDir'> & { seed: number } & Partial<
    Pick<Config, 'bots' | 'throttles' | 'trustProxy' | 'metricsToken'>
  >;

/** Puts the game together. Nothing listens and nothing ticks yet. */
export function createServer(config: Asked, parts: Parts): GameServer {
  const { database, clock, world, wall = Date.now, random = Math.random, timers = realTimers, log } = parts;
  const { db } = database;
  const metrics = parts.metrics ?? createMetrics();
  const origin = parts.origin ?? (() => config.publicOrigin ?? 'http://localhost');
  const isHttps = config.publicOrigin?.startsWith('https://') ?? false;
  const services: Services = {
    db,
    clock,
    wall,
    random,
    feed: world?.feed ?? null,
    sessions: createSessions({ db, isHttps, wall }),
    passwords: parts.passwords ?? createPasswords(db),
    devices: createDevices(db, isHttps),
    afterwards: createAfterwards(log, timers),
    mailer: createMailer(counted(parts.transport, metrics), log),
    unsubscribeLinks: createUnsubscribeLinks(db, origin),
    origin,
    bus: createBus(),
    sharedForMs: parts.sharedForMs ?? SHARED_FOR_MS,
  };
  // However many ask, the database is written to at most once in this time.
  const health = createSharedCopies<void>(services.sharedForMs, wall);
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
    isOwnOrigin: parts.isOwnOrigin,
    isHttps,
    gameTime: () => (clock.isReal ? null : clock.now()),
    staticDir: config.staticDir,
    log,
    onResponse: metrics.answered,
    serveMetrics: config.metricsToken ? createAnswerMetrics(metrics, config.metricsToken) : null,
    deadlineMs: parts.deadlineMs,
    concurrentMax: parts.concurrentMax,
    health: {
      database: () => databaseState(() => health.get('', () => checkWritable(db))),
      season: () => season,
      isDraining: parts.isDraining ?? (() => false),
    },
  });
  const bots = config.bots === true ? createBots({ db, seed: config.seed }) : null;
  const onMatchChange = (matchId: string) => services.bus.publish({ type: 'score_update', data: { matchId } });
  const extraSteps = world ? socialSteps(services, world.feed) : {};
  const changes = { onMatchChange, onTick: metrics.ticked };
  const season = world && createSeason({ db, ...world, clock, seed: config.seed, bots, log, ...changes, extraSteps });
  const { bus } = services;
  const { isOwnOrigin } = parts;
  const sockets = createSockets({ bus, sessions, timers, isThrottled, isOwnOrigin, addressOf, isHttps, log });
  const { copyTo } = database;
  const backups = copyTo ? createBackups({ copyTo, dataDir: config.dataDir, wall }) : null;
  const chores = createChores(choresOf(services, config.dataDir, backups), timers, log);
  metrics.watch({ sockets: sockets.count, season, mailQueue: () => readMailQueue(db, wall()) });
  return { app, season, services, sockets, chores, backups };
}

/** The same transport, whose emails are counted. */
const counted =
  (transport: Transport, metrics: Metrics): Transport =>
  async (mail) => {
    try {
      await transport(mail);
      metrics.mailed('sent');
    } catch (error) {
      metrics.mailed('failed');
      throw error;
    }
  };

/** What is done by the real clock, whether a season runs or not. */
const choresOf = (services: Services, dataDir: string, backups: Backups | null): Chore[] => [
  { name: 'news by mail', everyMs: NEWS_MAILS_MS, run: createNotificationEmailJob(services) },
  { name: 'sweep', everyMs: HOUR_MS, run: createPurgeJob(services, dataDir) },
  { name: 'backup', everyMs: HOUR_MS, run: async () => backups?.makeNightly(services.db) },
  // Gone before a clock that is set back could make them good again.
  { name: 'expired reset links', everyMs: MINUTE_MS, run: () => removeExpiredResets(services.db, services.wall()) },
];

/** In this order: who is told something in a tick hears of it at its end. */
const socialSteps = ({ db, bus }: Services, feed: Feed) => ({
  crowds: (at: Instant) => countPicks(db, at),
  'followed picks': (at: Instant) => announcePicks(db, at),
  commentary: createCommentary({ db, feed, bus }),
  'match starts': createMatchStartNotifier(db),
  news: (at: Instant) => notifyRecipients(db, bus, at),
});
