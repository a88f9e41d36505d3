import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import type { Machine } from '../machine/machine.ts';

/**
 * Returns a league's model trained on every result that was final by `at`: each once, in order, and no other. Calls
 * must come in chronological order, because a model can't unlearn. For a match that starts at `startTime`, it has learned
 * only results that say something about the strengths of the clubs then.
 */
export type ModelTrainer = (league: League, at: Instant, startTime?: Instant) => Machine;

type Trained = { machine: Machine; learned: Set<string> };

export function createModelTrainer(feed: Feed, machineFor: (league: League) => Machine): ModelTrainer {
  /** By league and since when the clubs have had their strengths. */
  const trained = { NBA: new Map<Instant, Trained>(), EPL: new Map<Instant, Trained>() };
  const strengthsSince = (league: League, at: Instant) => feed.strengthsSince?.(league, at) ?? -Infinity;

  return (league, at, startTime = at) => {
    const models = trained[league];
    const present = strengthsSince(league, at);
    for (const earlier of models.keys()) if (earlier < present) models.delete(earlier);
    const since = strengthsSince(league, startTime);
    const model = models.get(since) ?? { machine: machineFor(league), learned: new Set<string>() };
    models.set(since, model);
    const { machine, learned } = model;
    const finished = feed.finished(league, at).filter((match) => match.startTime >= since);
    for (const match of finished) {
      if (learned.has(match.id)) continue;
      machine.learn(match);
      learned.add(match.id);
    }
    // A match that has dropped out of the history never returns to it.
    deleteStaleKeys(learned, finished);
    return machine;
  };
}
