import type { League } from '@machine/contract';
import type { Config } from '../config.ts';
import type { Feed, Instant } from '../feed/feed.ts';
import { loadReplayFeed } from '../feed/replay.ts';
import { createSimulatedFeed } from '../feed/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import type { Machine } from '../machine/machine.ts';
import { StartError } from '../start-error.ts';

/** Where matches come from and who calls them. */
export type World = { feed: Feed; machineFor: (league: League) => Machine };

/** The world that the configuration asks for; null for none. Throws a `StartError` when its files are unusable. */
export async function openWorld(config: Pick<Config, 'feed' | 'feedFiles' | 'seed'>, now: Instant) {
  const feed = await openFeed(config, now);
  return feed && { feed, machineFor: createMachine };
}

async function openFeed({ feed, feedFiles, seed }: Parameters<typeof openWorld>[0], now: Instant) {
  if (feed === 'none') return null;
  if (feed === 'simulated') return createSimulatedFeed({ seed });
  try {
    return await loadReplayFeed(feedFiles, now);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'The recorded matches cannot be read.');
  }
}
