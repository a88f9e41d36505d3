import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { loadReplayFeed } from '../feeds/replay.ts';
import { createFeedFromEras, type Era } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import type { LiveSources } from '../live/delayed-leagues.ts';
import type { Machine } from '../machine/machine.ts';
import { StartError } from '../../platform/start-error.ts';

/** Provides the matches and the Machine that predicts them. */
export type DataSource = {
  feed: Feed;
  machineFor: (league: League) => Machine;
  /** The providers of real matches, and how well they can be reached. Absent for other feeds. */
  live?: LiveSources;
};

export type FeedConfig = {
  feed: 'simulated' | 'replay' | 'none';
  /** The recorded matches to replay. */
  feedFiles: string[];
};

type DataSourceConfig = FeedConfig & { eras: readonly Era[] };

/** Opens the configured data source; null for none. Throws a `StartError` when its files are unusable. */
export async function openDataSource(config: DataSourceConfig, now: Instant) {
  const feed = await openFeed(config, now);
  return feed && { feed, machineFor: createMachine };
}

async function openFeed({ feed, feedFiles, eras }: DataSourceConfig, now: Instant) {
  if (feed === 'none') return null;
  if (feed === 'simulated') return createFeedFromEras(eras);
  try {
    return await loadReplayFeed(feedFiles, now);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'The recorded matches cannot be read.');
  }
}
