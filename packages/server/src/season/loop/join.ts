import { createClock, type GameClock } from '../../platform/clock/clock.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { readServerKey } from '../../platform/db/server-key.ts';
import type { Era } from '../feeds/season-sources.ts';
import type { Logger } from '../../platform/http/log.ts';
import { realTimers } from '../../platform/clock/timers.ts';
import { latestGameTime } from './game-time.ts';
import { acquireInstanceLock, SINGLE_INSTANCE } from './instance-lock.ts';
import { readSettings, reconcileSettings } from './reconcile-settings.ts';
import { followSharedTime, type MachineClocks, readSharedTime } from './shared-clock.ts';
import type { FeedConfig } from './data-source.ts';
import type { RequestedSettings, Settings } from './settings.ts';

/** The season that all processes on the database share. */
export type JoinedSeason = {
  clock: GameClock;
  /** The sources of simulated matches. They hold the secret, which must never leave the server. */
  eras: readonly Era[];
  /** Decides which matches are gold and what bots pick. */
  seed: number;
  /** Whether this was the only process on the database when it started. */
  isAlone: boolean;
  close(): Promise<void>;
};

type JoinConfig = RequestedSettings & Pick<FeedConfig, 'feed'> & { databaseUrl: string | null };

/**
 * Starts the season of a database, or joins the processes that already run it. Throws a `StartError` when their
 * settings contradict the configuration.
 */
export async function joinSeason(
  config: JoinConfig,
  database: OpenDatabase,
  log: Logger,
  clocks: MachineClocks = {},
): Promise<JoinedSeason> {
  const { db, dialect } = database;
  let settings: Settings | undefined;
  /** While this process was disconnected, another one may have started alone with other settings. */
  async function checkSettings(): Promise<void> {
    const stored = await readSettings(db);
    if (settings === undefined || JSON.stringify(stored) === JSON.stringify(settings)) return;
    log.error('the servers on this database no longer agree on SPEED and SEED: restart them all');
  }
  const { databaseUrl } = config;
  const lock =
    databaseUrl === null
      ? SINGLE_INSTANCE
      : await acquireInstanceLock(databaseUrl, { log, onReconnect: checkSettings });
  try {
    const time = await readSharedTime(database, clocks);
    settings = await reconcileSettings(db, config, lock.isOnlyInstance, time.now());
    await lock.share();
    const clock = createClock(dialect, settings.course, time.now);
    clock.raiseMark(await latestGameTime(db, settings.course));
    if (config.acceptClock) {
      log.warn("ACCEPT_CLOCK is set: game time starts at this machine's clock. Remove it before the next start.");
    }
    const last = settings.eras.at(-1);
    if (config.feed === 'simulated' && last?.isOpen) {
      log.warn('SEED is set: anyone can compute the results. For tests only.');
    }
    const secret = config.feed === 'simulated' ? await readServerKey(db, 'results secret') : null;
    const eras = settings.eras.map(({ isOpen, ...era }) => ({ ...era, secret: isOpen ? null : secret }));
    const stopFollowing = dialect === 'sqlite' ? null : followSharedTime({ db, clock, time, timers: realTimers });
    return {
      clock,
      eras,
      seed: last?.seed ?? 0,
      isAlone: lock.isOnlyInstance,
      async close() {
        await stopFollowing?.();
        await lock.close();
      },
    };
  } catch (error) {
    await lock.close();
    throw error;
  }
}
