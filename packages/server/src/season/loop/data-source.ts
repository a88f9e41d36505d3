import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import { loadReplayFeed } from '../feeds/replay.ts';
import type { Era } from '../feeds/season-sources.ts';
import { createFeedFromEras } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import type { LiveConfig } from '../live/live-config.ts';
import { type LiveRuntime, type LiveSourceDeps, openLiveSource } from '../live/open-live-source.ts';
import type { Machine } from '../machine/machine.ts';

/** Provides the matches and the Machine that predicts them. */
export type DataSource = {
  feed: Feed;
  machineFor: (league: League) => Machine;
  /** The sources of simulated matches, whose secrets are committed and revealed. Absent for other feeds. */
  eras?: readonly Era[];
  /** The providers of real matches. Absent for other feeds. */
  live?: LiveRuntime;
};

export type FeedConfig = {
  feed: 'simulated' | 'replay' | 'live' | 'none';
  /** The recorded matches to replay. */
  feedFiles: string[];
  /** The providers of real matches. */
  live: LiveConfig;
};

type DataSourceDeps = LiveSourceDeps & { eras: readonly Era[] };

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
