import type { Cluster } from '../../platform/cluster/cluster.ts';
import { createClock, type GameClock } from '../../platform/clock/clock.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { readServerKey } from '../../platform/db/server-key.ts';
import type { Era } from '../feeds/season-sources.ts';
import type { Logger } from '../../platform/http/log.ts';
import { latestGameTime, syncGameTime } from './game-time.ts';
import { readSettings, reconcileSettings } from './reconcile-settings.ts';
import type { FeedConfig } from './data-source.ts';
import type { RequestedSettings } from './settings.ts';

export type JoinedSeason = {
  clock: GameClock;
  /** The sources of simulated matches. They hold the secret, which must never leave the server. */
  eras: readonly Era[];
  /** Decides which matches are gold and what bots pick. */
  seed: number;
};

/**
 * Starts the season of a database, or joins the processes that already run it. Throws a `StartError` when their
 * settings contradict the configuration.
 */
export async function joinSeason(
  config: RequestedSettings & Pick<FeedConfig, 'feed'>,
  { db, dialect }: OpenDatabase,
  cluster: Cluster,
  log: Logger,
): Promise<JoinedSeason> {
  const settings = await reconcileSettings(db, config, cluster.isFirst, cluster.now());
  // While this process was disconnected, another one may have started alone with other settings.
  cluster.onReconnect(async () => {
    if (JSON.stringify(await readSettings(db)) === JSON.stringify(settings)) return;
    log.error('the servers on this database no longer agree on SPEED and SEED: restart them all');
  });
  await cluster.open();
  const clock = createClock(dialect, settings.course, cluster.now);
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
  cluster.keepInStep(() => syncGameTime(db, clock));
  return { clock, eras, seed: last?.seed ?? 0 };
}
