import type { CompletedMatch } from '@machine/contract/match.ts';
import { CompletedScreen } from '@machine/ui/completed/CompletedScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useInvalidateOnResult } from '../hooks/useInvalidateOnResult.ts';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { isMoving, matchQueries } from '../queries/match.ts';
import { usePaused } from '../queries/polling.ts';

export default function CompletedRoute() {
  const matches = useQuery(matchQueries.completed());
  const stats = useQuery(matchQueries.machineStats());
  const areMatchesStale = usePaused(matches);
  const areStatsStale = usePaused(stats);
  const now = useNow();
  useInvalidateOnResult(matches.data && resultsKey(matches.data));
  const state = useScreenState(matches, completedState(areMatchesStale || areStatsStale), { isPolled: true });
  return <CompletedScreen state={state} stats={stats.data ?? null} now={now} />;
}

const completedState = (isPaused: boolean) => (matches: readonly CompletedMatch[]) =>
  matches.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, matches, isPaused };

/** Returns a key that changes with every new or corrected result. */
export const resultsKey = (matches: readonly CompletedMatch[]) =>
  matches
    .filter(({ status }) => !isMoving(status))
    .map(({ id, status, scoreHome, scoreAway }) => [id, status, scoreHome, scoreAway].join(':'))
    .toSorted()
    .join(' ');
