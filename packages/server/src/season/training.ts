import type { League } from '@machine/contract';
import type { Feed, Instant } from '../feed/feed.ts';
import { deleteStaleKeys } from '../delete-stale-keys.ts';
import type { Machine } from '../machine/machine.ts';

/**
 * A league's model as it is at an instant: it has learned every result that stood by then, once and in order, and no
 * other. To be asked in the order of time: what is learned is not forgotten.
 */
export type Training = (league: League, at: Instant) => Machine;

export function createTraining(feed: Feed, machineFor: (league: League) => Machine): Training {
  const trained = new Map<League, { machine: Machine; learned: Set<string> }>();
  return (league, at) => {
    const known = trained.get(league) ?? { machine: machineFor(league), learned: new Set<string>() };
    trained.set(league, known);
    const finished = feed.finished(league, at);
    for (const match of finished) {
      if (known.learned.has(match.id)) continue;
      known.machine.learn(match);
      known.learned.add(match.id);
    }
    // A match that has left the history doesn't come back to it.
    deleteStaleKeys(known.learned, finished);
    return known.machine;
  };
}
