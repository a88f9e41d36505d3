import type { HashCost } from '../account/auth/password.ts';
import { createConfirmationLink, confirmEmail } from '../account/auth/confirmation.ts';
import { type TimeScale, createClock } from '../platform/clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/open.ts';
import type { Instant } from '../platform/clock/time.ts';
import { createLogger } from '../platform/http/log.ts';
import type { Mail } from '../account/mail/mail.ts';
import { type ServerDeps, createServer } from '../server.ts';
import { closingAfterTest, openedBeforeEach } from './after-test.ts';
import { openTestDatabase } from './test-database.ts';
import { createTestPushClient } from './pushes.ts';
import { createPlayer } from './player.ts';

/** The time of a test game until the test changes it. */
export const KICK_OFF = Date.UTC(2026, 10, 20, 18);
export const OWN_ORIGIN = 'https://play.test';
/** The real cost would take a third of the time of a test with several players. */
export const LOWEST_HASH_COST: HashCost = { memoryCost: 8, timeCost: 1 };

export type Game = Awaited<ReturnType<typeof openGame>>;

type Settings = Pick<
  Config,
  'publicOrigin' | 'staticDir' | 'dataDir' | 'throttles' | 'wordFilter' | 'trustProxy' | 'metricsToken' | 'feed'
>;
type Options = Partial<ServerDeps & Settings> & { timeScale?: TimeScale };

/** Opens a game on an empty database until the end of the test, with stopped time and, by default, no throttles. */
export async function openGame(options: Options = {}) {
  const mails: Mail[] = [];
  const timeScale = options.timeScale ?? { origin: KICK_OFF, realOrigin: 0, speed: 0 };
  const database = options.database ?? (await openTestDatabase());
  const clock = createClock(database.dialect, timeScale);
  const server = createServer(
    {
      publicOrigin: null,
      staticDir: null,
      dataDir: '/nowhere',
      throttles: false,
      wordFilter: false,
      trustProxy: [],
      metricsToken: null,
      feed: 'none',
      seed: 1,
      ...options,
    },
    {
      clock,
      dataSource: null,
      wall: clock.now,
      log: createLogger('silent'),
      isOwnOrigin: (origin) => origin === OWN_ORIGIN,
      origin: () => OWN_ORIGIN,
      transport: async (mail) => void mails.push(mail),
      // Time is stopped and tests write directly to the database, so caches would go stale.
      sharedCacheMs: 0,
      sessionCacheMs: 0,
      hashCost: LOWEST_HASH_COST,
      pushClient: createTestPushClient(),
      ...options,
      database,
    },
  );
  const visitor = (remoteAddress = '127.0.0.1') =>
    createPlayer((path, init) => server.app.request(path, init, { incoming: { socket: { remoteAddress } } }));
  async function settled(): Promise<void> {
    await server.jobRunner.run();
    await server.mailer.settled();
  }
  return {
    ...server,
    /** Resolves when all jobs are done and all account emails are sent. */
    settled,
    database,
    clock,
    db: database.db,
    now: clock.now,
    /** The sent emails. */
    mails,
    /** Sets game time and real time, for the server and its database. */
    setTime: (at: Instant) => void (timeScale.origin = at),
    /** Returns a client without an account, at `remoteAddress` if given. */
    visitor,
    /** Returns a logged-in client with a confirmed address. Its confirmation email isn't in `mails`. */
    async member(name = `player_${crypto.randomUUID().slice(0, 8)}`) {
      const player = visitor();
      const response = await player.post('/api/auth/signup', signupOf(name));
      if (response.status !== 200) throw new Error(`${name} could not sign up: ${JSON.stringify(response.body)}`);
      await settled();
      const { id, email } = (response.body as { user: { id: string; email: string } }).user;
      await confirmAddress({ db: database.db, now: clock.now }, id);
      mails.splice(0, mails.length, ...mails.filter(({ to }) => to !== email));
      return player;
    },
    close: closingAfterTest(async () => {
      await server.jobs.stop();
      await server.mailer.settled();
      await database.close();
    }),
  };
}

/** Opens a game before each test of the file. */
export const gameBeforeEach = (options?: Options): Game => openedBeforeEach(() => openGame(options));

export async function confirmAddress({ db, now }: { db: Db; now(): Instant }, userId: string): Promise<void> {
  const link = await createConfirmationLink(db, userId, now());
  if (link === null || !(await confirmEmail(db, link.token, now()))) throw new Error('The address is not confirmed.');
}

export const PASSWORD = 'correct horse battery';

export const signupOf = (name: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `${name}@example.org`,
  username: name,
  password: PASSWORD,
});
