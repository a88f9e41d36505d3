import type { League } from '@machine/contract';
import type { Config } from '../config.ts';
import type { Feed, Instant } from '../feed/feed.ts';
import { loadReplayFeed } from '../feed/replay.ts';
import { createFeedOfEras, type Era } from '../feed/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import type { Machine } from '../machine/machine.ts';
import { StartError } from '../start-error.ts';

/** Where matches come from and who calls them. */
export type World = { feed: Feed; machineFor: (league: League) => Machine };

type WorldConfig = Pick<Config, 'feed' | 'feedFiles'> & { eras: readonly Era[] };

/** The world that the configuration asks for; null for none. Throws a `StartError` when its files are unusable. */
export async function openWorld(config: WorldConfig, now: Instant) {
  const feed = await openFeed(config, now);
  return feed && { feed, machineFor: createMachine };
}

async function openFeed({ feed, feedFiles, eras }: WorldConfig, now: Instant) {
  if (feed === 'none') return null;
  if (feed === 'simulated') return createFeedOfEras(eras);
  try {
    return await loadReplayFeed(feedFiles, now);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'The recorded matches cannot be read.');
  }
}
