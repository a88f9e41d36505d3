import { createClock, type GameClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/open.ts';
import { readServerKey } from '../db/server-key.ts';
import type { Era } from '../feed/simulated.ts';
import type { Logger } from '../http/log.ts';
import { agreeOnSettings, readSettings } from './agree.ts';
import { markOnCourse } from './game-time.ts';
import { ALONE, openPresence } from './presence.ts';
import type { Settings } from './settings.ts';

/** The season as all processes on the database play it. */
export type JoinedSeason = {
  clock: GameClock;
  /** Where matches come from, if the season is simulated. Holds the secret: it stays on the server. */
  eras: readonly Era[];
  /** Decides which matches are gold and what bots pick. */
  seed: number;
  close(): Promise<void>;
};

type JoinConfig = Pick<Config, 'databaseUrl' | 'feed' | 'seed' | 'speed' | 'acceptClock'>;

/**
 * Begins the season of a database, or joins the processes that already play it. Throws a `StartError` when they play
 * by other settings than the configuration asks for.
 */
export async function joinSeason(
  config: JoinConfig,
  { db, dialect }: OpenDatabase,
  log: Logger,
): Promise<JoinedSeason> {
  let agreed: Settings | undefined;
  /** Another process may have started alone, with other settings, while this one was cut off. */
  async function onReturn(): Promise<void> {
    const now = await readSettings(db);
    if (agreed === undefined || JSON.stringify(now) === JSON.stringify(agreed)) return;
    log.error('the servers on this database no longer agree on SPEED and SEED: restart them all');
  }
  const { databaseUrl } = config;
  const presence = databaseUrl === null ? ALONE : await openPresence(databaseUrl, { log, onReturn });
  try {
    const settings = await agreeOnSettings(db, config, presence.isAlone, Date.now());
    agreed = settings;
    await presence.share();
    const clock = createClock(dialect, settings.course);
    clock.raiseMark(await markOnCourse(db, settings.course));
    if (config.acceptClock) {
      log.warn('ACCEPT_CLOCK is set: game time begins at the clock of this machine. Remove it before the next start.');
    }
    const last = settings.eras.at(-1);
    if (config.feed === 'simulated' && last?.isOpen) {
      log.warn('SEED is set: results can be computed by anyone. For tests only.');
    }
    const secret = config.feed === 'simulated' ? await readServerKey(db, 'results secret') : null;
    const eras = settings.eras.map(({ isOpen, ...era }) => ({ ...era, secret: isOpen ? null : secret }));
    return { clock, eras, seed: last?.seed ?? 0, close: presence.close };
  } catch (error) {
    await presence.close();
    throw error;
  }
}
