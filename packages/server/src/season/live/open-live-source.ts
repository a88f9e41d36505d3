import type { Registry } from 'prom-client';
import type { GameClock } from '../../platform/clock/clock.ts';
import { realTimers } from '../../platform/clock/timers.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { Logger } from '../../platform/http/log.ts';
import type { FinishedMatch } from '../../game/match/feed.ts';
import type { LiveSources } from './delayed-leagues.ts';
import { addFeedMetrics } from './feed-metrics.ts';
import { fetchPage } from './fetch-page.ts';
import { liveHistory } from './history.ts';
import { createLeader } from './leader.ts';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import { type LiveConfig, sourcesFrom } from './live-config.ts';
import type { SourceHealth } from './observation.ts';
import { readObservations } from './observations.ts';
import { createPoller } from './poller.ts';
import { createProblemLog } from './problem-log.ts';
import { readSourceHealth } from './source-health.ts';
import type { Source } from './source.ts';

/** The name of the lease of the process that polls. */
const FEED_LEASE = 'feed';

/** The providers of real matches: their last answers, and the polling of them. */
export type LiveRuntime = LiveSources & {
  /** Takes what has been observed since the last call, by this process or another one. */
  refresh(): Promise<void>;
  /** Starts polling, whenever no other process on the database does. */
  start(): void;
  /** Resolves when this process no longer polls. */
  stop(): Promise<void>;
};

export type LiveSourceDeps = {
  database: OpenDatabase;
  clock: GameClock;
  /** Whether this is the only process on the database when it starts. */
  isAlone: boolean;
  log: Logger;
  metrics: Registry;
};

/** Opens the feed of real matches with everything that has been observed so far. */
export async function openLiveSource(
  config: LiveConfig,
  { database, clock, isAlone, log, metrics }: LiveSourceDeps,
): Promise<{ feed: LiveFeed; live: LiveRuntime }> {
  const { db, dialect } = database;
  const sources = sourcesFrom(config);
  const feed = createLiveFeed({ history: await historyFor(sources), sources });
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
  const startWork = createPoller({ db, clock, fetchPage, sources, log, metrics: addFeedMetrics(metrics) });
  const leader = createLeader({ db, dialect, name: FEED_LEASE, isAlone, startWork, log });
  return {
    feed,
    live: { sources, sourceStates: () => health, refresh, start: leader.start, stop: leader.stop },
  };
}

async function historyFor(sources: readonly Source[]): Promise<FinishedMatch[]> {
  const leagues = [...new Set(sources.map(({ league }) => league))];
  return (await Promise.all(leagues.map(liveHistory))).flat();
}
