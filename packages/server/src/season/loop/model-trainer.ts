import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import type { Machine } from '../machine/machine.ts';

/**
 * Returns a league's model trained on every result that was final by `at`: each once, in order, and no other. Calls
 * must come in chronological order, because a model can't unlearn.
 */
export type ModelTrainer = (league: League, at: Instant) => Machine;

export function createModelTrainer(feed: Feed, machineFor: (league: League) => Machine): ModelTrainer {
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
    // A match that has dropped out of the history never returns to it.
    deleteStaleKeys(known.learned, finished);
    return known.machine;
  };
}
