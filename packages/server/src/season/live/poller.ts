import { realTimers } from '../../platform/clock/timers.ts';
import type { StartLeaderWork } from '../../platform/cluster/leader.ts';
import type { Logger } from '../../platform/http/log.ts';
import type { FeedMetrics } from './feed-metrics.ts';
import { createProblemLog } from './problem-log.ts';
import type { Source } from './source.ts';
import { type SourcePollerDeps, startSourcePoller } from './source-poller.ts';

type PollerDeps = Pick<SourcePollerDeps, 'db' | 'fetchPage' | 'clock'> &
  Partial<Pick<SourcePollerDeps, 'timers' | 'random'>> & {
    sources: readonly Source[];
    log: Logger;
    metrics: FeedMetrics;
  };

/**
 * Creates the poller, which requests what the phases of matches need from every source, within the budget of its key, and
 * stores what has changed as observations. Sources don't wait for each other.
 */
export function createPoller(deps: PollerDeps): StartLeaderWork {
  const { sources, log, metrics, timers = realTimers, random = Math.random, ...rest } = deps;
  const logProblem = createProblemLog(log, timers);
  return (lease, onLeaseLost) => {
    const pollers = sources.map((source) =>
      startSourcePoller({ ...rest, source, timers, random, metrics, logProblem, lease, onLeaseLost }),
    );
    metrics.watch(() => pollers.flatMap((poller) => poller.status() ?? []));
    return {
      async stop() {
        metrics.watch(() => []);
        await Promise.all(pollers.map((poller) => poller.stop()));
      },
    };
  };
}
