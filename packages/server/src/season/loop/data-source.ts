import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import { loadReplayFeed } from '../feeds/replay.ts';
import type { Era } from '../feeds/season-sources.ts';
import { createFeedFromEras } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import { type LiveConfig, sourcesFrom } from '../live/live-config.ts';
import type { Machine } from '../machine/machine.ts';
import type { Registry } from 'prom-client';
import type { GameClock } from '../../platform/clock/clock.ts';
import { realTimers } from '../../platform/clock/timers.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Logger } from '../../platform/http/log.ts';
import type { StartLeaderWork } from '../../platform/cluster/leader.ts';
import type { LiveSources } from '../live/delayed-leagues.ts';
import { addFeedMetrics } from '../live/feed-metrics.ts';
import { fetchPage } from '../live/fetch-page.ts';
import { readBundledResults } from '../feeds/bundled-results.ts';
import { createLiveFeed, type LiveFeed } from '../live/live-feed.ts';
import { readObservations } from '../live/observations.ts';
import { createPoller } from '../live/poller.ts';
import { createProblemLog } from '../live/problem-log.ts';
import { readSourceHealth, type SourceHealth } from '../live/source-health.ts';

/** The providers of real matches: their last answers, and the polling of them. */
type LiveRuntime = LiveSources & {
  /** Takes what has been observed since the last call, by this process or another one. */
  refresh(): Promise<void>;
  poll: StartLeaderWork;
};

type DataSourceDeps = { db: Db; clock: GameClock; log: Logger; metrics: Registry; eras: readonly Era[] };

async function openLiveSource(
  config: LiveConfig,
  { db, clock, log, metrics }: DataSourceDeps,
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

export type DataSource = {
  feed: Feed;
  machineFor: (league: League) => Machine;
  /** The sources of simulated matches, whose secrets are committed and revealed. Absent for other feeds. */
  eras?: readonly Era[];
  /** The providers of real matches. Absent for other feeds. */
  live?: LiveRuntime;
};

export type FeedConfig = { feed: 'simulated' | 'replay' | 'live' | 'none'; feedFiles: string[]; live: LiveConfig };

/** Opens the configured data source; null for none. Throws a `StartError` when its files are unusable. */
export async function openDataSource(
  { feed, feedFiles, live }: FeedConfig,
  deps: DataSourceDeps,
): Promise<DataSource | null> {
  switch (feed) {
    case 'none':
      return null;
    case 'simulated':
      return { feed: createFeedFromEras(deps.eras), machineFor: createMachine, eras: deps.eras };
    case 'replay':
      return { feed: await loadReplayFeed(feedFiles, deps.clock.now()), machineFor: createMachine };
    case 'live':
      return { ...(await openLiveSource(live, deps)), machineFor: createMachine };
  }
}
