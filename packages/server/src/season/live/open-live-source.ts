import type { Registry } from 'prom-client';
import type { GameClock } from '../../platform/clock/clock.ts';
import { realTimers } from '../../platform/clock/timers.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Logger } from '../../platform/http/log.ts';
import type { StartLeaderWork } from '../../platform/cluster/leader.ts';
import type { LiveSources } from './delayed-leagues.ts';
import { addFeedMetrics } from './feed-metrics.ts';
import { fetchPage } from './fetch-page.ts';
import { readBundledResults } from '../feeds/bundled-results.ts';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import { type LiveConfig, sourcesFrom } from './live-config.ts';
import type { SourceHealth } from './observation.ts';
import { readObservations } from './observations.ts';
import { createPoller } from './poller.ts';
import { createProblemLog } from './problem-log.ts';
import { readSourceHealth } from './source-health.ts';

/** The providers of real matches: their last answers, and the polling of them. */
export type LiveRuntime = LiveSources & {
  /** Takes what has been observed since the last call, by this process or another one. */
  refresh(): Promise<void>;
  /** Polls while this process leads. */
  poll: StartLeaderWork;
};

export type LiveSourceDeps = { db: Db; clock: GameClock; log: Logger; metrics: Registry };

/** Opens the feed of real matches with everything that has been observed so far. */
export async function openLiveSource(
  config: LiveConfig,
  { db, clock, log, metrics }: LiveSourceDeps,
): Promise<{ feed: LiveFeed; live: LiveRuntime }> {
  const sources = sourcesFrom(config);
  const history = await Promise.all(sources.map(({ league }) => readBundledResults(league)));
  const feed = createLiveFeed({ history: history.flat(), sources });
  const logProblem = createProblemLog(log, realTimers);
  let health: readonly SourceHealth[] = [];

  async function refresh(): Promise<void> {
    for await (const observations of readObservations(db, feed.lastId())) {
      for (const { source, problem } of feed.apply(observations)) logProblem('warn', source, problem);
    }
    health = await readSourceHealth(db);
    feed.applyHealth(health);
  }

  await refresh();
  const poll = createPoller({ db, clock, fetchPage, sources, log, metrics: addFeedMetrics(metrics) });
  return { feed, live: { sources, sourceStates: () => health, refresh, poll } };
}
